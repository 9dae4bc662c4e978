import { hash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { localizePath, type Language } from '#i18n/languages/languages.ts';
import { done, refused, type Outcome, type Refused } from '#domain/problems.ts';
import {
  AuthUnavailable,
  type AuthProblem,
  type AuthService,
  type AuthSession,
  type FollowedLink,
  type SignedInUser,
} from '../auth-gateway.ts';
import { openTokenReader, type TokenRules } from './token-reader.ts';

type GotrueSettings = TokenRules & {
  url: string;
  anonKey: string;
  /** Target of mailed links. */
  redirectTo: string;
  otherOrigins: readonly string[];
  /** Transport; the embedded service is called in-process. */
  send: typeof fetch;
  /** Epoch milliseconds. */
  now: () => number;
};

/** Lifetime of a cached token check: the API calls of one page check the token only once. */
const CACHE_MS = 3_000;
const MAX_CACHED = 2_000;
const TIMEOUT_MS = 10_000;

/** Speaks the GoTrue protocol of the hosted and the embedded auth service. */
export function openGotrueAuth(settings: GotrueSettings): AuthService {
  const tokens = openTokenReader(settings, settings.send, settings.now);
  const call = openCalls(settings);
  const cached = new Map<string, { since: number; user: Promise<SignedInUser | null> }>();

  async function fetchUser(accessToken: string): Promise<SignedInUser | null> {
    const claims = await tokens.read(accessToken);
    if (!claims) return null;
    const answer = await call('GET', '/user', { accessToken });
    if (!answer.ok) return null;
    return toUser(answer.value as GotrueUser, claims, settings.now());
  }

  return {
    otherOrigins: settings.otherOrigins,
    findUser(accessToken) {
      const key = hash('sha256', accessToken, 'base64url');
      const known = cached.get(key);
      if (known && settings.now() - known.since < CACHE_MS) return known.user;
      const user = fetchUser(accessToken);
      cached.delete(key);
      cached.set(key, { since: settings.now(), user });
      user.catch(() => cached.delete(key));
      if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value ?? '');
      return user;
    },
    async signUp({ email, password }, from, language) {
      const to = encodeURIComponent(localiseTarget(settings, language));
      const path = `/signup?redirect_to=${to}`;
      const answer = await call('POST', path, { body: { email, password }, from });
      return answer.ok ? done(toSignUp(answer.value as GotrueUser | AuthSession)) : answer;
    },
    async signIn(credentials, from) {
      const path = '/token?grant_type=password';
      const answer = await call('POST', path, { body: credentials, from });
      if (!answer.ok) return answer;
      const session = answer.value as AuthSession;
      await tokens.readFresh(session.access_token);
      return done(session);
    },
    followLink: (link, from) => followLink(settings, link, from),
    async signOut(accessToken) {
      cached.clear();
      await call('POST', '/logout?scope=local', { accessToken });
    },
  };
}

type GotrueUser = {
  id: string;
  email?: string;
  email_confirmed_at?: string | null;
  banned_until?: string | null;
  is_anonymous?: boolean;
  user_metadata?: { name?: unknown };
  identities?: unknown[] | null;
  factors?: { status: string }[] | null;
};

/** Returns null for banned or anonymous users, and for users without a confirmed email address. */
function toUser(user: GotrueUser, claims: JWTPayload, nowMs: number): SignedInUser | null {
  const isBanned = Boolean(user.banned_until) && Date.parse(user.banned_until ?? '') > nowMs;
  if (!user.email || !user.email_confirmed_at || user.is_anonymous || isBanned) return null;
  const name = user.user_metadata?.name;
  return {
    userId: user.id,
    email: user.email,
    name: typeof name === 'string' ? name : null,
    signedInAt: readSignInTime(claims) * 1000,
    needsSecondStep:
      claims['aal'] !== 'aal2' &&
      (user.factors ?? []).some((factor) => factor.status === 'verified'),
  };
}

/** Returns the time of the session's first sign-in, in epoch seconds. */
function readSignInTime({ amr, iat = 0 }: JWTPayload): number {
  const proofs = (Array.isArray(amr) ? amr : []) as ({ timestamp?: unknown } | string)[];
  const times = proofs.map((proof) => (typeof proof === 'object' ? Number(proof.timestamp) : NaN));
  return Math.min(...times.filter(Number.isFinite), iat);
}

function toSignUp(answer: GotrueUser | AuthSession) {
  if ('access_token' in answer) return { userId: answer.user.id, session: answer };
  // The service returns a made-up user without identities for an email address that is already taken.
  const isNew = (answer.identities ?? []).length > 0;
  return { userId: isNew ? answer.id : null, session: null };
}

/** Localises the target of a mailed link. */
function localiseTarget({ redirectTo }: GotrueSettings, language: Language): string {
  const to = new URL(redirectTo);
  to.pathname = localizePath(language, to.pathname);
  return to.href;
}

async function followLink(
  settings: GotrueSettings,
  { tokenHash, type, redirectTo }: FollowedLink,
  from: string,
): Promise<string> {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });
  const answer = await reach(settings.send, `${settings.url}/verify?${query.toString()}`, {
    headers: headersFor(settings, { from }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? `${redirectTo}#${REFUSED_LINK}`;
}

/** Imitates the service's redirect for a used link, since the service refuses some links without a redirect. */
const REFUSED_LINK = new URLSearchParams({
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
}).toString();

type CallOptions = { accessToken?: string; body?: unknown; from?: string };

function headersFor({ anonKey }: GotrueSettings, { accessToken, from }: CallOptions) {
  return {
    apikey: anonKey,
    'x-supabase-api-version': '2024-01-01',
    'content-type': 'application/json;charset=UTF-8',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    // The hosted service uses `sb-forwarded-for` for its rate limits if it trusts the caller.
    ...(from && { 'x-forwarded-for': from, 'sb-forwarded-for': from }),
  };
}

function openCalls(settings: GotrueSettings) {
  return async (
    method: string,
    path: string,
    sent: CallOptions,
  ): Promise<Outcome<unknown, AuthProblem>> => {
    const answer = await reach(settings.send, `${settings.url}${path}`, {
      method,
      headers: headersFor(settings, sent),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    const body = await readJson(answer);
    return answer.ok ? done(body) : toRefusal(answer, body as GotrueRefusal | null);
  };
}

async function reach(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await send(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new AuthUnavailable('The auth service cannot be reached.', { cause: error });
  }
  if (answer.status >= 500) throw new AuthUnavailable(`The auth service answers ${answer.status}.`);
  return answer;
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    throw new AuthUnavailable('The auth service broke off its answer.', { cause: error });
  }
}

type GotrueRefusal = { code?: unknown; error_code?: unknown; message?: unknown; msg?: unknown };

const notSignedIn = ['invalid_credentials', 'email_not_confirmed', 'user_banned'];

/** Passes on the service's message, which is written for the user. */
function toRefusal(
  { status, headers }: Response,
  body: GotrueRefusal | null,
): Refused<AuthProblem> {
  const given = body?.error_code ?? body?.code;
  const code = typeof given === 'string' ? given : '';
  const text = body?.message ?? body?.msg;
  const message: ErrorMessage =
    typeof text === 'string' ? { code: 'auth.refused', values: { text } } : 'auth.invalid';
  const kind: AuthProblem =
    status === 429 ? 'too-many' : notSignedIn.includes(code) ? 'unauthenticated' : 'invalid';
  const retryAfterSeconds = Number(headers.get('retry-after') ?? NaN);
  const wait = status === 429 && retryAfterSeconds > 0 ? { retryAfterSeconds } : {};
  const fields = code === 'weak_password' ? { fields: { password: message } } : {};
  return refused(kind, message, { facts: { code, ...wait }, ...fields });
}
