import { Hono, type Context, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AuthContext } from './auth-context.ts';
import { AuthProblem, problemBody, RateLimitExceeded } from './auth-problems.ts';
import { isKey } from './routes/authentication.ts';

const largestBody = 64 * 1024;
const versionHeader = 'X-Supabase-Api-Version';
const datedVersion = '2024-01-01';

/** Adds the common middleware (CORS, API version, key, size) and error responses. */
export function authRouter(auth: AuthContext): Hono {
  const app = new Hono();
  for (const each of [allowBrowsers, tellVersion, requireKey(auth)]) app.use('*', each);
  app.use('*', bodyLimit({ maxSize: largestBody, onError: (c) => answerProblem(c, tooLarge()) }));
  app.onError((error, c) => {
    if (error instanceof AuthProblem) return answerProblem(c, error);
    if (error.name === 'BodyLimitError') return answerProblem(c, tooLarge());
    if (auth.rules.isOutage(error)) {
      auth.rules.log(`auth: ${c.req.method} ${c.req.path}: ${error.message}`);
      c.header('retry-after', '5');
      return answerProblem(c, unavailable());
    }
    auth.rules.log(`auth: ${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return answerProblem(c, unexpected());
  });
  return app;
}

/** Allows every origin: tokens travel in headers, never in cookies. */
async function allowBrowsers(c: Context, next: Next): Promise<Response | void> {
  c.header('access-control-allow-origin', '*');
  c.header(
    'access-control-expose-headers',
    `${versionHeader}, x-sb-error-code, X-Total-Count, Link, Retry-After`,
  );
  if (c.req.method !== 'OPTIONS') return next();
  c.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  c.header(
    'access-control-allow-headers',
    `accept, authorization, content-type, apikey, x-client-info, ${versionHeader.toLowerCase()}`,
  );
  c.header('access-control-max-age', '600');
  return c.body(null, 204);
}

async function tellVersion(c: Context, next: Next): Promise<void> {
  if (isDated(c)) c.header(versionHeader, datedVersion);
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
  await next();
}

function isDated(c: Context): boolean {
  const requested = c.req.header(versionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(requested) && requested >= datedVersion;
}

/** Paths without an API key: mailed links, public keys, the health check. */
const openPaths = [
  '/auth/v1/verify',
  '/auth/v1/.well-known/jwks.json',
  '/auth/v1/.well-known/openid-configuration',
  '/auth/v1/health',
];

function requireKey({ rules }: AuthContext) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const isOpen = ['GET', 'HEAD'].includes(c.req.method) && openPaths.includes(c.req.path);
    if (rules.anonKey === '' || isOpen) return next();
    const given = c.req.header('apikey') ?? c.req.query('apikey') ?? '';
    if (isKey(given, rules.anonKey) || isKey(given, rules.serviceKey)) return next();
    throw new AuthProblem(
      401,
      'no_authorization',
      given === '' ? 'No API key found in request' : 'Invalid API key',
    );
  };
}

export function answerProblem(c: Context, problem: AuthProblem): Response {
  c.header('x-sb-error-code', problem.code);
  if (problem instanceof RateLimitExceeded) c.header('retry-after', String(problem.waitSeconds));
  return Response.json(problemBody(problem, isDated(c)), {
    status: problem.status,
    headers: c.res.headers,
  });
}

function tooLarge(): AuthProblem {
  return new AuthProblem(413, 'validation_failed', 'Request body too large');
}

function unavailable(): AuthProblem {
  const message = 'Signing in is not possible right now. Please try again in a few seconds.';
  return new AuthProblem(503, 'unexpected_failure', message);
}

function unexpected(): AuthProblem {
  const message = 'Unexpected failure, please check server logs for more information';
  return new AuthProblem(500, 'unexpected_failure', message);
}
