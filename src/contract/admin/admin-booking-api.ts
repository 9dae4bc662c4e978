import * as z from 'zod/mini';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import { historyStates } from '#domain/bookings/event-payloads.ts';
import { resendableKinds, mailReaders } from '#domain/bookings/mail-kinds.ts';
import {
  bookingFlows,
  bookingSources,
  bookingStatuses,
  paidByWays,
  paymentStatuses,
} from '#domain/bookings/bookings.ts';
import { portCodes } from '#domain/island/ports.ts';
import { refundStates } from '#domain/refunds/refunds.ts';
import { pageStatuses } from '#domain/bookings/settlements.ts';
import { cancellationView, refundOfferView, refundView } from './admin-refund-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { searchQuery, buildPageSchema } from '../fields/paging.ts';
import { dayField } from '../fields/payload-fields.ts';
import { phoneLinkView } from '../fields/phone-link-view.ts';

const chosenDay = z.optional(dayField('day.pleaseChoose'));

/**
 * GET /api/admin/bookings. `search` is a prefix of a code, of a guest's name or surname, or of their email address. The
 * days select trips and are inclusive: a charter matches each of its days. `refund` is the state of any of the
 * booking's refunds.
 */
export const adminBookingsQuery = z.extend(searchQuery, {
  status: z.optional(z.enum(bookingStatuses, 'filter.statusUnknown')),
  refund: z.optional(z.enum(refundStates, 'filter.refundUnknown')),
  port: z.optional(z.enum([...portCodes, 'other'], 'filter.portUnknown')),
  boat: z.optional(z.uuid('filter.boatUnknown')),
  operator: z.optional(z.uuid('filter.operatorUnknown')),
  day: chosenDay,
  from: chosenDay,
  to: chosenDay,
});
export type AdminBookingsQuery = z.infer<typeof adminBookingsQuery>;

/** POST /api/admin/bookings/{id}/mails. */
export const sendMailAgainPayload = z.object({
  kind: z.enum(resendableKinds, 'mail.choose'),
  recipient: z.enum(mailReaders, 'mail.recipientMissing'),
});
export type SendMailAgainPayload = z.infer<typeof sendMailAgainPayload>;

/** A booking with its guest's contact details. */
export const guestTripView = z.object({
  bookingId: z.string(),
  code: z.string(),
  boat: z.object({ id: z.string(), name: z.string() }),
  customerName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  phoneLinks: z.array(phoneLinkView),
  start: z.string(),
  end: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  pricingMode: z.enum(pricingModes),
  amountCents: z.number(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paidBy: z.enum(paidByWays),
  createdAt: z.string(),
});
export type GuestTripView = z.infer<typeof guestTripView>;

export const guestTripPageView = buildPageSchema(guestTripView);

const instant = z.string();

const day = z.string();

/** A row of the booking list. Amounts are whole cents of US dollars. */
export const adminBookingRowView = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: instant,
  start: day,
  end: day,
  time: z.nullable(z.string()),
  boat: z.object({ id: z.string(), name: z.string() }),
  operator: z.object({ id: z.string(), name: z.string() }),
  customerName: z.string(),
  email: z.string(),
  groupSize: z.number(),
  amountCents: z.number(),
  refundedCents: z.number(),
  /** Amount that the guest's bank withholds or has withdrawn for good. */
  disputedCents: z.number(),
  status: z.enum(bookingStatuses),
  source: z.nullable(z.enum(bookingSources)),
  paidBy: z.enum(paidByWays),
});
export type AdminBookingRowView = z.infer<typeof adminBookingRowView>;

export const adminBookingPageView = buildPageSchema(adminBookingRowView);
export type AdminBookingPageView = z.infer<typeof adminBookingPageView>;

/** An entry of the booking's history, as text. */
export const historyStepView = z.object({
  at: instant,
  what: z.string(),
  /** The actor; null for the system. */
  by: z.nullable(z.string()),
  /** The reason or the error. */
  more: z.nullable(z.string()),
  state: z.enum(historyStates),
});
export type HistoryStepView = z.infer<typeof historyStepView>;

/** A payment page at the provider, and its outcome. */
export const paymentPageView = z.object({
  id: z.string(),
  amountCents: z.number(),
  status: z.enum(pageStatuses),
  openedAt: instant,
  settledAt: z.nullable(instant),
});
export type PaymentPageView = z.infer<typeof paymentPageView>;

export const adminBookingView = z.extend(adminBookingRowView, {
  flow: z.enum(bookingFlows),
  pricingMode: z.enum(pricingModes),
  port: z.string(),
  customPort: z.nullable(z.string()),
  operatorEmail: z.string(),
  phone: z.nullable(z.string()),
  phoneLinks: z.array(phoneLinkView),
  specialRequests: z.nullable(z.string()),
  /** Deadline for the guest's payment or the operator's approval; null if neither is due. */
  waitsUntil: z.nullable(instant),
  tripCents: z.number(),
  feeCents: z.number(),
  paidAt: z.nullable(instant),
  cancellation: cancellationView,
  refundOffer: refundOfferView,
  refunds: z.array(refundView),
  payments: z.array(paymentPageView),
  /** Mails that can be resent in the booking's current status. */
  mails: z.array(z.object({ kind: z.enum(resendableKinds), recipient: z.enum(mailReaders) })),
  /** Oldest first. */
  history: z.array(historyStepView),
});
export type AdminBookingView = z.infer<typeof adminBookingView>;

/** Endpoints for bookings and their history. Cancellations are in the refund endpoints. */
export const adminBookingEndpoints = {
  adminBookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    caller: 'admin',
    permission: 'see-bookings',
    summary:
      'All bookings, newest first; filter by code, guest, email address, status, refund state, trip day, port, boat or operator',
    query: adminBookingsQuery,
    answers: { 200: adminBookingPageView },
    codes: ['cursor.gone'],
  },
  adminBookingsFile: {
    method: 'GET',
    path: '/api/admin/bookings.csv',
    caller: 'admin',
    permission: 'export-bookings',
    summary: 'All matching bookings as a CSV file',
    query: adminBookingsQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooking: {
    method: 'GET',
    path: '/api/admin/bookings/{id}',
    caller: 'admin',
    permission: 'see-bookings',
    summary: 'One booking with its payments, mails and full history',
    answers: { 200: adminBookingView },
    problems: ['not-found'],
    codes: ['booking.unknown'],
  },
  adminSendMailAgain: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/mails',
    caller: 'admin',
    permission: 'resend-mail',
    limit: { name: 'mails-again', max: 30, withinSeconds: 600 },
    summary:
      'Send a mail about the booking again, with its current details. A repeat within a minute is refused with 429',
    payload: sendMailAgainPayload,
    answers: { 200: adminBookingView },
    problems: ['not-found', 'conflict', 'too-many'],
    codes: ['mail.doesNotFitGuest', 'mail.justSent', 'mail.doesNotFitOperator'],
  },
} as const satisfies Record<string, Endpoint>;
