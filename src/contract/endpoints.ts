import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { checkoutPayload, reservationPayload } from './booking-payloads.ts';
import { bookingView, checkoutView, notifiedView, unsettledView } from './booking-views.ts';
import { boatListView, boatView } from './boat-views.ts';
import { optInPayload, optedInView } from './opt-in-payloads.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import {
  approvalEndpoints,
  calendarConnectionEndpoints,
  calendarFeedEndpoints,
  calendarQuestionEndpoints,
} from './calendar-endpoints.ts';
import { operatorEndpoints } from './operator-endpoints.ts';
import { photoEndpoints } from './photo-endpoints.ts';

/** The whole API, one entry an endpoint: server, client, OpenAPI and tests are driven by it. */
export const endpoints = {
  featuredBoats: {
    method: 'GET',
    path: '/api/featured-boats',
    caller: 'visitor',
    summary: 'Boats featured on the home page',
    answers: { 200: boatListView },
  },
  boats: {
    method: 'GET',
    path: '/api/boats',
    caller: 'visitor',
    summary: 'Every published boat, with its availability and what is taken',
    answers: { 200: boatListView },
  },
  boatById: {
    method: 'GET',
    path: '/api/boats/{id}',
    caller: 'visitor',
    summary: 'One published boat by its id',
    answers: { 200: boatView },
  },
  boatBySlug: {
    method: 'GET',
    path: '/boats/{slug}',
    caller: 'visitor',
    summary:
      'One published boat by its slug, when the caller accepts application/json; else its page',
    answers: { 200: boatView },
  },
  createReservation: {
    method: 'POST',
    path: '/api/bookings',
    caller: 'visitor',
    summary: 'Reserve a trip now and pay by the mailed link',
    payload: reservationPayload,
    answers: { 201: bookingView },
  },
  bookingById: {
    method: 'GET',
    path: '/api/bookings/{id}',
    caller: 'visitor',
    summary: 'A booking, for the visitor who was given its id',
    answers: { 200: bookingView },
  },
  notifyBooking: {
    method: 'POST',
    path: '/api/bookings/{id}/notify',
    caller: 'visitor',
    summary: 'Mail the confirmation to visitor and captain, once however often it is called',
    answers: { 200: notifiedView },
  },
  createCheckout: {
    method: 'POST',
    path: '/checkout/create',
    caller: 'visitor',
    summary: 'Hold the seats and open a payment page',
    payload: checkoutPayload,
    answers: { 200: checkoutView },
  },
  bookingBySession: {
    method: 'GET',
    path: '/booking/by-session',
    caller: 'visitor',
    summary: 'The booking of a payment session: 202 without an id while it is not settled',
    query: z.object({ session_id: z.string() }),
    answers: { 200: bookingView, 202: unsettledView },
  },
  optIn: {
    method: 'POST',
    path: '/api/opt-in',
    caller: 'visitor',
    summary: 'Ask for help with choosing a boat',
    payload: optInPayload,
    answers: { 200: optedInView },
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
  ...photoEndpoints,
  ...calendarConnectionEndpoints,
  ...calendarFeedEndpoints,
  ...approvalEndpoints,
  ...calendarQuestionEndpoints,
  ...adminEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The path of an endpoint with its parts filled in. */
export function pathOf(name: EndpointName, parts: Readonly<Record<string, string>> = {}): string {
  return endpoints[name].path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
}
