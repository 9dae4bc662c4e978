import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { AuthProblem, invalid } from './auth-problems.ts';

type Cost = { memory: number; passes: number; parallelism: number };

/** OWASP's least for argon2id: 19 MiB, 2 passes. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const longest = 72;

/** The hash in PHC's form, so that its cost may change later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`;
}

const hashForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Without a hash the same work is done, so that nobody learns from it who has an account. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = hash === null ? null : hashForm.exec(hash);
  if (!parts) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const paid = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), paid);
  const kept = Buffer.from(tag, 'base64');
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}

/** Too long for the protocol, or too weak. */
export function refusePassword(password: string, minLength: number): void {
  if (password.length > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`);
  }
  const weak = weaknessOf(password, minLength);
  if (!weak) return;
  throw new AuthProblem(422, 'weak_password', weak.message, {
    weak_password: { reasons: weak.reasons },
  });
}

export type Weakness = { message: string; reasons: string[] };

export function weaknessOf(password: string, minLength: number): Weakness | null {
  if (password.length >= minLength) return null;
  const message = `Password should be at least ${minLength} characters.`;
  return { message, reasons: ['length'] };
}

function derive(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: Cost,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFC'));
  const options = { message, nonce: salt, memory, passes, parallelism, tagLength };
  return new Promise((resolve, reject) => {
    argon2('argon2id', options, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
