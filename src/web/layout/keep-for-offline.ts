/** What a page asks of the service worker. */
export type OfflineRequest = { keepBooking: string };

/** Asks for a booking's page to be kept on this device, so that it can be read without a connection. */
export async function keepForOffline(bookingId: string): Promise<void> {
  // Where nothing is registered this is never ready, and nothing is kept.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ keepBooking: bookingId } satisfies OfflineRequest);
}
