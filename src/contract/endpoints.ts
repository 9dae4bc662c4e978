import * as z from 'zod/mini';
import { adminAccessEndpoints, adminAccountEndpoints } from './admin/admin-account-api.ts';
import { adminAnalyticsEndpoints } from './admin/admin-analytics-api.ts';
import { adminBoatEndpoints } from './admin/admin-boat-api.ts';
import { adminBookingEndpoints } from './admin/admin-booking-api.ts';
import { adminDisputeEndpoints } from './admin/admin-dispute-api.ts';
import { adminOperatorEndpoints } from './admin/admin-operator-api.ts';
import { adminPayoutEndpoints } from './admin/admin-payout-api.ts';
import { adminPrivacyEndpoints } from './admin/admin-privacy-api.ts';
import { adminRefundEndpoints } from './admin/admin-refund-api.ts';
import { adminRosterEndpoints } from './admin/admin-roster-api.ts';
import { adminShipEndpoints } from './admin/admin-ship-api.ts';
import { auditLogEndpoints } from './admin/audit-log-api.ts';
import { boardEndpoints } from './public/board-api.ts';
import { boatSearchEndpoints } from './public/boat-search-api.ts';
import { boatListView, boatPageView } from './public/boat-views.ts';
import { checkoutPayload, reservationPayload, tripCodes } from './public/booking-payloads.ts';
import { bookingView, checkoutView, notifiedView, unsettledView } from './public/booking-views.ts';
import { manualBookingEndpoints } from './operator/manual-booking-api.ts';
import { captainProfileEndpoints } from './operator/captain-profile-api.ts';
import { callOffEndpoints } from './operator/call-off-api.ts';
import { calendarConnectionEndpoints, calendarFeedEndpoints } from './operator/calendar-api.ts';
import { approvalEndpoints, calendarQuestionEndpoints } from './operator/calendar-conflict-api.ts';
import { adminDocumentEndpoints, documentEndpoints } from './operator/document-api.ts';
import { departureEndpoints } from './operator/departure-api.ts';
import type { CallTo, Endpoint } from './endpoint.ts';
import { operatorEndpoints } from './operator/operator-api.ts';
import { meetingPhotoEndpoints } from './operator/boats/meeting-photo-api.ts';
import { photoEndpoints, operatorBoatEndpoints } from './operator/boats/operator-boat-api.ts';
import { operatorDayEndpoints } from './operator/operator-day-api.ts';
import { scheduleEndpoints } from './operator/schedule-api.ts';
import { overviewEndpoints } from './operator/overview-api.ts';
import { optInEndpoints } from './public/opt-in-api.ts';
import { payoutEndpoints } from './operator/payout-api.ts';
import { adminReviewEndpoints, reviewEndpoints } from './public/review-api.ts';
import { forecastEndpoints } from './public/forecast-api.ts';
import { homeEndpoints } from './public/home-api.ts';
import { shipEndpoints } from './public/ship-api.ts';
import { statusEndpoints } from './public/status-api.ts';
import { changeRequestEndpoints } from './operator/change-request-api.ts';
import { tripEndpoints } from './public/trip-api.ts';
import { walletEndpoints } from './public/wallet-api.ts';

/** Reads a missing session as empty, so that the act can answer with its own message. */
const settlementQuery = z.object({
  session_id: z.pipe(
    z.transform((value) => value ?? ''),
    z.string(),
  ),
});

/** The whole API. Drives the server, the client, OpenAPI and the tests. */
export const endpoints = {
  featuredBoats: {
    method: 'GET',
    path: '/api/featured-boats',
    caller: 'public',
    summary:
      'Featured boats shown on the home page today, at most 12; with more, they rotate daily',
    cacheControl: 'no-cache',
    answers: { 200: boatListView },
  },
  boats: {
    method: 'GET',
    path: '/api/boats',
    caller: 'public',
    summary: 'All published boats, with their availability and reserved seats',
    cacheControl: 'no-cache',
    answers: { 200: boatListView },
  },
  ...boatSearchEndpoints,
  ...boardEndpoints,
  ...homeEndpoints,
  ...forecastEndpoints,
  ...shipEndpoints,
  boatById: {
    method: 'GET',
    path: '/api/boats/{id}',
    caller: 'public',
    summary:
      'One published boat by its id. With ?language=fr, its operator’s texts are in French where translated',
    cacheControl: 'no-cache',
    answers: { 200: boatPageView },
    problems: ['not-found'],
    codes: ['review.boatUnknown'],
  },
  boatBySlug: {
    method: 'GET',
    path: '/boats/{slug}',
    caller: 'public',
    summary:
      'One published boat by its slug, for callers that accept application/json; else its page. With ?language=fr, its operator’s texts are in French where translated',
    raw: 'exchange',
    answers: { 200: boatPageView },
    problems: ['not-found'],
    codes: ['review.boatUnknown'],
  },
  createReservation: {
    method: 'POST',
    path: '/api/bookings',
    caller: 'public',
    limit: { name: 'reservations', max: 60, withinSeconds: 600 },
    summary: 'Reserve a trip now and pay later by a mailed link',
    payload: reservationPayload,
    cacheControl: 'no-store',
    answers: { 201: bookingView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed', 'too-many'],
    codes: ['checkout.otherBoat', ...tripCodes, 'checkout.beingBooked'],
  },
  bookingById: {
    method: 'GET',
    path: '/api/bookings/{id}',
    caller: 'public',
    summary: 'A booking by its id, which only its guest has',
    cacheControl: 'no-store',
    answers: { 200: bookingView },
    problems: ['not-found'],
    codes: ['booking.unknown'],
  },
  notifyBooking: {
    method: 'POST',
    path: '/api/bookings/{id}/notify',
    caller: 'public',
    limit: { name: 'notices', max: 120, withinSeconds: 600 },
    summary: 'Mail the confirmation to guest and operator. Repeated calls send it once',
    answers: { 200: notifiedView },
    problems: ['not-found', 'conflict'],
    codes: ['booking.notConfirmed', 'booking.unknown'],
  },
  createCheckout: {
    method: 'POST',
    path: '/checkout/create',
    caller: 'public',
    limit: { name: 'holds', max: 300, withinSeconds: 600 },
    summary: 'Hold the seats and open a payment page',
    payload: checkoutPayload,
    answers: { 200: checkoutView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed', 'too-many', 'unavailable'],
    codes: [
      'checkout.alreadyBooked',
      'payment.providerDown',
      ...tripCodes,
      'checkout.beingBooked',
      'payment.failed',
    ],
  },
  bookingBySession: {
    method: 'GET',
    path: '/booking/by-session',
    caller: 'public',
    limit: { name: 'looks-at-payments', max: 600, withinSeconds: 600 },
    summary: 'The booking of a payment session; 202 without an id until it is settled',
    query: settlementQuery,
    cacheControl: 'no-store',
    answers: { 200: bookingView, 202: unsettledView },
    problems: ['not-found'],
    codes: [
      'booking.unknown',
      'payment.sessionMissing',
      'payment.sessionUnknown',
      'payment.failed',
    ],
  },
  infoText: {
    method: 'GET',
    path: '/content/{file}.txt',
    caller: 'public',
    summary: 'The text of an information page',
    answers: { 200: z.string() },
    problems: ['not-found'],
    codes: ['route.unknown'],
    contentType: 'text/plain',
  },
  ...operatorEndpoints,
  ...overviewEndpoints,
  ...operatorDayEndpoints,
  ...scheduleEndpoints,
  ...operatorBoatEndpoints,
  ...photoEndpoints,
  ...meetingPhotoEndpoints,
  ...captainProfileEndpoints,
  ...documentEndpoints,
  ...payoutEndpoints,
  ...calendarConnectionEndpoints,
  ...calendarFeedEndpoints,
  ...approvalEndpoints,
  ...calendarQuestionEndpoints,
  ...tripEndpoints,
  ...walletEndpoints,
  ...changeRequestEndpoints,
  ...callOffEndpoints,
  ...departureEndpoints,
  ...manualBookingEndpoints,
  ...reviewEndpoints,
  ...optInEndpoints,
  ...statusEndpoints,
  ...adminAccessEndpoints,
  ...adminAccountEndpoints,
  ...adminRosterEndpoints,
  ...auditLogEndpoints,
  ...adminAnalyticsEndpoints,
  ...adminRefundEndpoints,
  ...adminBookingEndpoints,
  ...adminDisputeEndpoints,
  ...adminReviewEndpoints,
  ...adminPayoutEndpoints,
  ...adminBoatEndpoints,
  ...adminOperatorEndpoints,
  ...adminDocumentEndpoints,
  ...adminShipEndpoints,
  ...adminPrivacyEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export type ApiCall = { [Name in EndpointName]: CallTo<(typeof endpoints)[Name]> }[EndpointName];

export function buildEndpointPath(
  name: EndpointName,
  parts: Readonly<Record<string, string>> = {},
): string {
  return endpoints[name].path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
}
