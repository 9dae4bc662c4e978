/** A page's message to the service worker. */
export type OfflineRequest = { keepBooking: string };

/** Asks the service worker to cache a booking's page for reading offline. */
export async function keepForOffline(bookingId: string): Promise<void> {
  // Never resolves when no service worker is registered.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ keepBooking: bookingId } satisfies OfflineRequest);
}
