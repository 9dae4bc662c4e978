import type { Problem, ProblemKind } from '#domain/problems.ts';

/** The one table from expected failures to HTTP. */
const statusOf: Readonly<Record<ProblemKind, number>> = {
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

/** A failure as an answer: the message is for the person who reads it. */
export function answerProblem(problem: Problem): Response {
  const { kind: _, ...body } = problem;
  return Response.json(body, headOfProblem(problem));
}

/** The status and the headers of a failure, whatever its body. */
export function headOfProblem({ kind, facts }: Problem) {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (kind === 'unavailable') headers['retry-after'] = '5';
  const wait = facts?.['retryAfterSeconds'];
  if (wait !== undefined) headers['retry-after'] = String(wait);
  return { status: statusOf[kind], headers };
}
