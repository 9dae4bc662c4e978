import type { Context, MiddlewareHandler } from 'hono';
import { refused, type Problem, type ProblemKind } from '#domain/problems.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { isDatabaseOutage } from '../database/database-outage.ts';
import { isStatementCancelled } from '../database/statement-limits.ts';
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
import { encodeError, mapValues, type ProblemBody } from './problem-body.ts';
import { clientDisconnected } from './read-payload.ts';
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

/** Builds the JSON response of a failure, in English. */
export function answerProblem(problem: Problem): Response {
  const { message, fields, facts } = problem;
  const english = writeProblem('en', problem);
  noteRefusal(english.message);
  const body: ProblemBody = {
    ...encodeError(message),
    message: english.message,
    ...(fields && { fields: english.fields, fieldErrors: mapValues(fields, encodeError) }),
    ...(facts && { facts }),
  };
  return Response.json(body, buildProblemHead(problem));
}

/** Writes the sentences of a failure in a language. */
export function writeProblem(language: Language, { message, fields = {} }: Problem) {
  return {
    message: writeError(language, message),
    fields: mapValues(fields, (field) => writeError(language, field)),
  };
}

/** Returns the status and headers of a failure. */
export function buildProblemHead({ kind, facts }: Problem) {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (kind === 'unavailable') headers['retry-after'] = '5';
  const wait = facts?.['retryAfterSeconds'];
  if (wait !== undefined) headers['retry-after'] = String(wait);
  return { status: statusByKind[kind], headers };
}

const unknownRoute = refused('not-found', 'route.unknown').problem;

export function answerNotFound(): Response {
  return answerProblem(unknownRoute);
}

export async function refuseMethod(
  context: Context,
  allowed: readonly string[],
): Promise<Response> {
  const { body, headers } = await answerClient(context, methodNotAllowed);
  headers.set('allow', allowed.join(', '));
  return new Response(body, { status: 405, headers });
}

const methodNotAllowed = refused('not-found', 'route.methodNotAllowed').problem;

/** Answers 404 to a URL with a NUL byte, which PostgreSQL cannot store or search for. */
export const refuseUnreadable: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? answerClient(context, unknownRoute) : next();

/** Logs an unexpected error in full, and answers with one sentence and a reference. */
export function answerFailure(
  error: Error,
  context: Context,
  log: Log,
): Response | Promise<Response> {
  const work = currentWork();
  const request = `${context.req.method} ${work?.route ?? getRoutePattern(context)}`;
  if (hasBrokenOff(context)) return answerProblem(clientDisconnected.problem);
  const outage = detectOutage(error);
  if (outage) {
    const what = isDatabaseOutage(error) ? 'the database is unreachable: ' : '';
    log.warn(`${request}: ${what}${withoutPersonalData(error.message)}`);
    return answerClient(context, outage);
  }
  const reference = deriveReference(work?.requestId ?? '');
  log.error(`${request} failed (reference ${reference}):`, error);
  const hint = `If you write to us about it, please name this reference: ${reference}`;
  if (wantsPage(context)) return plainPage(unexpectedError, 500, {}, { hint });
  const failure = { code: 'server.failed', values: { text: reference } } as const;
  const body = { ...failure, message: writeError('en', failure), reference };
  return Response.json(body, { status: 500 });
}

/** True if the client disconnected before it had sent the whole request. */
function hasBrokenOff({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as { incoming?: { complete: boolean; destroyed: boolean } };
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

const unexpectedError = 'Something went wrong on our side. Please try again in a moment.';

/** Answers with HTML or JSON, as the client prefers. */
function answerClient(context: Context, problem: Problem): Response | Promise<Response> {
  if (!wantsPage(context)) return answerProblem(problem);
  const { status, headers } = buildProblemHead(problem);
  return plainPage(writeError('en', problem.message), status, headers);
}

function wantsPage(context: Context): boolean {
  const accept = context.req.header('accept') ?? '';
  return accept.includes('text/html') && !prefersJson(accept);
}

const databaseOutage = refused('unavailable', 'database.away').problem;
const serviceOutage = refused('unavailable', 'service.away').problem;
const outages = [FilesUnavailable, PaymentsUnavailable, CalendarsUnavailable, AuthUnavailable];

/** Returns a temporary failure as a problem; null for bugs. */
function detectOutage(error: Error): Problem | null {
  if (isDatabaseOutage(error) || isStatementCancelled(error)) return databaseOutage;
  return outages.some((outage) => error instanceof outage) ? serviceOutage : null;
}
