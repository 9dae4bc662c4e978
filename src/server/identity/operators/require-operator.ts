import { updateRow } from '../../platform/database/update-row.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Selectable } from 'kysely';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import type { CallerOf } from '../../platform/http/serve.ts';
import {
  AuthMisconfigured,
  AuthUnavailable,
  type SignedInUser,
} from '../../platform/gateways/auth-gateway.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

type OperatorEnv = { Variables: CallerOf['operator'] };

/** Admits active operators and sets `no-store`; answers 401 to everyone else. */
export function requireOperator(deps: Deps): MiddlewareHandler<OperatorEnv> {
  return async (context, next) => {
    const accessToken = readBearerToken(context);
    const caller = await whileSignInIsUp(deps, () => findCaller(deps, accessToken));
    if (!caller.ok) return answerProblem(caller.problem);
    context.set('operator', caller.value);
    context.set('accessToken', accessToken);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}

async function findCaller(
  deps: Deps,
  accessToken: string,
): Promise<Outcome<Operator, 'unauthenticated'>> {
  if (accessToken === '') return refused('unauthenticated', 'signIn.needed');
  const user = await deps.auth.findUser(accessToken);
  if (!user) return sessionOver;
  if (user.needsSecondStep) return secondStepNeeded;
  const operator = await findOperatorByUser(deps.database, user);
  if (!operator) return refused('unauthenticated', noOperator);
  if (operator.status !== 'active') return refused('unauthenticated', suspended);
  return user.signedInAt < sessionsSince(operator) ? sessionOver : done(operator);
}

/** Logs misconfiguration for the owner; turns an outage of the auth service into a problem. */
export async function whileSignInIsUp<T, Kind extends ProblemKind>(
  { log }: Pick<Deps, 'log'>,
  act: () => Promise<Outcome<T, Kind>>,
): Promise<Outcome<T, Kind | 'unavailable'>> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AuthUnavailable)) throw error;
    if (error instanceof AuthMisconfigured) log.error(`Captains cannot sign in: ${error.message}`);
    else log.warn('the auth service does not answer:', error);
    return signInIsDown;
  }
}

/**
 * Returns the time from which sessions are valid: a suspension ends all earlier sessions. Rounds down, because sign-in
 * times are exact only to the second.
 */
function sessionsSince({ sessionsValidFrom: since }: Operator): number {
  return since === null ? 0 : Math.floor(since.getTime() / 1000) * 1000;
}

const sessionOver = refused('unauthenticated', 'signIn.sessionOver');
const secondStepNeeded = refused('unauthenticated', 'signIn.codeNeeded', {
  facts: { code: 'second_step_needed' },
});
export const noOperator = 'signIn.noOperator';
export const suspended = 'account.suspended';
const signInIsDown = refused('unavailable', 'signIn.away');

function readBearerToken(context: Context): string {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
}

export type Operator = Selectable<Tables['operators']>;

/** Finds the operator of a user; null for users without an operator account. */
export async function findOperatorByUser(
  reader: Queryable,
  user: SignedInUser,
): Promise<Operator | null> {
  const operator = await reader
    .selectFrom('operators')
    .selectAll()
    .where('authUserId', '=', user.userId)
    .executeTakeFirst();
  if (!operator || operator.email === user.email) return operator ?? null;
  // The user changed and confirmed the email address at the auth service.
  await updateRow(reader, 'operators', operator.id, { email: user.email });
  return { ...operator, email: user.email };
}
