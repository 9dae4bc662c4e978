import * as z from 'zod/mini';
import '#contract/fields/issue-messages.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';

/** More than any form needs, but for a boat's with its photos in it. */
const MOST_BYTES = 64 * 1024;
/** More than this is not even read. */
const MOST_READ_BYTES = 16 * 1024 * 1024;

/** The JSON body of a request, read once and checked by its schema. */
export async function readPayload<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  mostBytes = MOST_BYTES,
): Promise<Outcome<z.infer<Schema>, 'invalid' | 'too-large'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    return refused('invalid', 'Please send the details as JSON (content-type: application/json).');
  }
  const text = await readText(request, mostBytes);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (json === undefined) return unreadable('this is not valid JSON.');
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? checkPayload(json, schema) : unreadable('please send them as one JSON object.');
}

function unreadable(why: string) {
  return refused('invalid', `The details could not be read: ${why}`);
}

/** A value checked by its schema: the message names the first thing to change, `fields` all of them. */
export function checkPayload<Schema extends z.ZodMiniType>(
  value: unknown,
  schema: Schema,
): Outcome<z.infer<Schema>, 'invalid'> {
  const checked = z.safeParse(schema, value);
  if (checked.success) return done(checked.data);
  const fields: Record<string, string> = {};
  for (const issue of checked.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const field = [...issue.path, ...unknown].join('.');
    if (!Object.hasOwn(fields, field)) fields[field] = issue.message;
  }
  const message = Object.values(fields)[0] ?? 'Please check the details.';
  return refused('invalid', message, { fields });
}

/** What is too much is read to its end, so that the sender gets an answer and not a broken connection. */
async function readText(
  request: Request,
  mostBytes: number,
): Promise<Outcome<string, 'invalid' | 'too-large'>> {
  const mostRead = Math.max(mostBytes, MOST_READ_BYTES);
  const tooLarge = refused('too-large', 'That is too much to send. Please shorten your text.');
  if (Number(request.headers.get('content-length') ?? 0) > mostRead) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > mostRead) return tooLarge;
      if (size <= mostBytes) chunks.push(chunk);
    }
  } catch {
    return brokeOff;
  }
  if (size > mostBytes) return tooLarge;
  return done(new TextDecoder().decode(Buffer.concat(chunks)));
}

/** Whoever sent it is gone; the answer is for the log and the metrics. */
export const brokeOff = refused(
  'invalid',
  'The request broke off before all of it had arrived. Please send it again.',
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The query of an address, checked by its schema; what is empty counts as not given. */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Outcome<z.infer<Schema>, 'invalid'> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return checkPayload(Object.fromEntries(given), schema);
}

/** The fields of a form that a browser has sent by itself, read once. */
export async function readForm(
  request: Request,
): Promise<Outcome<URLSearchParams, 'invalid' | 'too-large'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return refused('invalid', 'The form could not be read. Please fill it in again.');
  }
  const text = await readText(request, MOST_BYTES);
  return text.ok ? done(new URLSearchParams(text.value)) : text;
}
