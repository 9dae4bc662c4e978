import * as z from 'zod/mini';
import { done, refused, type Outcome } from '#domain/problems.ts';

/** More than any form of this product needs, but for a boat's with its photos in it. */
export const MOST_BYTES = 64 * 1024;
/** More than this is not even listened to. */
const MOST_HEARD_BYTES = 16 * 1024 * 1024;

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
  if (json === undefined) {
    return refused('invalid', 'The details could not be read: this is not valid JSON.');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return refused(
      'invalid',
      'The details could not be read: please send them as one JSON object.',
    );
  }
  return checkPayload(json, schema);
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

/** What is too much is heard out, so that the sender gets an answer and not a broken connection. */
export async function readText(
  request: Request,
  mostBytes: number,
): Promise<Outcome<string, 'too-large'>> {
  const mostHeard = Math.max(mostBytes, MOST_HEARD_BYTES);
  const tooLarge = refused('too-large', 'That is too much to send. Please shorten your text.');
  if (Number(request.headers.get('content-length') ?? 0) > mostHeard) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostHeard) return tooLarge;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (size > mostBytes) return tooLarge;
  return done(new TextDecoder().decode(Buffer.concat(chunks)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What an address asks for, checked by its schema; what is left empty is not asked for. */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Outcome<z.infer<Schema>, 'invalid'> {
  const asked = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return checkPayload(Object.fromEntries(asked), schema);
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
