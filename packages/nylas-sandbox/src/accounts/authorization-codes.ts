import { createHash } from 'node:crypto';
import type { Work } from '../calendars/calendar-store.ts';
import { computeFingerprint, newSecret } from '../nylas-ids.ts';

/** A person's consent, until the application exchanges the code. */
export type Consent = {
  email: string;
  redirectUri: string;
  /** PKCE challenge; null if the application sent none. */
  challenge: string | null;
  /** Whether the application requested a refresh token. */
  isOffline: boolean;
  scope: string[];
};

const lifetimeMs = 10 * 60 * 1000;

export async function issueCode(work: Work, consent: Consent): Promise<string> {
  const code = newSecret(work.context.randomBytes);
  await work.db.query(
    `insert into sandbox_calendars.authorization_code
       (fingerprint, email, redirect_uri, challenge, is_offline, scope, ends_ms)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      computeFingerprint(code),
      consent.email,
      consent.redirectUri,
      consent.challenge,
      consent.isOffline,
      consent.scope,
      work.nowMs + lifetimeMs,
    ],
  );
  return code;
}

/** Consumes a code: valid once, even if the exchange fails, and for ten minutes. */
export async function takeCode(work: Work, code: string): Promise<Consent | null> {
  const { rows } = await work.db.query<Consent & { ends_ms: string }>(
    `delete from sandbox_calendars.authorization_code where fingerprint = $1
     returning email, redirect_uri as "redirectUri", challenge, is_offline as "isOffline", scope, ends_ms`,
    [computeFingerprint(code)],
  );
  const [row] = rows;
  return row && Number(row.ends_ms) > work.nowMs ? row : null;
}

/** Verifies Nylas's own PKCE: base64 of the hexadecimal SHA-256, without padding. */
export function matchesChallenge(challenge: string, verifier: string): boolean {
  const hex = createHash('sha256').update(verifier).digest('hex');
  return Buffer.from(hex).toString('base64').replace(/=+$/, '') === challenge.replace(/=+$/, '');
}
