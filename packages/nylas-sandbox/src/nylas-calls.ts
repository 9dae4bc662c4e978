import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { calendarChaos } from './calendars/calendar-chaos.ts';
import {
  inTransaction,
  type NylasClient,
  type SandboxContext,
  type Work,
} from './calendars/calendar-store.ts';
import { computeFingerprint, newUuid } from './nylas-ids.ts';
import {
  invalidRequest,
  NylasProblem,
  OAuthProblem,
  problemBody,
  refusedForNoReason,
  unauthorized,
  unavailable,
} from './nylas-problems.ts';

export const nylasPath = '/sandbox/nylas';

/** An API call. Each endpoint parses the parts that it needs. */
export type NylasCall = {
  param: (name: string) => string;
  query: <Schema extends z.ZodMiniType>(schema: Schema) => z.infer<Schema>;
  body: <Schema extends z.ZodMiniType>(schema: Schema) => z.infer<Schema>;
};

export type NylasAct = (work: Work, call: NylasCall) => Promise<object>;

/** Runs an endpoint in a transaction; an exception rolls the transaction back. */
export function answerInTransaction(context: SandboxContext, act: NylasAct) {
  return answerWithoutTransaction(context, (call) =>
    inTransaction(context, (work) => act(work, call)),
  );
}

/** `anybody` needs no API key in the header: the token endpoint takes it as `client_secret`. */
type Caller = 'anybody' | 'server';

/** Runs an endpoint without a transaction, for long operations. */
export function answerWithoutTransaction(
  context: SandboxContext,
  act: (call: NylasCall) => Promise<object>,
  caller: Caller = 'server',
) {
  return async (c: Context): Promise<Response> => {
    const requestId = newUuid(context.randomBytes);
    c.header('x-request-id', requestId);
    c.header('cache-control', 'no-store');
    try {
      const chaos = await calendarChaos.read(context.pool);
      if (chaos.apiDown) throw unavailable();
      if (chaos.apiRefuses) throw refusedForNoReason();
      if (caller === 'server') checkKey(context, c.req.header('authorization'));
      const result = await act(await readCall(c));
      return c.json({ request_id: requestId, ...result });
    } catch (error) {
      const problem = knownProblem(context, error);
      return c.json(problemBody(problem, requestId), problem.status as 400);
    }
  };
}

function knownProblem(context: SandboxContext, error: unknown): NylasProblem | OAuthProblem {
  if (error instanceof NylasProblem || error instanceof OAuthProblem) return error;
  context.log(
    `nylas-sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return new NylasProblem(500, 'api.internal_error', 'Internal error, contact administrator.');
}

function checkKey({ client }: SandboxContext, authorization: string | undefined): void {
  const [scheme, key = ''] = (authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !isKey(key, client.apiKey)) throw unauthorized();
}

export function isClient({ client }: SandboxContext, { clientId, apiKey }: NylasClient): boolean {
  return clientId === client.clientId && isKey(apiKey, client.apiKey);
}

function isKey(given: string, expected: string): boolean {
  return timingSafeEqual(
    Buffer.from(computeFingerprint(given)),
    Buffer.from(computeFingerprint(expected)),
  );
}

async function readCall(c: Context): Promise<NylasCall> {
  const text = c.req.method === 'GET' ? '' : await c.req.text();
  return {
    param: (name) => c.req.param(name) ?? '',
    query: (schema) => parsed(schema, c.req.query()),
    body: (schema) => parsed(schema, parseJson(text)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NylasProblem(400, 'api.invalid_request_payload', 'Invalid JSON payload format.');
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.infer<Schema> {
  const reading = schema.safeParse(given);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  throw invalidRequest(`${issue?.path.join('.') || 'The request'}: ${issue?.message ?? 'invalid'}`);
}

// Query fields are strings.

export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);

export const amount = (most: number) =>
  z.pipe(
    z.string().check(
      z.refine((text) => /^\d{1,12}$/.test(text) && Number(text) <= most, {
        error: `must be a whole number up to ${most}`,
      }),
    ),
    z.transform(Number),
  );

/** Epoch seconds. */
export const moment = amount(253_402_300_799);

export const pageSize = z._default(
  z.optional(amount(200).check(z.refine((limit) => limit > 0, { error: 'must be at least 1' }))),
  50,
);

/** Encodes a cursor, which is opaque to callers. */
export function writeCursor(place: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function readCursor<Schema extends z.ZodMiniType>(
  token: string | undefined,
  schema: Schema,
): z.infer<Schema> | null {
  if (token === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
  } catch {
    throw invalidRequest('page_token: not a token of this list');
  }
}
