import * as z from 'zod/mini';
import { textMessages } from '../fields/text-messages.ts';
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
const groupSize = z.number('groupSize.notANumber').check(
  z.refine((value) => value > 0, 'groupSize.tooSmall'),
  z.refine((value) => Number.isSafeInteger(value), 'groupSize.notWhole'),
);

const amountCents = z
  .number('api.centsNumber')
  .check(z.refine((value) => Number.isSafeInteger(value), 'api.wholeCents'));

const phone = textMessages('field.phone', 40);

const customerPhone = z.optional(
  z.nullable(
    z
      .string(phone.notText)
      .check(z.maxLength(40, phone.tooLong), z.refine(isOneLine, phone.badCharacters)),
  ),
);

const requests = textMessages('field.specialRequests', 2000);

const specialRequests = z.optional(
  z.nullable(
    z
      .string(requests.notText)
      .check(z.maxLength(2000, requests.tooLong), z.refine(isPlainText, requests.badCharacters)),
  ),
);

const pricingMode = z.enum(pricingModes, 'pricing.choose');

const boatId = z.string('boat.choose').check(z.minLength(1, 'boat.choose'));

/** POST /checkout/create (spec 7). `amountCents` is optional: it is compared, never trusted. */
export const checkoutPayload = z.object({
  boatId,
  pricingMode,
  start: dayField('date.invalid'),
  end: dayField('endDate.invalid'),
  time: timeField('time.invalid'),
  groupSize,
  customerName: nameField('name.tooShort', 2),
  customerEmail: emailField('email.invalid'),
  customerPhone,
  specialRequests,
  amountCents: z.optional(amountCents),
  /** Set to book a trip again that this browser has already booked. */
  again: z.optional(z.boolean()),
  /** The port call of the guest's ship, from the calendar of ships. */
  ship: z.optional(z.string('ship.missing').check(z.maxLength(100, 'ship.unknown'))),
  language: languageField,
  requestKey: z.optional(requestKey),
});
export type CheckoutPayload = z.infer<typeof checkoutPayload>;

/** POST /api/bookings: the form flow's creation payload (spec 3). It carries no time. */
export const reservationPayload = z.object({
  operatorId: z.string('checkout.operatorMissing'),
  pricingMode,
  boatId,
  startDate: dayField('date.missing'),
  endDate: dayField('date.missing'),
  groupSize,
  customerName: nameField('name.missing'),
  customerEmail: emailField('email.missing'),
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
  termsAccepted: termsAccepted('terms.notAcceptedInFull'),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/** The booking form (spec 5). Card inputs are not part of it: they are never sent. */
export const reservationForm = z.object({
  customerName: reservationPayload.shape.customerName,
  customerEmail: reservationPayload.shape.customerEmail,
  date: dayField('date.missing'),
  groupSize: z
    .number('groupSize.missing')
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'groupSize.missing')),
  specialRequests: reservationPayload.shape.specialRequests,
  ship: reservationPayload.shape.ship,
  termsAccepted: termsAccepted('terms.notAccepted'),
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

/** Parses the trip in a checkout's URL; null if its date, time or group size is missing or not positive (spec 2). */
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
export function readGuest(fields: SentFields) {
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

/** Combines the URL's trip, the form's customer and the total that was shown into a checkout payload. */
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

/** Error codes for booking a trip: invalid days, time, group or price, and trips that are no longer free. */
export const tripCodes = [
  'boat.notOffered',
  'boat.notSailing',
  'charter.notAvailable',
  'charter.tooManyDays',
  'checkout.totalChanged',
  'day.passed',
  'departure.noSeat',
  'departure.noSeats',
  'departure.tooFewGuests',
  'departure.tooSoon',
  'departure.unknownTime',
  'groupSize.overCapacity',
  'groupSize.tooSmall',
  'price.charterMissing',
  'price.perSeatMissing',
  'ship.notCalling',
  'tour.severalDays',
  'trip.endsBeforeStart',
  'trip.tooFarAhead',
  'unpaid.tooMany',
  'unpaid.tooManyDaysOfBoat',
  'unpaid.tooManyOfNetwork',
] as const;
