import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { refuseMethod } from './problem-answers.ts';

/** A method and a pattern, as the router writes them. */
type KnownRoute = { method: string; path: string };

/** Answers 405 at a known path that has no such method (RFC 9110, 15.5.6). `findRoutes` is called with the first request. */
export function refuseWrongMethods(findRoutes: () => readonly KnownRoute[]): MiddlewareHandler {
  let findMethods: ((path: string) => string[]) | undefined;
  return async (context, next) => {
    findMethods ??= indexMethods(findRoutes());
    const allowed = findMethods(context.req.path);
    const isKnown = allowed.length === 0 || ['OPTIONS', ...allowed].includes(context.req.method);
    return isKnown ? next() : refuseMethod(context, allowed);
  };
}

/** The methods that a path answers; none for a path that only a catch-all knows. */
export function indexMethods(routes: readonly KnownRoute[]): (path: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) {
    // Probes may ask for OPTIONS of a page.
    if (!['ALL', 'OPTIONS'].includes(method) && path !== '/*') router.add('ANY', path, method);
  }
  return (path) => {
    const methods = new Set(router.match('ANY', path)[0].map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].toSorted();
  };
}
