import { hash } from 'node:crypto';
import { paths } from '#contract/pages/paths.ts';
import { addDays, islandNow } from '#domain/time/days.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { REVIEW_DAYS } from '#domain/reviews/reviews.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';

const TOKEN_BYTES = 20;
/** Days for which links work after the trip: as long as it may be reviewed. */
export const LINK_DAYS = REVIEW_DAYS;

/**
 * Creates a secret link to a trip's page. Only the hash of its 160 random bits is stored, so every mail gets a new one;
 * all work until the trip is handed over.
 */
export async function makeTripLink(
  deps: Pick<Deps, 'database' | 'randomBytes' | 'now' | 'site'>,
  bookingId: string,
  language: Language,
): Promise<string> {
  const token = Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url');
  await deps.database
    .insertInto('trip_links')
    .values({ token_hash: hashToken(token), booking_id: bookingId, made_at: new Date(deps.now()) })
    .execute();
  return tripAddress(token, deps.site, language);
}

export function tripAddress(
  token: string,
  site: { publicUrl: string },
  language: Language,
): string {
  return site.publicUrl + localizeAddress(language, paths.trip({ token }));
}

/** Finds the booking of a token; null if it is wrong, expired or revoked. */
export async function findLinkedBooking(
  reader: Queryable,
  token: string,
  nowMs: number,
): Promise<string | null> {
  const link = await reader
    .selectFrom('trip_links')
    .innerJoin('bookings', 'bookings.id', 'trip_links.booking_id')
    .select('bookings.id')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('bookings.end_date', '>=', addDays(islandNow(nowMs).day, -LINK_DAYS))
    .executeTakeFirst();
  return link?.id ?? null;
}

/** Finds the booking of a token even if revoked, for repeated requests. */
export async function findOnceLinked(reader: Queryable, token: string): Promise<string | null> {
  const link = await reader
    .selectFrom('trip_links')
    .select('booking_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return link?.booking_id ?? null;
}

export async function revokeTripLinks(
  write: Transaction,
  bookingId: string,
  at: Date,
): Promise<void> {
  await write
    .updateTable('trip_links')
    .set({ revoked_at: at })
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .execute();
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
