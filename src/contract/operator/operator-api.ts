import * as z from 'zod/mini';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import {
  bookingSources,
  bookingStatuses,
  paidByWays,
  paymentStatuses,
} from '#domain/bookings/bookings.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import { ratingView } from '../public/boat-views.ts';
import { bookingMoneyFields } from '../public/booking-money-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { buildPageSchema, searchQuery } from '../fields/paging.ts';
import { nameField } from '../fields/name-field.ts';
import {
  languageMessage,
  dayField,
  emailField,
  isPhone,
  PHONE_NEEDED,
} from '../fields/payload-fields.ts';
import { phoneLinkView } from '../fields/phone-link-view.ts';

const email = emailField('email.missing');

/** POST /api/auth/login, and the form for it (spec 5: operator login). */
export const loginPayload = z.object({
  email,
  password: z.string('password.missing').check(z.minLength(1, 'password.missing')),
});
export type LoginPayload = z.infer<typeof loginPayload>;

/** Minimum password length of an operator (spec 9). */
export const MIN_PASSWORD_LENGTH = 6;

/** Sign-in services limit passwords to this many bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72;

function isShortEnough(password: string): boolean {
  const bytes = Array.from(password, countBytes).reduce((sum, each) => sum + each, 0);
  return bytes <= MAX_PASSWORD_BYTES;
}

/** UTF-8 length of a character in bytes. */
function countBytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return [0x80, 0x800, 0x10000].filter((min) => point >= min).length + 1;
}

/** POST /api/auth/register. The auth service never receives the name. */
export const registerPayload = z.object({
  name: nameField('name.missing'),
  email,
  password: z
    .string('password.tooShort')
    .check(
      z.minLength(MIN_PASSWORD_LENGTH, 'password.tooShort'),
      z.refine(isShortEnough, 'password.tooLong'),
    ),
});

/** PUT /api/operator/contact, and the form for it. An empty phone removes the saved one. */
export const contactPayload = z.object({
  phone: z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullable(z.string('phone.notText').check(z.trim(), z.refine(isPhone, PHONE_NEEDED))),
  ),
});
export type ContactPayload = z.infer<typeof contactPayload>;

/** PUT /api/operator/language: language of the operator's mails. */
export const languagePayload = z.object({
  language: z.enum(portalLanguages, languageMessage(portalLanguages)),
});

/**
 * PUT /api/operator/rebookings: whether the operator's boats are offered to guests of other operators' cancelled trips.
 */
export const rebookingsPayload = z.object({
  takesRebookings: z.boolean('rebooking.choiceMissing'),
});

export type RegisterPayload = z.infer<typeof registerPayload>;

const calendarEntry = z.object({ connected: z.boolean(), lastSyncAt: z.nullable(z.string()) });

/** The signed-in operator (spec 3: operator). */
export const meView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Displayed to guests with a booking; null if not given. */
  phone: z.nullable(z.string()),
  /** Language of the operator's mails. */
  language: z.enum(portalLanguages),
  /** Whether the operator's boats are offered to guests of other operators' cancelled trips. */
  takesRebookings: z.boolean(),
  calendars: z.object({ google: calendarEntry, nylas: calendarEntry }),
});
export type MeView = z.infer<typeof meView>;

/** A session in the format of the auth service's SDK. Times are epoch seconds. */
export const sessionView = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
});
export type SessionView = z.infer<typeof sessionView>;

/** `operator` is null until two-factor sign-in is complete. */
export const loginView = z.object({ session: sessionView, operator: z.nullable(meView) });

/** `session` is null until the mailed link is used, if one is required. */
export const registeredView = z.object({ message: z.string(), session: z.nullable(sessionView) });

export const signedOutView = z.object({ signedOut: z.literal(true) });

/**
 * A booking as the boat's operator sees it (spec 3: operator view). `email` is empty if no address was given.
 * `totalAmount` is a decimal string in US dollars.
 */
export const operatorBookingView = z.object({
  id: z.string(),
  code: z.string(),
  customerName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  phoneLinks: z.array(phoneLinkView),
  specialRequests: z.nullable(z.string()),
  boat: z.object({ id: z.string(), name: z.string() }),
  date: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  pricingMode: z.enum(pricingModes),
  totalAmount: z.string(),
  ...bookingMoneyFields,
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Origin of a manual booking; null for other bookings. */
  source: z.nullable(z.enum(bookingSources)),
  paidBy: z.enum(paidByWays),
  createdAt: z.string(),
});
export type OperatorBookingView = z.infer<typeof operatorBookingView>;

export const bookingColumns = [
  ...['customerName', 'email', 'boat', 'date', 'groupSize', 'totalAmount'],
  ...['paymentStatus', 'createdAt'],
] as const satisfies (keyof OperatorBookingView)[];
export type BookingColumn = (typeof bookingColumns)[number];

/**
 * GET /api/operator/bookings. `search` works as in the admins' list. The days select trips and are inclusive. Without
 * `paged` it returns all matches; the default order is newest first (docs/decisions/0072).
 */
export const operatorBookingsQuery = z.extend(searchQuery, {
  boat: z.optional(z.uuid('filter.boatUnknown')),
  from: z.optional(dayField('day.pleaseChoose')),
  to: z.optional(dayField('day.pleaseChoose')),
  sort: z.optional(z.enum(bookingColumns, 'api.sortColumn')),
  direction: z.optional(z.enum(['up', 'down'], 'api.sortDirection')),
  paged: z.optional(z.literal('yes', 'api.paged')),
});
export type OperatorBookingsQuery = z.infer<typeof operatorBookingsQuery>;

export const operatorBookingPageView = buildPageSchema(operatorBookingView);
export type OperatorBookingPageView = z.infer<typeof operatorBookingPageView>;

/** A page if requested, else the whole list (spec 7). */
export const operatorBookingListView = z.union([
  z.array(operatorBookingView),
  operatorBookingPageView,
]);

/**
 * The stat cards (spec 2). `revenue` is `revenueCents` in whole dollars: paid through the platform, less refunds, less
 * disputes.
 */
export const metricsView = z.object({
  totalBoats: z.number(),
  bookingsThisMonth: z.number(),
  revenueCents: z.number(),
  revenue: z.number(),
  /** Amount that the operator collected for manual bookings. */
  byHandCents: z.number(),
  /** Computed from the reviews of all the operator's boats; null with fewer than 3. */
  rating: ratingView,
});
export type MetricsView = z.infer<typeof metricsView>;

/** Endpoints for operators' sign-in, profile and bookings. */
export const operatorEndpoints = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    caller: 'public',
    limit: { name: 'sign-ups', max: 30, withinSeconds: 600 },
    summary: 'Create an operator account, confirmed by a mailed link',
    payload: registerPayload,
    cacheControl: 'no-store',
    answers: { 200: registeredView },
    problems: ['unauthenticated', 'too-many', 'unavailable'],
    codes: [
      'auth.refused',
      'password.holdsEmail',
      'password.localWord',
      'signIn.confirmEmail',
      'signUp.checkEmail',
      'auth.invalid',
      'signIn.away',
    ],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    caller: 'public',
    limit: { name: 'sign-ins', max: 60, withinSeconds: 600 },
    summary: 'Sign an operator in by email and password',
    payload: loginPayload,
    cacheControl: 'no-store',
    answers: { 200: loginView },
    problems: ['unauthenticated', 'too-many', 'unavailable'],
    codes: [
      'account.suspended',
      'auth.refused',
      'signIn.noOperator',
      'signIn.confirmEmail',
      'auth.invalid',
      'signIn.away',
    ],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    caller: 'operator',
    summary: 'End the session of the access token',
    answers: { 200: signedOutView },
    problems: [
      'invalid',
      'payment-refused',
      'forbidden',
      'not-found',
      'conflict',
      'sold-out',
      'amount-changed',
      'too-large',
      'too-many',
      'unavailable',
    ],
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    caller: 'operator',
    summary: 'The signed-in operator',
    answers: { 200: meView },
  },
  saveContact: {
    method: 'PUT',
    path: '/api/operator/contact',
    caller: 'operator',
    summary: 'Save the phone number that booked guests see; null or empty removes it',
    payload: contactPayload,
    answers: { 200: meView },
  },
  saveLanguage: {
    method: 'PUT',
    path: '/api/operator/language',
    caller: 'operator',
    summary: 'Save the language of mails to the operator',
    payload: languagePayload,
    answers: { 200: meView },
  },
  saveRebookings: {
    method: 'PUT',
    path: '/api/operator/rebookings',
    caller: 'operator',
    summary:
      'Save whether the operator’s boats are offered to guests of other operators’ called-off trips',
    payload: rebookingsPayload,
    answers: { 200: meView },
  },
  operatorBookings: {
    method: 'GET',
    path: '/api/operator/bookings',
    caller: 'operator',
    summary:
      'Bookings of the operator’s boats, newest first or sorted; filter by code, guest, email address, boat or trip day. All of them, or with paged=yes by page',
    query: operatorBookingsQuery,
    answers: { 200: operatorBookingListView },
    codes: ['cursor.gone'],
  },
  operatorMetrics: {
    method: 'GET',
    path: '/api/operator/figures',
    caller: 'operator',
    summary: 'The figures on the dashboard',
    answers: { 200: metricsView },
  },
} as const satisfies Record<string, Endpoint>;
