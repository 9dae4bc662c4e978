import * as z from 'zod/mini';
import { readIssueMessage } from '#contract/fields/issue-messages.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';

/** More than any form needs, except a boat form with inline photos. */
const MAX_BYTES = 64 * 1024;
/** Upper limit for draining an oversized body. */
const MAX_READ_BYTES = 16 * 1024 * 1024;

/** Reads the JSON body once and validates it. */
export async function readPayload<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BYTES,
): Promise<Outcome<z.infer<Schema>, 'invalid' | 'too-large'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    return refused('invalid', 'payload.notJson');
  }
  const text = await readText(request, maxBytes);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (json === undefined) return unreadable('payload.invalidJson');
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? checkPayload(json, schema) : unreadable('payload.notAnObject');
}

function unreadable(why: ErrorMessage) {
  return refused('invalid', { code: 'payload.unreadable', values: { detail: why } });
}

/** Validates a value: the message names the first fault, and `fields` the first fault of each field. */
export function checkPayload<Schema extends z.ZodMiniType>(
  value: unknown,
  schema: Schema,
): Outcome<z.infer<Schema>, 'invalid'> {
  const checked = z.safeParse(schema, value);
  if (checked.success) return done(checked.data);
  const fields: Record<string, ErrorMessage> = {};
  for (const issue of checked.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const field = [...issue.path, ...unknown].join('.');
    if (!Object.hasOwn(fields, field)) fields[field] = readIssueMessage(issue.message);
  }
  const message = Object.values(fields)[0] ?? 'form.invalid';
  return refused('invalid', message, { fields });
}

/**
 * Reads the body as text. Drains an oversized body, so that the client gets a response instead of a reset connection.
 */
async function readText(
  request: Request,
  maxBytes: number,
): Promise<Outcome<string, 'invalid' | 'too-large'>> {
  const maxRead = Math.max(maxBytes, MAX_READ_BYTES);
  const tooLarge = refused('too-large', 'payload.tooLarge');
  if (Number(request.headers.get('content-length') ?? 0) > maxRead) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxRead) return tooLarge;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return clientDisconnected;
  }
  if (size > maxBytes) return tooLarge;
  return done(new TextDecoder().decode(Buffer.concat(chunks)));
}

/** Appears only in the log and the metrics, because the client has disconnected. */
export const clientDisconnected = refused('invalid', 'payload.brokeOff');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Validates the query; empty parameters count as absent. */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Outcome<z.infer<Schema>, 'invalid'> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return checkPayload(Object.fromEntries(given), schema);
}

/** Reads the fields of a form submitted by the browser itself, without a script. */
export async function readForm(
  request: Request,
): Promise<Outcome<URLSearchParams, 'invalid' | 'too-large'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return refused('invalid', 'form.unreadable');
  }
  const text = await readText(request, MAX_BYTES);
  return text.ok ? done(new URLSearchParams(text.value)) : text;
}
