import type { Context, Hono, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { negotiateLanguage } from '../platform/http/translate-refusals.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { requireAdmin, requireOwnPage } from '../identity/sessions/require-admin.ts';
import { requireOperator } from '../identity/operators/require-operator.ts';
import { nameRoute } from '../platform/telemetry/current-work.ts';
import { isFromOutside } from '../platform/http/requests/client-address.ts';
import { answerProblem } from '../platform/http/problem-answers.ts';
import type { RateLimiter } from '../platform/http/rate-limits.ts';
import { readPayload, readQuery } from '../platform/http/read-payload.ts';
import { secretHeaders } from '../platform/http/security-headers.ts';
import type { FileAnswer, Route } from '../platform/http/serve.ts';
import type { Deps } from '../platform/dependencies.ts';
import { traced } from '../platform/telemetry/tracing.ts';

/** Context for mounting endpoints. */
export type Mounting = {
  deps: Deps;
  limit: RateLimiter;
  readAddress: (context: Context) => string;
};

/** Mounts endpoints with everything that their contract entries declare. */
export function mountEndpoints(
  app: Hono,
  routes: readonly Route<string>[],
  mounting: Mounting,
): void {
  for (const { endpoint, act } of routes) {
    const path = [routePath(endpoint.path)];
    const name: MiddlewareHandler = (context, next) => asCallTo(endpoint, context, next);
    app.on(endpoint.method, path, name, ...buildGuards(endpoint, mounting), (context, next) =>
      answer(endpoint, act as AnyAct, {
        ...(context.var as object),
        params: readParams(endpoint.path, context.req.param()),
        address: mounting.readAddress(context),
        language: negotiateLanguage(context.req.header('accept-language'), mounting.deps.site),
        context,
        next,
      }),
    );
  }
}

/** Names a request after its endpoint; an in-process call from a page gets its own span. */
function asCallTo({ method, path }: Endpoint, context: Context, next: Next): Promise<void> {
  if (!isFromOutside(context)) return traced({ name: `${method} ${path}`, kind: 'internal' }, next);
  nameRoute(path);
  return next();
}

/** Returns authorization and rate limits. Unauthorized callers are rejected before they consume a limit. */
function buildGuards(endpoint: Endpoint, { deps, limit }: Mounting): MiddlewareHandler[] {
  const limits = [
    ...(endpoint.limit ? [limit(endpoint.limit)] : []),
    ...(endpoint.tokenLimit ? [limit(endpoint.tokenLimit, undefined, readToken)] : []),
    ...(endpoint.bodyLimit ? [limitBody(endpoint.bodyLimit)] : []),
  ];
  switch (endpoint.caller) {
    case 'operator':
      return [requireOperator(deps) as MiddlewareHandler, ...limits];
    case 'admin':
      return [requireAdmin(deps, endpoint) as MiddlewareHandler, ...limits];
    case 'public':
      return endpoint.sameOrigin ? [...limits, requireOwnPage(deps.site.publicUrl)] : limits;
  }
}

function readToken(context: Context): string {
  return context.req.param('token') ?? '';
}

function limitBody({ bytes, message }: NonNullable<Endpoint['bodyLimit']>): MiddlewareHandler {
  const onError = () => answerProblem(refused('too-large', message).problem);
  return bodyLimit({ maxSize: bytes, onError });
}

/** Untyped act; `serve` has type-checked it against its endpoint. */
type AnyAct = (call: object) => unknown;
type AnyCall = {
  context: Context;
  next: Next;
  params: object;
  address: string;
  language: Language;
};

async function answer(endpoint: Endpoint, act: AnyAct, call: AnyCall): Promise<Response> {
  if (endpoint.raw === 'exchange') return (await act(call)) as Response;
  const sent = await parse(endpoint, call.context.req.raw);
  if (!sent.ok) return answerProblem(sent.problem);
  const outcome = (await act({ ...call, ...sent.value })) as Outcome<unknown>;
  if (!outcome.ok) return answerProblem(outcome.problem);
  const { cacheControl, contentType, isSecret } = endpoint;
  const headers = isSecret ? secretHeaders : cacheControl && { 'cache-control': cacheControl };
  for (const [name, value] of Object.entries(headers ?? {})) call.context.header(name, value);
  if (contentType) return answerFile(call.context, contentType, outcome.value as FileAnswer);
  return answerJson(call.context, endpoint, outcome.value);
}

async function parse({ query, payload, raw: byHand }: Endpoint, request: Request) {
  const sought = query ? readQuery(request, query) : done(undefined);
  if (!sought.ok) return sought;
  const sent = payload && !byHand ? await readPayload(request, payload) : done(undefined);
  return sent.ok ? done({ query: sought.value, payload: sent.value }) : sent;
}

function answerFile(context: Context, contentType: string, { name, content }: FileAnswer) {
  return context.body(content, 200, {
    'content-type': `${contentType}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
}

function answerJson(context: Context, { answers }: Endpoint, value: unknown): Response {
  const [status, ...others] = Object.keys(answers).map(Number);
  const reply = others.length > 0 ? (value as { status: number; body: unknown }) : null;
  return context.json(reply ? reply.body : value, (reply?.status ?? status) as 200);
}

/**
 * Converts a path for the router: `{id}` becomes `:id`, and `{token}.ics` becomes `:token` with a pattern that includes
 * the suffix.
 */
export function routePath(path: string): string {
  return path.replace(PART, (_, name: string, ending?: string) =>
    ending ? `:${name}{[\\w-]+\\${ending}}` : `:${name}`,
  );
}

/** Returns the path parameters without their suffixes. */
function readParams(path: string, found: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    [...path.matchAll(PART)].map(([, name = '', ending = '']) => {
      const part = found[name] ?? '';
      return [name, part.slice(0, part.length - ending.length)];
    }),
  );
}

const PART = /\{(\w+)\}(\.\w+)?/g;
