import type { Context } from 'hono';
import { refused } from '#domain/problems.ts';
import type { Log } from '../log.ts';
import { plainPage } from './plain-page.ts';
import { answerProblem } from './problem-answers.ts';

export function nothingHere(): Response {
  return answerProblem(refused('not-found', 'There is nothing at this address.').problem);
}

/** What nobody expected: the log gets all of it, the visitor one sentence. */
export function answerFailure(
  error: Error,
  context: Context,
  log: Log,
): Response | Promise<Response> {
  log.error(`${context.req.method} ${context.req.path} failed:`, error);
  const words = 'Something went wrong on our side. Please try again in a moment.';
  const wantsPage = (context.req.header('accept') ?? '').includes('text/html');
  return wantsPage ? plainPage(words, 500) : Response.json({ message: words }, { status: 500 });
}
