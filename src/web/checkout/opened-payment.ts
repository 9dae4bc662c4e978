import { readStored, writeStored } from '../layout/session-store.ts';
import type { RequestedBooking } from '#contract/booking-payloads.ts';

const KEY = 'paymentOpenedFor';

/** Remembers the trip for which this browser last opened a payment page: what is taken may be its own hold. */
export function rememberPayment(boatId: string, trip: RequestedBooking): void {
  writeStored(KEY, nameOf(boatId, trip));
}

export function isPaymentOpened(boatId: string, trip: RequestedBooking): boolean {
  return readStored(KEY) === nameOf(boatId, trip);
}

function nameOf(boatId: string, { mode, date, end, time, groupSize }: RequestedBooking): string {
  return [boatId, mode, date, end, time, groupSize].join(' ');
}
