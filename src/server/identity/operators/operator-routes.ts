import { findPasswordWordProblem } from '#domain/fields/password-words.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type {
  LoginPayload,
  MeView,
  RegisterPayload,
  SessionView,
} from '#contract/operator/operator-api.ts';
import { done, refused, type Outcome, type ProblemKind, type Refused } from '#domain/problems.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { AuthProblem, AuthSession } from '../../platform/gateways/auth-gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerOperator } from './register-operator.ts';
import {
  findOperatorByUser,
  noOperator,
  suspended,
  whileSignInIsUp,
  type Operator,
} from './require-operator.ts';

export function operatorRoutes(deps: Deps) {
  return [
    serve(endpoints.register, async ({ payload, address, language }) => {
      const by = { from: address, language: portalLanguage(language, deps.site) };
      const made = await whileSignInIsUp(deps, () => registerOperator(deps, payload, by));
      if (!made.ok) return explainWeakPassword(made, payload);
      const message = writeError(language, CHECK_MAIL);
      return done({ message, session: made.value && presentSession(made.value) });
    }),

    serve(endpoints.login, async ({ payload, address }) => {
      const entered = await whileSignInIsUp(deps, () => signIn(deps, payload, address));
      if (!entered.ok) return entered;
      const { session, operator } = entered.value;
      const me = operator && (await presentOperator(deps, operator));
      return done({ session: presentSession(session), operator: me });
    }),

    serve(endpoints.logout, async ({ accessToken }) => {
      const left = await whileSignInIsUp(deps, async () =>
        done(await deps.auth.signOut(accessToken)),
      );
      return left.ok ? done({ signedOut: true }) : left;
    }),

    serve(endpoints.me, async ({ operator }) => done(await presentOperator(deps, operator))),

    serve(endpoints.saveContact, ({ operator, payload: { phone } }) =>
      saveOwn(deps, operator, { phone }),
    ),

    serve(endpoints.saveLanguage, ({ operator, payload: { language } }) =>
      saveOwn(deps, operator, { language }),
    ),

    serve(endpoints.saveRebookings, ({ operator, payload: { takesRebookings } }) =>
      saveOwn(deps, operator, { takesRebookings }),
    ),
  ];
}

type OwnChange = Partial<Pick<Operator, 'phone' | 'language' | 'takesRebookings'>>;

async function saveOwn(
  deps: Deps,
  { id }: Operator,
  change: OwnChange,
): Promise<Outcome<MeView, never>> {
  const saved = await deps.database
    .updateTable('operators')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return done(await presentOperator(deps, saved));
}

const CHECK_MAIL = 'signUp.checkEmail';
const CONFIRM_FIRST = 'signIn.confirmEmail';

/** Replaces the auth service's message with our translated message if our own rule rejects the password. */
function explainWeakPassword<Kind extends ProblemKind>(
  refusal: Refused<Kind>,
  { password, email }: RegisterPayload,
): Refused<Kind> {
  const { kind, facts = {} } = refusal.problem;
  const message = facts['code'] === 'weak_password' && findPasswordWordProblem(password, email);
  return message ? refused(kind, message, { facts, fields: { password: message } }) : refusal;
}

type Entered = { session: AuthSession; operator: Operator | null };

/** Signs an operator in. If two-factor authentication is still needed, returns the session without the operator. */
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
  const operator = user && (await findOperatorByUser(deps.database, user));
  if (operator?.status === 'active') return done({ session, operator });
  await deps.auth.signOut(session.access_token);
  if (!user) return refused('unauthenticated', CONFIRM_FIRST);
  return refused('unauthenticated', operator ? suspended : noOperator);
}

function presentSession(session: AuthSession): SessionView {
  const { access_token, refresh_token, token_type, expires_in, expires_at, user } = session;
  return { access_token, refresh_token, token_type, expires_in, expires_at, user };
}

/** Presents the signed-in operator. A calendar that needs reconnecting still counts as connected. */
async function presentOperator({ database, site }: Deps, operator: Operator): Promise<MeView> {
  const { id, name, email, phone, takesRebookings } = operator;
  const calendar = await database
    .selectFrom('calendarConnections as connection')
    .innerJoin('calendarSources as source', 'source.operatorId', 'connection.operatorId')
    .select(['connection.provider', 'source.readAt'])
    .where('connection.operatorId', '=', id)
    .where('source.kind', '=', 'nylas')
    .executeTakeFirst();
  const nylas = { connected: !!calendar, lastSyncAt: calendar?.readAt?.toISOString() ?? null };
  const google = calendar?.provider === 'google' ? nylas : { connected: false, lastSyncAt: null };
  const language = portalLanguage(operator.language, site);
  return { id, name, email, phone, language, takesRebookings, calendars: { google, nylas } };
}
