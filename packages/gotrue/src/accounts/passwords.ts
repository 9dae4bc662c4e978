import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { AuthProblem, invalid } from '../auth-problems.ts';

type Cost = { memory: number; passes: number; parallelism: number };

/** OWASP's minimum for argon2id: 19 MiB, 2 passes. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
/** Counts UTF-8 bytes, as GoTrue does. */
const maxBytes = 72;

/** Hashes in PHC format, so that the cost can change later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`;
}

const hashForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether an imported hash can be verified here at an acceptable cost. */
export function isOwnHash(hash: string): boolean {
  const [, memory, passes, parallelism, salt = '', tag = ''] = hashForm.exec(hash) ?? [];
  const isCheap = Number(memory) <= 65_536 && Number(passes) <= 10 && Number(parallelism) <= 4;
  const isSound = Number(memory) >= 8 * Number(parallelism) && Number(passes) > 0;
  const isWhole = Buffer.from(salt, 'base64').length >= 8 && countBytes(tag) === tagLength;
  return isCheap && isSound && Number(parallelism) > 0 && isWhole;
}

function countBytes(tag: string): number {
  return Buffer.from(tag, 'base64').length;
}

/** Hashes even without a stored hash, so that the response time does not reveal whether an account exists. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
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

export type PasswordRules = {
  passwordMinLength: number;
  refuseCommonPasswords: boolean;
  weakBecause: (password: string, email: string) => string | null;
};
/** A password and the email address of its account, if any. */
export type Credential = { password: string; email: string | null };

/** Throws if the password is too long for the protocol, or too weak. */
export async function refusePassword(given: Credential, rules: PasswordRules): Promise<void> {
  const { password } = given;
  if (Buffer.byteLength(password) > maxBytes) {
    throw invalid(`Password cannot be longer than ${maxBytes} characters`);
  }
  const weak = await findWeakness(given, rules);
  if (!weak) return;
  throw new AuthProblem(422, 'weak_password', weak.message, {
    weak_password: { reasons: weak.reasons },
  });
}

export type Weakness = { message: string; reasons: string[] };

export async function findWeakness(
  { password, email }: Credential,
  { passwordMinLength, refuseCommonPasswords, weakBecause }: PasswordRules,
): Promise<Weakness | null> {
  const isShort = password.length < passwordMinLength;
  const isCommon = refuseCommonPasswords && (await isCommonPassword(password));
  const guessed = isCommon ? easyToGuess : weakBecause(password, email ?? '');
  if (!isShort && guessed === null) return null;
  const reasons = [...(isShort ? ['length'] : []), ...(guessed === null ? [] : ['pwned'])];
  return { message: isShort || guessed === null ? tooShort(passwordMinLength) : guessed, reasons };
}

const tooShort = (least: number) => `Password should be at least ${least} characters.`;
const easyToGuess =
  'Password is known to be weak and easy to guess, please choose a different one.';

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

const maxCommonPasswords = 10_000;

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of the ten thousand most common ones in any case, or such a password with digits and signs
 * before or after it, such as `password1234`, which attackers try next. Loads the list on first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommon();
  const common = await loading;
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replaceAll(/^\P{L}+|\P{L}+$/gu, ''));
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, maxCommonPasswords));
}
