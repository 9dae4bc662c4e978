import type { Context } from 'hono';
import type { Metadata } from '../accounts/accounts.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';

/** A request's JSON body; missing and null fields read as empty. */
export type RequestFields = {
  has: (name: string) => boolean;
  text: (name: string) => string;
  flag: (name: string, otherwise: boolean) => boolean;
  record: (name: string) => Metadata | null;
};

export async function readFields(context: Context): Promise<RequestFields> {
  const text = await context.req.text().catch(() => {
    throw invalid('The request broke off before all of it had arrived');
  });
  const body = parseBody(text);
  // PostgreSQL can store neither NUL nor a lone surrogate.
  if (/\\u(0000|d[89a-f])/i.test(JSON.stringify(body))) {
    throw invalid('The request has a character that cannot be kept');
  }
  const readValue = (name: string): unknown =>
    Object.hasOwn(body, name) ? (body[name] ?? undefined) : undefined;
  return {
    has: (name) => readValue(name) !== undefined,
    text: (name) => readAs(name, readValue(name), '', isText),
    flag: (name, otherwise) => readAs(name, readValue(name), otherwise, isFlag),
    record: (name) => readAs<Metadata | null>(name, readValue(name), null, isRecord),
  };
}

function parseBody(text: string): Metadata {
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badJson('it is not JSON');
  }
  if (!isRecord(body)) throw badJson('it is not an object');
  return body;
}

function readAs<Value>(
  name: string,
  value: unknown,
  otherwise: Value,
  isRight: (value: unknown) => value is Value,
): Value {
  if (value === undefined) return otherwise;
  if (!isRight(value)) throw badJson(`${name} is of another type`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

function isRecord(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Never quotes the body: it may contain a password. */
function badJson(why: string): AuthProblem {
  return new AuthProblem(400, 'bad_json', `Could not parse request body as JSON: ${why}`);
}

const addressForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Lower-cases the address. */
export function readEmail(text: string): string {
  if (text === '') throw invalid('An email address is required');
  if (text.length > 255) throw invalid('An email address is too long');
  const email = text.toLowerCase();
  if (addressForm.test(email)) return email;
  throw invalid('Unable to validate email address: invalid format');
}

const idForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export function isId(text: string): boolean {
  return idForm.test(text);
}

export function readId(name: string, text: string): string {
  if (isId(text)) return text.toLowerCase();
  throw new AuthProblem(404, 'validation_failed', `${name} must be an UUID`);
}
