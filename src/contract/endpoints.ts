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
import { checkoutPayload, reservationPayload } from './public/booking-payloads.ts';
import { bookingView, checkoutView, notifiedView, unsettledView } from './public/booking-views.ts';
import { byHandEndpoints } from './operator/by-hand-api.ts';
import { callOffEndpoints } from './operator/call-off-api.ts';
import { calendarConnectionEndpoints, calendarFeedEndpoints } from './operator/calendar-api.ts';
import { approvalEndpoints, calendarQuestionEndpoints } from './operator/calendar-conflict-api.ts';
import { adminDocumentEndpoints, documentEndpoints } from './operator/document-api.ts';
import { departureEndpoints } from './operator/departure-api.ts';
import type { CallTo, Endpoint } from './endpoint.ts';
import { operatorEndpoints } from './operator/operator-api.ts';
import { photoEndpoints, operatorBoatEndpoints } from './operator/operator-boat-api.ts';
import { operatorDayEndpoints } from './operator/operator-day-api.ts';
import { optInEndpoints } from './public/opt-in-api.ts';
import { payoutEndpoints } from './operator/payout-api.ts';
import { adminReviewEndpoints, reviewEndpoints } from './public/review-api.ts';
import { forecastEndpoints } from './public/forecast-api.ts';
import { shipEndpoints } from './public/ship-api.ts';
import { statusEndpoints } from './public/status-api.ts';
import { changeRequestEndpoints } from './operator/change-request-api.ts';
import { tripEndpoints } from './public/trip-api.ts';

/** Has a message of its own for a missing session. */
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
    caller: 'visitor',
    summary:
      'Featured boats that the home page shows today, at most 12: more take turns by the day',
    cacheControl: 'no-cache',
    answers: { 200: boatListView },
  },
  boats: {
    method: 'GET',
    path: '/api/boats',
    caller: 'visitor',
    summary: 'Every published boat, with its availability and what is taken',
    cacheControl: 'no-cache',
    answers: { 200: boatListView },
  },
  ...boatSearchEndpoints,
  ...boardEndpoints,
  ...forecastEndpoints,
  ...shipEndpoints,
  boatById: {
    method: 'GET',
    path: '/api/boats/{id}',
    caller: 'visitor',
    summary: 'One published boat by its id',
    cacheControl: 'no-cache',
    answers: { 200: boatPageView },
    problems: ['not-found'],
  },
  boatBySlug: {
    method: 'GET',
    path: '/boats/{slug}',
    caller: 'visitor',
    summary:
      'One published boat by its slug, when the caller accepts application/json; else its page. With ?language=fr its captain’s texts are in French where these are written',
    byHand: 'exchange',
    answers: { 200: boatPageView },
  },
  createReservation: {
    method: 'POST',
    path: '/api/bookings',
    caller: 'visitor',
    limit: { name: 'reservations', most: 60, withinSeconds: 600 },
    summary: 'Reserve a trip now and pay by the mailed link',
    payload: reservationPayload,
    cacheControl: 'no-store',
    answers: { 201: bookingView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed', 'too-many'],
  },
  bookingById: {
    method: 'GET',
    path: '/api/bookings/{id}',
    caller: 'visitor',
    summary: 'A booking, for the visitor who was given its id',
    cacheControl: 'no-store',
    answers: { 200: bookingView },
    problems: ['not-found'],
  },
  notifyBooking: {
    method: 'POST',
    path: '/api/bookings/{id}/notify',
    caller: 'visitor',
    limit: { name: 'notices', most: 120, withinSeconds: 600 },
    summary: 'Mail the confirmation to visitor and captain, once however often it is called',
    answers: { 200: notifiedView },
    problems: ['not-found', 'conflict'],
  },
  createCheckout: {
    method: 'POST',
    path: '/checkout/create',
    caller: 'visitor',
    limit: { name: 'holds', most: 300, withinSeconds: 600 },
    summary: 'Hold the seats and open a payment page',
    payload: checkoutPayload,
    answers: { 200: checkoutView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed', 'too-many', 'unavailable'],
  },
  bookingBySession: {
    method: 'GET',
    path: '/booking/by-session',
    caller: 'visitor',
    limit: { name: 'looks-at-payments', most: 600, withinSeconds: 600 },
    summary: 'The booking of a payment session: 202 without an id while it is not settled',
    query: settlementQuery,
    cacheControl: 'no-store',
    answers: { 200: bookingView, 202: unsettledView },
    problems: ['not-found'],
  },
  infoText: {
    method: 'GET',
    path: '/content/{file}.txt',
    caller: 'visitor',
    summary: 'The text of an information page',
    answers: { 200: z.string() },
    contentType: 'text/plain',
  },
  ...operatorEndpoints,
  ...operatorDayEndpoints,
  ...operatorBoatEndpoints,
  ...photoEndpoints,
  ...documentEndpoints,
  ...payoutEndpoints,
  ...calendarConnectionEndpoints,
  ...calendarFeedEndpoints,
  ...approvalEndpoints,
  ...calendarQuestionEndpoints,
  ...tripEndpoints,
  ...changeRequestEndpoints,
  ...callOffEndpoints,
  ...departureEndpoints,
  ...byHandEndpoints,
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
