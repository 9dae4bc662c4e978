/** A page's message to the service worker: a booking by its id, or a trip by the token of its link. */
export type OfflineRequest =
  | { keepBooking: string }
  | { keepTrip: string }
  /** Stores the fallback page, which is shown offline instead of a page that needs a connection. */
  | { keepOfflinePage: true }
  /** Deletes a trip whose link no longer works. */
  | { dropTrip: string };

/** Asks the service worker to store a page for offline reading, in this page's language, or to delete it. */
export async function storeForOffline(request: OfflineRequest): Promise<void> {
  // Never resolves without a registered service worker.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ ...request, language: document.documentElement.lang });
}
