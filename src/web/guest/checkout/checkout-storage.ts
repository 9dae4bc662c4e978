import type { RequestedBooking } from '#contract/public/booking-payloads.ts';
import { forgetStored, readStored, writeStored } from '../../shared/storage/session-store.ts';

const CUSTOMER = 'checkoutFields';
/** Without `termsAccepted`: the terms are accepted anew for each booking. */
const CUSTOMER_FIELDS = ['customerName', 'customerEmail', 'customerPhone', 'specialRequests'];

/** Stores what was typed into the checkout's form in this tab, for a reload and the way back from the payment page. */
export function keepCustomer(form: HTMLFormElement): void {
  const fields = new FormData(form);
  writeStored(
    CUSTOMER,
    CUSTOMER_FIELDS.flatMap((name) => (fields.get(name) ? [[name, fields.get(name)]] : [])),
  );
}

/** Fills in the stored values where a field is empty. */
export function fillInCustomer(form: HTMLFormElement): void {
  const stored = readStored(CUSTOMER);
  if (!Array.isArray(stored)) return;
  for (const [name, value] of stored as [string, unknown][]) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === '') field.value = String(value);
  }
}

export function forgetCustomer(): void {
  forgetStored(CUSTOMER);
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

const OPENED = 'paymentOpenedFor';

/** Remembers the trip for which this browser last opened a payment page: seats that are taken then may be its own hold. */
export function rememberPayment(boatId: string, trip: RequestedBooking): void {
  writeStored(OPENED, tripKey(boatId, trip));
}

export function isPaymentOpened(boatId: string, trip: RequestedBooking): boolean {
  return readStored(OPENED) === tripKey(boatId, trip);
}

function tripKey(boatId: string, { mode, date, end, time, groupSize }: RequestedBooking): string {
  return [boatId, mode, date, end, time, groupSize].join(' ');
}
