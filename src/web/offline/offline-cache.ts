import { isSold } from '#domain/bookings.ts';
import type { Day } from '#domain/days.ts';
import {
  dropBooking,
  dropOldBookings,
  keptBookings,
  keptKinds,
  type KeptKind,
} from './kept-bookings.ts';

/**
 * Keeps a booking's page as it is rendered now, in place of what was kept of it, and drops old ones. Of a booking
 * that is over, or is somebody else's now, nothing stays.
 */
export async function keepPage(kind: KeptKind, name: string, today: Day): Promise<void> {
  const { prefix, pageOf, dataOf, bookingIn } = keptKinds[kind];
  const cache = prefix + name;
  const answer = await fetch(dataOf(name));
  const booking = answer.ok ? bookingIn(await answer.clone().json()) : null;
  if (booking && isSold(booking.status)) {
    const page = await pageWithFiles(pageOf(name));
    await cacheResponses(cache, [...page, [dataOf(name), answer]]);
    // Every mail brings another link to the same trip.
    await dropBooking(booking.id, (kept) => kept.kind === kind && kept.cache !== cache);
  } else if (booking) {
    await dropBooking(booking.id, () => true);
  } else if (answer.status === 404) {
    const kept = (await keptBookings()).find((each) => each.cache === cache);
    if (kept) await dropBooking(kept.booking.id, () => true);
  }
  await dropOldBookings(today);
}

/** The kept page of this address, if any. */
export async function cachedPage({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const [kind, name] = pathname.startsWith('/trips/')
    ? (['trip', pathname.slice('/trips/'.length)] as const)
    : (['booking', pathname === '/booking/confirmation' ? searchParams.get('bid') : null] as const);
  const { prefix, pageOf } = keptKinds[kind];
  if (!name || !(await caches.has(prefix + name))) return undefined;
  const cache = await caches.open(prefix + name);
  return cache.match(pageOf(name));
}

/** A response to cache under its address. */
type CachedResponse = [address: string, answer: Response];

/** A page with the files and icons that its document links to, enough to hydrate offline. */
export async function pageWithFiles(address: string): Promise<CachedResponse[]> {
  const page = await ask(address);
  const named = (await page.clone().text()).matchAll(
    /(?:href|src)="(\/(?:assets|icons)\/[\w.-]+)"/g,
  );
  const files = new Set([...named].map(([, file = '']) => file));
  const asked = [...files].map(async (file): Promise<CachedResponse> => [file, await ask(file)]);
  return [[address, page], ...(await Promise.all(asked))];
}

/** Replaces a cache's content with these responses. */
export async function cacheResponses(
  name: string,
  answers: readonly CachedResponse[],
): Promise<void> {
  await caches.delete(name);
  const cache = await caches.open(name);
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)));
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
