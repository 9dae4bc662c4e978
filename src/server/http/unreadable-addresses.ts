import type { MiddlewareHandler } from 'hono';
import { refused } from '#domain/problems.ts';
import { plainPage } from './plain-page.ts';
import { answerProblem } from './problem-answers.ts';

const nothing = refused('not-found', 'There is nothing at this address.').problem;

/** No name of anything has a NUL in it, and the database refuses even to look for one. */
export const refuseUnreadable: MiddlewareHandler = async (context, next) => {
  if (!context.req.url.includes('%00')) return next();
  const wantsPage = (context.req.header('accept') ?? '').includes('text/html');
  return wantsPage ? plainPage(nothing.message, 404) : answerProblem(nothing);
};
