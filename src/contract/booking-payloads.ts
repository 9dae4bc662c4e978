import * as z from 'zod/mini';
import { pricingModes, type PricingMode } from '#domain/boats.ts';
import { isDay, isTime, type Day, type Time } from '#domain/days.ts';
import { isUuid } from '#domain/ids.ts';
import { isOneLine, isPlainText } from '#domain/plain-text.ts';

const day = (message: string) => z.string(message).check(z.refine(isDay, message));

const time = (message: string) => z.string(message).check(z.refine(isTime, message));

const atMost = (max: number, name: string) =>
  z.maxLength(max, `${name} can be at most ${max} characters`);

/** Names and numbers end up in the headers of mails: no line breaks, no other control characters. */
const oneLine = (name: string) =>
  z.refine<string>(isOneLine, `${name} has characters that cannot be used`);

const lines = (name: string) =>
  z.refine<string>(isPlainText, `${name} has characters that cannot be used`);

/** People in the party: a whole number, at least 1. The boat's capacity is checked where the boat is known. */
const groupSize = z.number('Group size must be a number').check(
  z.refine((value) => value > 0, 'Group size must be at least 1'),
  z.refine((value) => Number.isSafeInteger(value), 'Group size must be a whole number'),
);

const amountCents = z
  .number('The amount must be a number of cents')
  .check(z.refine((value) => Number.isSafeInteger(value), 'The amount must be whole cents'));

const customerName = (least: number, message: string) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(least, message), atMost(120, 'Name'), oneLine('Name'));

const customerPhone = z.optional(
  z.nullable(z.string('Phone must be text').check(atMost(40, 'Phone'), oneLine('Phone'))),
);

const specialRequests = z.optional(
  z.nullable(
    z
      .string('Special requests must be text')
      .check(atMost(2000, 'Special requests'), lines('Special requests')),
  ),
);

const emailAddress = (message: string) =>
  z.string(message).check(z.trim(), z.maxLength(254, message), z.email(message));

const pricingMode = z.enum(pricingModes, 'Choose Per Seat or Private Charter');

const boatId = z.string('Choose a boat').check(z.minLength(1, 'Choose a boat'));

/**
 * Made by the browser for a filled-in form: sent again because no answer came, it books once. Not `z.uuid`:
 * all pages would load that, and the home page has no room for it.
 */
const requestKey = z.optional(
  z
    .string('The request key has to be a UUID')
    .check(z.refine(isUuid, 'The request key has to be a UUID')),
);

/** POST /checkout/create (spec 7). `amountCents` is optional: when sent it is compared, never trusted. */
export const checkoutPayload = z.object({
  boatId,
  pricingMode,
  start: day('Choose a valid date'),
  end: day('Choose a valid end date'),
  time: time('Choose a valid time'),
  groupSize,
  customerName: customerName(2, 'Name must be at least 2 characters'),
  customerEmail: emailAddress('Please enter a valid email address'),
  customerPhone,
  specialRequests,
  amountCents: z.optional(amountCents),
  /** That the browser which has booked this trip means to book it once more. */
  again: z.optional(z.boolean()),
  requestKey,
});
export type CheckoutPayload = z.infer<typeof checkoutPayload>;

/** POST /api/bookings: the form flow's creation payload (spec 3). It carries no time. */
export const reservationPayload = z.object({
  operatorId: z.string('The boat’s operator is missing'),
  pricingMode,
  boatId,
  startDate: day('Date is required'),
  endDate: day('Date is required'),
  groupSize,
  customerName: customerName(1, 'Name is required'),
  customerEmail: emailAddress('Valid email is required'),
  amountCents,
  specialRequests,
  requestKey,
});
export type ReservationPayload = z.infer<typeof reservationPayload>;

const termsAccepted = (message: string) =>
  z.boolean(message).check(z.refine((accepted) => accepted, message));

/** The checkout page's form (spec 5). */
export const checkoutForm = z.object({
  customerName: checkoutPayload.shape.customerName,
  customerEmail: checkoutPayload.shape.customerEmail,
  customerPhone: checkoutPayload.shape.customerPhone,
  specialRequests: checkoutPayload.shape.specialRequests,
  again: checkoutPayload.shape.again,
  termsAccepted: termsAccepted('You must accept the terms and conditions'),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/** The booking form (spec 5). Card inputs are not part of it: they are sent nowhere. */
export const reservationForm = z.object({
  customerName: reservationPayload.shape.customerName,
  customerEmail: reservationPayload.shape.customerEmail,
  date: day('Date is required'),
  groupSize: z
    .number('Group size is required')
    .check(
      z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'Group size is required'),
    ),
  specialRequests: reservationPayload.shape.specialRequests,
  termsAccepted: termsAccepted('You must accept the terms'),
});

export type RequestedBooking = {
  mode: PricingMode;
  date: Day;
  end: Day;
  time: Time;
  groupSize: number;
};

/** The trip that a checkout's address asks for; null when its date, time or group size is missing or not positive (spec 2). */
export function readBookingQuery(
  search: Readonly<Record<string, string>>,
): RequestedBooking | null {
  const { date = '', time = '', end = '' } = search;
  const groupSize = Number(search.groupSize || '1');
  const mode = search.mode === 'charter' ? 'charter' : 'perSeat';
  if (!isDay(date) || !isTime(time)) return null;
  if (!Number.isSafeInteger(groupSize) || groupSize <= 0) return null;
  const isLonger = mode === 'charter' && isDay(end) && end > date;
  return { mode, date, end: isLonger ? end : date, time, groupSize };
}

/** The fields of a sent form: a browser's `FormData`, or what the server read of it. */
export type SentFields = { get(name: string): unknown; has(name: string): boolean };

/** The customer as the checkout's form gives it, to be checked by `checkoutForm`. What is optional and empty is null. */
export function readCustomer(fields: SentFields) {
  return {
    customerName: textOf(fields, 'customerName') ?? '',
    customerEmail: textOf(fields, 'customerEmail') ?? '',
    customerPhone: textOf(fields, 'customerPhone'),
    specialRequests: textOf(fields, 'specialRequests'),
    again: fields.has('again'),
    termsAccepted: fields.has('termsAccepted'),
  };
}

/** What is asked for with a checkout: the trip of its address, the customer of its form, and the total that was shown. */
export function checkoutRequest(
  boatId: string,
  { mode, date, end, time, groupSize }: RequestedBooking,
  { termsAccepted: _, ...customer }: CheckoutForm,
  amountCents: number | undefined,
): CheckoutPayload {
  const trip = { boatId, pricingMode: mode, start: date, end, time, groupSize };
  return { ...trip, ...customer, ...(amountCents !== undefined && { amountCents }) };
}

function textOf(fields: SentFields, name: string): string | null {
  const text = fields.get(name);
  if (typeof text !== 'string' || text.trim() === '') return null;
  // A browser that sends a form itself ends its lines like a typewriter.
  return text.replaceAll('\r\n', '\n');
}
