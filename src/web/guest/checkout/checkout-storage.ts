import type { RequestedBooking } from '#contract/public/booking-payloads.ts';
import { forgetStored, readStored, writeStored } from '../../shared/storage/session-store.ts';

const GUEST = 'checkoutFields';
/** Omits `termsAccepted`, because each booking asks for it again. */
const GUEST_FIELDS = ['customerName', 'customerEmail', 'customerPhone', 'specialRequests'];

/** Stores the checkout's fields in this tab, for a reload or a return from the payment page. */
export function storeGuest(form: HTMLFormElement): void {
  const fields = new FormData(form);
  writeStored(
    GUEST,
    GUEST_FIELDS.flatMap((name) => (fields.get(name) ? [[name, fields.get(name)]] : [])),
  );
}

/** Fills empty fields with the stored values. */
export function fillInGuest(form: HTMLFormElement): void {
  const stored = readStored(GUEST);
  if (!Array.isArray(stored)) return;
  for (const [name, value] of stored as [string, unknown][]) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === '') field.value = String(value);
  }
}

export function clearGuest(): void {
  forgetStored(GUEST);
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

const OPENED = 'paymentOpenedFor';

/**
 * Remembers the last trip for which this browser opened a payment page, because that trip's taken seats may be this
 * browser's own hold.
 */
export function rememberPayment(boatId: string, trip: RequestedBooking): void {
  writeStored(OPENED, tripKey(boatId, trip));
}

export function isPaymentOpened(boatId: string, trip: RequestedBooking): boolean {
  return readStored(OPENED) === tripKey(boatId, trip);
}

function tripKey(boatId: string, { mode, date, end, time, groupSize }: RequestedBooking): string {
  return [boatId, mode, date, end, time, groupSize].join(' ');
}
