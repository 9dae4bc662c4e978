import { hash } from 'node:crypto';
import { paths } from '#contract/pages/paths.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { REVIEW_DAYS } from '#domain/reviews/reviews.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';

const TOKEN_BYTES = 20;
/** Days for which links work after the trip: as long as it may be reviewed. */
export const LINK_DAYS = REVIEW_DAYS;

/**
 * Creates a secret link to a trip's page. The database stores only the hash of its 160 random bits, so a link cannot be
 * sent again and every mail gets a new one. All links work until they expire or the trip is handed over.
 */
export async function makeTripLink(
  deps: Pick<Deps, 'database' | 'randomBytes' | 'now' | 'site'>,
  bookingId: string,
  language: Language,
): Promise<string> {
  const token = Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url');
  await deps.database
    .insertInto('tripLinks')
    .values({ tokenHash: hashToken(token), bookingId, madeAt: new Date(deps.now()) })
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
    .selectFrom('tripLinks')
    .innerJoin('bookings', 'bookings.id', 'tripLinks.bookingId')
    .select('bookings.id')
    .where('tokenHash', '=', hashToken(token))
    .where('revokedAt', 'is', null)
    .where('bookings.endDate', '>=', addDays(toIslandNow(nowMs).day, -LINK_DAYS))
    .executeTakeFirst();
  return link?.id ?? null;
}

/** Finds a token's booking even if the link was revoked since, so that a repeated request gets its answer. */
export async function findOnceLinked(reader: Queryable, token: string): Promise<string | null> {
  const link = await reader
    .selectFrom('tripLinks')
    .select('bookingId')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return link?.bookingId ?? null;
}

export async function revokeTripLinks(
  write: Transaction,
  bookingId: string,
  at: Date,
): Promise<void> {
  await write
    .updateTable('tripLinks')
    .set({ revokedAt: at })
    .where('bookingId', '=', bookingId)
    .where('revokedAt', 'is', null)
    .execute();
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
