/** A page's message to the service worker: a booking by its id, or a trip by the token of its link. */
export type OfflineRequest =
  | { keepBooking: string }
  | { keepTrip: string }
  /** The page that stands in for one that needs a connection. */
  | { keepOfflinePage: true }
  /** The link opens no trip any more. */
  | { dropTrip: string };

/** Asks the service worker to cache a page, in the language of this one, for reading offline, or to drop it when what it shows is over. */
export async function keepForOffline(request: OfflineRequest): Promise<void> {
  // Never resolves when no service worker is registered.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ ...request, language: document.documentElement.lang });
}
