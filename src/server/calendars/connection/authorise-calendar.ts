import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import type { CalendarProvider } from '../../gateways/calendar-service.ts';
import type { Deps } from '../../dependencies.ts';

export const AUTHORISATION_MINUTES = 10;
const SECRET_BYTES = 32;

type Start = {
  operatorId: string;
  /** The cookie of an earlier start in this browser. */
  browser: string | undefined;
  redirectUri: string;
  provider: CalendarProvider | null;
};

/**
 * Begins to connect a calendar. The state that comes back proves which operator it is for, once, for ten
 * minutes, and only together with the secret in this browser's cookie: a link that somebody else began
 * connects nobody's calendar to them.
 */
export async function beginAuthorisation(
  deps: Deps,
  { operatorId, browser: earlier, redirectUri, provider }: Start,
): Promise<{ url: string; browser: string }> {
  const state = newSecret(deps);
  const browser = earlier !== undefined && isSecret(earlier) ? earlier : newSecret(deps);
  const { url, verifier } = deps.calendars.authorise({ redirectUri, state, provider });
  const now = deps.now();
  await deps.database
    .deleteFrom('calendar_authorisations')
    .where('ends_at', '<=', new Date(now))
    .execute();
  await deps.database
    .insertInto('calendar_authorisations')
    .values({
      state_hash: hashOf(state, browser),
      operator_id: operatorId,
      verifier_encrypted: deps.cipher.encrypt(verifier, operatorId),
      created_at: new Date(now),
      ends_at: new Date(now + AUTHORISATION_MINUTES * MINUTE_MS),
    })
    .execute();
  return { url, browser };
}

export type Begun = { operatorId: string; verifier: string };

/** Whose authorisation this is, once; null when nobody began it in this browser, or too long ago. */
export async function takeAuthorisation(
  deps: Deps,
  { state, browser }: { state: string; browser: string },
): Promise<Begun | null> {
  const taken = await deps.database
    .deleteFrom('calendar_authorisations')
    .where('state_hash', '=', hashOf(state, browser))
    .where('ends_at', '>', new Date(deps.now()))
    .returning(['operator_id', 'verifier_encrypted'])
    .executeTakeFirst();
  const verifier = taken && deps.cipher.decrypt(taken.verifier_encrypted, taken.operator_id);
  return taken && verifier ? { operatorId: taken.operator_id, verifier } : null;
}

function newSecret(deps: Deps): string {
  return Buffer.from(deps.randomBytes(SECRET_BYTES)).toString('base64url');
}

function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function hashOf(state: string, browser: string): string {
  return createHash('sha256').update(`${state} ${browser}`).digest('hex');
}
