import { paths } from '#contract/pages/paths.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import {
  languages,
  localizePath,
  splitLanguage,
  type Language,
} from '#i18n/languages/languages.ts';
import { cacheResponses, pageWithFiles } from '../../shared/storage/cached-pages.ts';
import {
  dropBooking,
  dropOldBookings,
  findStoredAddress,
  listOfflineBookings,
  offlineKinds,
  type OfflineKind,
} from './offline-bookings.ts';

/**
 * Stores a booking's page as it is rendered now, replaces the previous copy, and deletes old bookings. Deletes every
 * page of a booking that is over or now belongs to another guest.
 */
export async function storePage(
  kind: OfflineKind,
  name: string,
  { language, today }: { language: Language; today: Day },
): Promise<void> {
  const { prefix, buildPagePath, buildDataPath, readBooking } = offlineKinds[kind];
  const cache = prefix + name;
  const answer = await fetch(buildDataPath(name));
  const booking = answer.ok ? readBooking(await answer.clone().json()) : null;
  if (booking && isSold(booking.status)) {
    const page = await pageWithFiles(localizePath(language, buildPagePath(name)));
    await cacheResponses(cache, [...page, [buildDataPath(name), answer]]);
    // Deletes older copies, because every mail contains a different link to the trip.
    await dropBooking(booking.id, (kept) => kept.kind === kind && kept.cache !== cache);
  } else if (booking) {
    await dropBooking(booking.id, () => true);
  } else if (answer.status === 404) {
    await dropPage(kind, name);
  }
  await dropOldBookings(today);
}

/** Deletes a page whose link no longer works, and every other page of its booking. */
export async function dropPage(kind: OfflineKind, name: string): Promise<void> {
  const cache = offlineKinds[kind].prefix + name;
  const kept = (await listOfflineBookings()).find((each) => each.cache === cache);
  if (kept) await dropBooking(kept.booking.id, () => true);
  await caches.delete(cache);
}

/** Returns the stored page for this URL, if any, or a redirect if it was stored in another language. */
export async function cachedPage(url: URL): Promise<Response | undefined> {
  const { searchParams } = url;
  const { language, path: pathname } = splitLanguage(url.pathname, languages);
  const [kind, name] = pathname.startsWith('/trips/')
    ? (['trip', pathname.slice('/trips/'.length)] as const)
    : (['booking', pathname === paths.confirmation() ? searchParams.get('bid') : null] as const);
  const { prefix, buildPagePath } = offlineKinds[kind];
  if (!name || !(await caches.has(prefix + name))) return undefined;
  const cache = await caches.open(prefix + name);
  const address = await findStoredAddress(cache, buildPagePath(name));
  if (address === undefined) return undefined;
  const isSame = splitLanguage(address, languages).language === language;
  return isSame ? cache.match(address) : Response.redirect(address);
}
