import { endpoints } from '#contract/endpoints.ts';
import type { ContactPayload, LoginPayload, MeView, SessionView } from '#contract/operator-api.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import {
  findOperatorOf,
  type Operator,
  noOperator,
  signInIsDown,
  tellAuthFailure,
  suspended,
} from './require-operator.ts';
import { serve } from '../http/serve.ts';
import { AuthUnavailable, type AuthProblem, type AuthSession } from '../gateways/auth-gateway.ts';
import type { Deps } from '../dependencies.ts';
import { registerOperator } from './register-operator.ts';
import type { Reader } from '../database/database.ts';

/** How operators come in, and who they are. */
export function operatorRoutes(deps: Deps) {
  return [
    serve(endpoints.register, async ({ payload, address }) => {
      const made = await whileUp(deps, () => registerOperator(deps, payload, address));
      if (!made.ok) return made;
      return done({ message: CHECK_MAIL, session: made.value && presentSession(made.value) });
    }),

    serve(endpoints.login, async ({ payload, address }) => {
      const entered = await whileUp(deps, () => signIn(deps, payload, address));
      if (!entered.ok) return entered;
      const { session, operator } = entered.value;
      return done({
        session: presentSession(session),
        operator: operator && (await present(deps, operator)),
      });
    }),

    serve(endpoints.logout, async ({ accessToken }) => {
      const left = await whileUp(deps, async () => done(await deps.auth.signOut(accessToken)));
      return left.ok ? done({ signedOut: true }) : left;
    }),

    serve(endpoints.me, async ({ operator }) => done(await present(deps, operator))),

    serve(endpoints.saveContact, async ({ operator, payload }) =>
      done(await present(deps, await saveContact(deps, operator.id, payload))),
    ),
  ];
}

async function present({ database }: Deps, operator: Operator): Promise<MeView> {
  return presentOperator(operator, await findCalendarState(database, operator.id));
}

function saveContact(
  { database }: Deps,
  operatorId: string,
  { phone }: ContactPayload,
): Promise<Operator> {
  return database
    .updateTable('operators')
    .set({ phone })
    .where('id', '=', operatorId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const CHECK_MAIL = 'Please check your email to verify your account.';

const CONFIRM_FIRST = 'Please confirm your email address first, then sign in.';

type Entered = { session: AuthSession; operator: Operator | null };

/** An operator with a second step gets the session to pass it with, and is nobody to us until then. */
async function signIn(
  deps: Deps,
  input: LoginPayload,
  from: string,
): Promise<Outcome<Entered, AuthProblem>> {
  const signedIn = await deps.auth.signIn(input, from);
  if (!signedIn.ok) return signedIn;
  const session = signedIn.value;
  const user = await deps.auth.findUser(session.access_token);
  if (user?.needsSecondStep) return done({ session, operator: null });
  const operator = user && (await findOperatorOf(deps.database, user));
  if (operator?.status === 'active') return done({ session, operator });
  await deps.auth.signOut(session.access_token);
  if (!user) return refused('unauthenticated', CONFIRM_FIRST);
  return refused('unauthenticated', operator ? suspended : noOperator);
}

async function whileUp<T, Kind extends ProblemKind>(
  deps: Deps,
  act: () => Promise<Outcome<T, Kind>>,
): Promise<Outcome<T, Kind | 'unavailable'>> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AuthUnavailable)) throw error;
    tellAuthFailure(deps, error);
    return signInIsDown;
  }
}

function presentSession(session: AuthSession): SessionView {
  const { access_token, refresh_token, token_type, expires_in, expires_at, user } = session;
  return { access_token, refresh_token, token_type, expires_in, expires_at, user };
}

/** The signed-in operator as their own pages show them. */
function presentOperator(operator: Operator, calendar: CalendarState | null): MeView {
  const notConnected = { connected: false, lastSyncAt: null };
  const connected = calendar && {
    connected: true,
    lastSyncAt: calendar.readAt?.toISOString() ?? null,
  };
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    phone: operator.phone,
    calendars: {
      google: (calendar?.provider === 'google' && connected) || notConnected,
      nylas: connected ?? notConnected,
    },
  };
}

type CalendarState = { provider: string; readAt: Date | null };

/** An operator's connected calendar; null when there is none. One that has to be let in again still counts. */
async function findCalendarState(
  reader: Reader,
  operatorId: string,
): Promise<CalendarState | null> {
  const state = await reader
    .selectFrom('calendar_connections as connection')
    .innerJoin('calendar_sources as source', 'source.operator_id', 'connection.operator_id')
    .select(['connection.provider', 'source.read_at as readAt'])
    .where('connection.operator_id', '=', operatorId)
    .where('source.kind', '=', 'nylas')
    .executeTakeFirst();
  return state ?? null;
}
