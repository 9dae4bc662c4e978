import * as z from 'zod/mini';
import type { BoatView } from '#contract/public/boat-views.ts';
import { bookingView, type BookingView } from '#contract/public/booking-views.ts';
import { forgetStored, readStored, writeStored } from '../storage/session-store.ts';

// Session storage shared by the pages (spec 3: session storage keys).
const SELECTED = 'selectedBoat';
const COMPLETED = 'completedBooking';

const completedBooking = z.extend(bookingView, { totalCost: z.number() });
/** A booking with its boat and its total in dollars. */
type CompletedBooking = z.infer<typeof completedBooking>;

/**
 * Returns the id of the boat that the listing stored; null if it is missing or invalid. The listing writes the key
 * itself, because it does not load these schemas.
 */
export function readSelectedBoat(): string | null {
  return z.object({ id: z.string() }).safeParse(readStored(SELECTED)).data?.id ?? null;
}

export function storeCompletedBooking(booking: BookingView, boat: BoatView): void {
  writeStored(COMPLETED, {
    ...booking,
    boat: { ...boat, ...booking.boat },
    totalCost: booking.amountCents / 100,
  });
  forgetStored(SELECTED);
}

export function readCompletedBooking(): CompletedBooking | null {
  return completedBooking.safeParse(readStored(COMPLETED)).data ?? null;
}
