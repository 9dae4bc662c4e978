import * as z from 'zod/mini';
import { pricingModes, type PricingMode } from '#domain/money/pricing-modes.ts';
import { isDay, isTime, type Day, type Time } from '#domain/time/days.ts';
import { isOneLine, isPlainText } from '#domain/fields/plain-text.ts';
import { nameField } from '../fields/name-field.ts';
import {
  dayField,
  emailField,
  languageField,
  requestKey,
  timeField,
} from '../fields/payload-fields.ts';

/** Size of the party: a whole number, at least 1. The capacity is checked where the boat is known. */
const groupSize = z.number('Group size must be a number').check(
  z.refine((value) => value > 0, 'Group size must be at least 1'),
  z.refine((value) => Number.isSafeInteger(value), 'Group size must be a whole number'),
);

const amountCents = z
  .number('The amount must be a number of cents')
  .check(z.refine((value) => Number.isSafeInteger(value), 'The amount must be whole cents'));

const customerPhone = z.optional(
  z.nullable(
    z
      .string('Phone must be text')
      .check(
        z.maxLength(40, 'Phone can be at most 40 characters'),
        z.refine(isOneLine, 'Phone has characters that cannot be used'),
      ),
  ),
);

const specialRequests = z.optional(
  z.nullable(
    z
      .string('Special requests must be text')
      .check(
        z.maxLength(2000, 'Special requests can be at most 2000 characters'),
        z.refine(isPlainText, 'Special requests has characters that cannot be used'),
      ),
  ),
);

const pricingMode = z.enum(pricingModes, 'Choose Per Seat or Private Charter');

const boatId = z.string('Choose a boat').check(z.minLength(1, 'Choose a boat'));

/** POST /checkout/create (spec 7). `amountCents` is optional: it is compared, never trusted. */
export const checkoutPayload = z.object({
  boatId,
  pricingMode,
  start: dayField('Choose a valid date'),
  end: dayField('Choose a valid end date'),
  time: timeField('Choose a valid time'),
  groupSize,
  customerName: nameField('Name must be at least 2 characters', 2),
  customerEmail: emailField('Please enter a valid email address'),
  customerPhone,
  specialRequests,
  amountCents: z.optional(amountCents),
  /** Set to book a trip again that this browser has already booked. */
  again: z.optional(z.boolean()),
  /** The port call of the guest's ship, from the calendar of ships. */
  ship: z.optional(
    z.string('The ship is missing').check(z.maxLength(100, 'There is no such ship')),
  ),
  language: languageField,
  requestKey: z.optional(requestKey),
});
export type CheckoutPayload = z.infer<typeof checkoutPayload>;

/** POST /api/bookings: the form flow's creation payload (spec 3). It carries no time. */
export const reservationPayload = z.object({
  operatorId: z.string('The boat’s operator is missing'),
  pricingMode,
  boatId,
  startDate: dayField('Date is required'),
  endDate: dayField('Date is required'),
  groupSize,
  customerName: nameField('Name is required'),
  customerEmail: emailField('Valid email is required'),
  amountCents,
  specialRequests,
  ship: checkoutPayload.shape.ship,
  language: languageField,
  requestKey: z.optional(requestKey),
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
  language: checkoutPayload.shape.language,
  termsAccepted: termsAccepted('You must accept the terms and conditions'),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/** The booking form (spec 5). Card inputs are not part of it: they are never sent. */
export const reservationForm = z.object({
  customerName: reservationPayload.shape.customerName,
  customerEmail: reservationPayload.shape.customerEmail,
  date: dayField('Date is required'),
  groupSize: z
    .number('Group size is required')
    .check(
      z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'Group size is required'),
    ),
  specialRequests: reservationPayload.shape.specialRequests,
  ship: reservationPayload.shape.ship,
  termsAccepted: termsAccepted('You must accept the terms'),
});

export type RequestedBooking = {
  mode: PricingMode;
  date: Day;
  end: Day;
  time: Time;
  groupSize: number;
  /** The guest's ship. */
  ship?: string;
};

/**
 * Parses the trip in a checkout's address; null if its date, time or group size is missing or not positive (spec 2).
 */
export function readBookingQuery(
  search: Readonly<Record<string, string>>,
): RequestedBooking | null {
  const { date = '', time = '', end = '', ship = '' } = search;
  const groupSize = Number(search.groupSize || '1');
  const mode = search.mode === 'charter' ? 'charter' : 'perSeat';
  if (!isDay(date) || !isTime(time)) return null;
  if (!Number.isSafeInteger(groupSize) || groupSize <= 0) return null;
  const isLonger = mode === 'charter' && isDay(end) && end > date;
  const trip = { mode, date, end: isLonger ? end : date, time, groupSize } as const;
  return ship === '' ? trip : { ...trip, ship: ship.slice(0, 100) };
}

/** Fields of a submitted form: a browser's `FormData`, or the server's parsed body. */
export type SentFields = { get(name: string): unknown; has(name: string): boolean };

/**
 * Reads the customer from the checkout's form, to be validated by `checkoutForm`. Empty optional fields become null.
 */
export function readCustomer(fields: SentFields) {
  return {
    customerName: readText(fields, 'customerName') ?? '',
    customerEmail: readText(fields, 'customerEmail') ?? '',
    customerPhone: readText(fields, 'customerPhone'),
    specialRequests: readText(fields, 'specialRequests'),
    again: fields.has('again'),
    language: readText(fields, 'language') ?? undefined,
    termsAccepted: fields.has('termsAccepted'),
  };
}

/** Combines the address's trip, the form's customer and the total that was shown into a checkout payload. */
export function checkoutRequest(
  boatId: string,
  { mode, date, end, time, groupSize, ship }: RequestedBooking,
  { termsAccepted: _, ...customer }: CheckoutForm,
  amountCents: number | undefined,
): CheckoutPayload {
  const trip = {
    boatId,
    pricingMode: mode,
    start: date,
    end,
    time,
    groupSize,
    ...(ship && { ship }),
  };
  return { ...trip, ...customer, ...(amountCents !== undefined && { amountCents }) };
}

function readText(fields: SentFields, name: string): string | null {
  const text = fields.get(name);
  if (typeof text !== 'string' || text.trim() === '') return null;
  // Browsers submit native forms with CRLF line endings.
  return text.replaceAll('\r\n', '\n');
}
