import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { refuseMethod } from './problem-answers.ts';

type KnownRoute = { method: string; path: string };

/**
 * Answers 405 if a known path does not support the method (RFC 9110, 15.5.6). Calls `findRoutes` on the first request.
 */
export function refuseWrongMethods(findRoutes: () => readonly KnownRoute[]): MiddlewareHandler {
  let findMethods: ((path: string) => string[]) | undefined;
  return async (context, next) => {
    findMethods ??= indexMethods(findRoutes());
    const allowed = findMethods(context.req.path);
    const isKnown = allowed.length === 0 || ['OPTIONS', ...allowed].includes(context.req.method);
    return isKnown ? next() : refuseMethod(context, allowed);
  };
}

/** Returns a function that lists the methods of a path; the list is empty if only a catch-all matches. */
export function indexMethods(routes: readonly KnownRoute[]): (path: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) {
    // Leaves out OPTIONS, because probes may send it to a page.
    if (!['ALL', 'OPTIONS'].includes(method) && path !== '/*') router.add('ANY', path, method);
  }
  return (path) => {
    const methods = new Set(router.match('ANY', path)[0].map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].toSorted();
  };
}
