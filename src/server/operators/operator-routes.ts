import { Hono, type Context } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import {
  contactPayload,
  type ContactPayload,
  loginPayload,
  registerPayload,
  type LoginPayload,
} from '#contract/operator-payloads.ts';
import type { MeView, SessionView } from '#contract/operator-views.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { findOperatorOf, type Operator } from './find-operator.ts';
import {
  noOperator,
  requireOperator,
  signInIsDown,
  tellAuthFailure,
  suspended,
  type OperatorEnv,
} from './require-operator.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { readPayload } from '../http/read-payload.ts';
import { AuthUnavailable, type AuthSession } from '../gateways/auth-gateway.ts';
import type { Deps } from '../dependencies.ts';
import { findCalendarState } from './calendar-state.ts';
import { presentOperator } from './operator-presenter.ts';
import { registerOperator } from './register-operator.ts';

const SIGN_UPS = { name: 'sign-ups', most: 30, withinSeconds: 600 };
const SIGN_INS = { name: 'sign-ins', most: 60, withinSeconds: 600 };

/** How operators come in, and who they are. `addressOf` tells where a request comes from. */
export function operatorRoutes(
  deps: Deps,
  limit: RateLimiter,
  addressOf: (context: Context) => string,
): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();

  app.post(endpoints.register.path, limit(SIGN_UPS), async (context) => {
    const input = await readPayload(context.req.raw, registerPayload);
    if (!input.ok) return answerProblem(input.problem);
    const made = await whileUp(deps, () => registerOperator(deps, input.value, addressOf(context)));
    if (!made.ok) return answerProblem(made.problem);
    const session = made.value && presentSession(made.value);
    return answerOnce({ message: CHECK_MAIL, session });
  });

  app.post(endpoints.login.path, limit(SIGN_INS), async (context) => {
    const input = await readPayload(context.req.raw, loginPayload);
    if (!input.ok) return answerProblem(input.problem);
    const entered = await whileUp(deps, () => signIn(deps, input.value, addressOf(context)));
    if (!entered.ok) return answerProblem(entered.problem);
    const { session, operator } = entered.value;
    return answerOnce({
      session: presentSession(session),
      operator: operator && (await present(deps, operator)),
    });
  });

  app.post(endpoints.logout.path, requireOperator(deps), async (context) => {
    const left = await whileUp(deps, async () =>
      done(await deps.auth.signOut(context.get('accessToken'))),
    );
    return left.ok ? context.json({ signedOut: true }) : answerProblem(left.problem);
  });

  app.get(endpoints.me.path, requireOperator(deps), async (context) =>
    context.json(await present(deps, context.get('operator'))),
  );

  app.put(endpoints.saveContact.path, requireOperator(deps), async (context) => {
    const contact = await readPayload(context.req.raw, contactPayload);
    if (!contact.ok) return answerProblem(contact.problem);
    const operator = await saveContact(deps, context.get('operator').id, contact.value);
    return context.json(await present(deps, operator));
  });
  return app;
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
async function signIn(deps: Deps, input: LoginPayload, from: string): Promise<Outcome<Entered>> {
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

async function whileUp<T>(deps: Deps, act: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
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

function answerOnce(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
