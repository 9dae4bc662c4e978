import type { RequestedBooking } from '#contract/booking-payloads.ts';
import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';

const CUSTOMER = 'checkoutFields';
/** Not that the terms are accepted: that is said anew for each booking. */
const CUSTOMER_FIELDS = ['customerName', 'customerEmail', 'customerPhone', 'specialRequests'];

/** Keeps what is typed into the checkout's form in this tab, for who leaves the payment page or loads the form again. */
export function keepCustomer(form: HTMLFormElement): void {
  const fields = new FormData(form);
  writeStored(
    CUSTOMER,
    CUSTOMER_FIELDS.flatMap((name) => (fields.get(name) ? [[name, fields.get(name)]] : [])),
  );
}

/** Gives it back, where nothing is typed yet. */
export function fillInCustomer(form: HTMLFormElement): void {
  const stored = readStored(CUSTOMER);
  if (!Array.isArray(stored)) return;
  for (const [name, value] of stored as [string, unknown][]) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === '') field.value = String(value);
  }
}

/** Once the trip is booked it is needed no more. */
export function forgetCustomer(): void {
  forgetStored(CUSTOMER);
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

const OPENED = 'paymentOpenedFor';

/** Remembers the trip for which this browser last opened a payment page: what is taken may be its own hold. */
export function rememberPayment(boatId: string, trip: RequestedBooking): void {
  writeStored(OPENED, nameOf(boatId, trip));
}

export function isPaymentOpened(boatId: string, trip: RequestedBooking): boolean {
  return readStored(OPENED) === nameOf(boatId, trip);
}

function nameOf(boatId: string, { mode, date, end, time, groupSize }: RequestedBooking): string {
  return [boatId, mode, date, end, time, groupSize].join(' ');
}
