import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Grant } from './account-grants.ts';
import { readSecret } from '../calendar-schema.ts';
import { toSeconds, type Work } from '../calendars/calendar-store.ts';
import { computeFingerprint, newSecret } from '../nylas-ids.ts';
import { nylasPath } from '../nylas-calls.ts';

export type TokenKind = 'access' | 'refresh';

export const accessSeconds = 3600;

export async function issueToken(work: Work, grant: Grant, kind: TokenKind): Promise<string> {
  const token = newSecret(work.context.randomBytes);
  await work.db.query(
    `insert into sandbox_calendars.grant_token (fingerprint, grant_id, kind, made_ms, ends_ms)
     values ($1, $2, $3, $4, $5)`,
    [
      computeFingerprint(token),
      grant.id,
      kind,
      work.nowMs,
      kind === 'access' ? work.nowMs + accessSeconds * 1000 : null,
    ],
  );
  return token;
}

export type HeldToken = { grantId: string; kind: TokenKind; madeMs: number };

export async function findToken(work: Work, token: string): Promise<HeldToken | null> {
  const { rows } = await work.db.query<HeldToken>(
    `select grant_id as "grantId", kind, made_ms::float8 as "madeMs" from sandbox_calendars.grant_token
     where fingerprint = $1 and (ends_ms is null or ends_ms > $2)`,
    [computeFingerprint(token), work.nowMs],
  );
  return rows[0] ?? null;
}

/** Claims of a token (RFC 9068). */
export type TokenClaims = {
  iss: string;
  aud: string;
  sub: string;
  email: string;
  iat: number;
  exp: number;
};

export function buildClaims(work: Work, grant: Grant, issuedAt: number): TokenClaims {
  return {
    iss: `${work.context.publicUrl}${nylasPath}`,
    aud: work.context.client.clientId,
    sub: grant.id,
    email: grant.email,
    iat: issuedAt,
    exp: issuedAt + accessSeconds,
  };
}

/** Issues an identity token for the grant's owner (a JWT with HS256). */
export async function identityToken(work: Work, grant: Grant): Promise<string> {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = buildClaims(work, grant, toSeconds(work));
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${sign(signed, await readSecret(work.db, 'token secret'))}`;
}

/** Returns the claims of a valid identity token of this sandbox. */
export async function readIdentity(work: Work, token: string): Promise<TokenClaims | null> {
  const [header = '', body = '', signature = ''] = token.split('.');
  const expected = sign(`${header}.${body}`, await readSecret(work.db, 'token secret'));
  const given = Buffer.from(signature);
  const expectedBytes = Buffer.from(expected);
  if (given.length !== expectedBytes.length || !timingSafeEqual(given, expectedBytes)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as TokenClaims;
  return claims.exp > toSeconds(work) ? claims : null;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
