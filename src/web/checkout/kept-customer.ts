import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';

const KEY = 'checkoutFields';
/** Not that the terms are accepted: that is said anew for each booking. */
const FIELDS = ['customerName', 'customerEmail', 'customerPhone', 'specialRequests'];

/** Keeps what is typed into the checkout's form in this tab, for who leaves the payment page or loads the form again. */
export function keepCustomer(form: HTMLFormElement): void {
  const fields = new FormData(form);
  writeStored(
    KEY,
    FIELDS.flatMap((name) => (fields.get(name) ? [[name, fields.get(name)]] : [])),
  );
}

/** Gives it back, where nothing is typed yet. */
export function fillInCustomer(form: HTMLFormElement): void {
  const stored = readStored(KEY);
  if (!Array.isArray(stored)) return;
  for (const [name, value] of stored as [string, unknown][]) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === '') field.value = String(value);
  }
}

/** Once the trip is booked it is needed no more. */
export function forgetCustomer(): void {
  forgetStored(KEY);
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
