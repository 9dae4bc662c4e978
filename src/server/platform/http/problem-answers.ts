import type { Context, MiddlewareHandler } from 'hono';
import { refused, type Problem, type ProblemKind } from '#domain/problems.ts';
import { isDatabaseOutage } from '../database/database-outage.ts';
import { isCutOff } from '../database/statement-limits.ts';
import { AuthUnavailable } from '../gateways/auth-gateway.ts';
import { CalendarsUnavailable } from '../gateways/calendar-service.ts';
import { PaymentsUnavailable } from '../gateways/card-payments.ts';
import { FilesUnavailable } from '../gateways/file-store.ts';
import { currentWork, noteRefusal } from '../telemetry/current-work.ts';
import type { Log } from '../telemetry/log.ts';
import { withoutPersonalData } from '../telemetry/without-personal-data.ts';
import { prefersJson } from './caching/accepted-types.ts';
import { getRoutePattern } from './requests/named-requests.ts';
import { plainPage } from './plain-page.ts';
import { brokeOff } from './read-payload.ts';
import { deriveReference } from './requests/request-id.ts';

/** Maps expected failures to HTTP statuses. */
const statusByKind: Readonly<Record<ProblemKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-refused': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'sold-out': 409,
  'amount-changed': 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

/** Builds the response of a failure; its message is shown to people. */
export function answerProblem(problem: Problem): Response {
  noteRefusal(problem.message);
  const { kind: _, ...body } = problem;
  return Response.json(body, headOfProblem(problem));
}

/** Returns status and headers of a failure, whatever its body. */
export function headOfProblem({ kind, facts }: Problem) {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (kind === 'unavailable') headers['retry-after'] = '5';
  const wait = facts?.['retryAfterSeconds'];
  if (wait !== undefined) headers['retry-after'] = String(wait);
  return { status: statusByKind[kind], headers };
}

const nothing = refused('not-found', 'There is nothing at this address.').problem;

export function nothingHere(): Response {
  return answerProblem(nothing);
}

export async function refuseMethod(
  context: Context,
  allowed: readonly string[],
): Promise<Response> {
  const { body, headers } = await answerReader(context, wrongMethod);
  headers.set('allow', allowed.join(', '));
  return new Response(body, { status: 405, headers });
}

const wrongMethod = refused('not-found', 'This address cannot be used that way.').problem;

/** Rejects NUL bytes: PostgreSQL cannot even search for them. */
export const refuseUnreadable: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? answerReader(context, nothing) : next();

/** Logs an unexpected error in full and shows the visitor one sentence. */
export function answerFailure(
  error: Error,
  context: Context,
  log: Log,
): Response | Promise<Response> {
  const work = currentWork();
  const request = `${context.req.method} ${work?.route ?? getRoutePattern(context)}`;
  if (hasBrokenOff(context)) return answerProblem(brokeOff.problem);
  const outage = detectOutage(error);
  if (outage) {
    const what = isDatabaseOutage(error) ? 'the database is away: ' : '';
    log.warn(`${request}: ${what}${withoutPersonalData(error.message)}`);
    return answerReader(context, outage);
  }
  const reference = deriveReference(work?.requestId ?? '');
  log.error(`${request} failed (reference ${reference}):`, error);
  const hint = `If you write to us about it, please name this reference: ${reference}`;
  if (wantsPage(context)) return plainPage(wentWrong, 500, {}, { hint });
  const message = `${wentWrong} (Reference ${reference})`;
  return Response.json({ message, reference }, { status: 500 });
}

/** True if the client disconnected while it sent the request, which explains the failure. */
function hasBrokenOff({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as { incoming?: { complete: boolean; destroyed: boolean } };
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

const wentWrong = 'Something went wrong on our side. Please try again in a moment.';

/** Answers with HTML or JSON, as the client prefers. */
function answerReader(context: Context, problem: Problem): Response | Promise<Response> {
  if (!wantsPage(context)) return answerProblem(problem);
  const { status, headers } = headOfProblem(problem);
  return plainPage(problem.message, status, headers);
}

function wantsPage(context: Context): boolean {
  const accept = context.req.header('accept') ?? '';
  return accept.includes('text/html') && !prefersJson(accept);
}

const databaseAway = refused(
  'unavailable',
  'We cannot look this up or save it right now. Please try again in a few seconds.',
).problem;
const serviceAway = refused(
  'unavailable',
  'This is not possible right now. Please try again in a few minutes.',
).problem;
const outages = [FilesUnavailable, PaymentsUnavailable, CalendarsUnavailable, AuthUnavailable];

/** Returns a temporary failure as a problem; null for bugs. */
function detectOutage(error: Error): Problem | null {
  if (isDatabaseOutage(error) || isCutOff(error)) return databaseAway;
  return outages.some((outage) => error instanceof outage) ? serviceAway : null;
}
