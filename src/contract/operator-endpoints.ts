import * as z from 'zod/mini';
import { boatChangesPayload, boatPayload } from './boat-payloads.ts';
import type { Endpoint } from './endpoint.ts';
import { featureChallengeView, featurePayload, featurePaymentView } from './feature-payloads.ts';
import { contactPayload, loginPayload, registerPayload } from './operator-payloads.ts';
import {
  deletedView,
  metricsView,
  loginView,
  meView,
  operatorBoatListView,
  operatorBoatView,
  operatorBookingListView,
  registeredView,
  signedOutView,
} from './operator-views.ts';
import { payoutPayload } from './payout-payloads.ts';
import { payoutDetailsView, statementView } from './payout-views.ts';

/** What operators call. Each of them sees only what is their own: anything else is 404. */
export const operatorEndpoints = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    caller: 'visitor',
    summary: 'Make a captain’s account; a mailed link confirms it',
    payload: registerPayload,
    answers: { 200: registeredView },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    caller: 'visitor',
    summary: 'Sign a captain in with email and password',
    payload: loginPayload,
    answers: { 200: loginView },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    caller: 'operator',
    summary: 'End the session this access token belongs to',
    answers: { 200: signedOutView },
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    caller: 'operator',
    summary: 'The signed-in captain',
    answers: { 200: meView },
  },
  saveContact: {
    method: 'PUT',
    path: '/api/operator/contact',
    caller: 'operator',
    summary: 'Save the phone that guests who have booked are given; null or empty is none',
    payload: contactPayload,
    answers: { 200: meView },
  },
  operatorBoats: {
    method: 'GET',
    path: '/api/operator/boats',
    caller: 'operator',
    summary: 'The captain’s own boats, drafts included',
    answers: { 200: operatorBoatListView },
  },
  operatorBoat: {
    method: 'GET',
    path: '/api/operator/boats/{id}',
    caller: 'operator',
    summary: 'One of the captain’s own boats',
    answers: { 200: operatorBoatView },
  },
  createBoat: {
    method: 'POST',
    path: '/api/operator/boats',
    caller: 'operator',
    summary: 'Add a boat, as a draft unless its status says published; at most 50 an account',
    payload: boatPayload,
    answers: { 201: operatorBoatView },
  },
  updateBoat: {
    method: 'PUT',
    path: '/api/operator/boats/{id}',
    caller: 'operator',
    summary: 'Change a boat; what is left out stays. An older version is refused with 409',
    payload: boatChangesPayload,
    answers: { 200: operatorBoatView },
  },
  deleteBoat: {
    method: 'DELETE',
    path: '/api/operator/boats/{id}',
    caller: 'operator',
    summary: 'Take a boat off the site for good, unless trips on it are still to come',
    answers: { 200: deletedView },
  },
  featureBoat: {
    method: 'POST',
    path: '/api/operator/boats/{id}/feature',
    caller: 'operator',
    summary:
      'Pay $290 to have a boat featured for 6 months more. A refused card is 402; the same request key pays once. 202: the card’s bank asks first (3-D Secure), at challengeUrl',
    payload: featurePayload,
    answers: { 200: operatorBoatView, 202: featureChallengeView },
  },
  featurePayment: {
    method: 'GET',
    path: '/api/operator/boats/{id}/feature/{requestKey}',
    caller: 'operator',
    summary:
      'What became of a payment to feature a boat, asked for after the card’s bank has asked',
    answers: { 200: featurePaymentView },
  },
  operatorBookings: {
    method: 'GET',
    path: '/api/operator/bookings',
    caller: 'operator',
    summary: 'Bookings of the captain’s boats, newest first',
    answers: { 200: operatorBookingListView },
  },
  operatorMetrics: {
    method: 'GET',
    path: '/api/operator/figures',
    caller: 'operator',
    summary: 'The numbers of the dashboard',
    answers: { 200: metricsView },
  },
  payoutDetails: {
    method: 'GET',
    path: '/api/payment-details',
    caller: 'operator',
    summary:
      'How the captain is paid out, with the account number masked; null when nothing is saved',
    answers: { 200: z.nullable(payoutDetailsView) },
  },
  savePayoutDetails: {
    method: 'POST',
    path: '/api/payment-details',
    caller: 'operator',
    summary: 'Save how the captain is paid out',
    payload: payoutPayload,
    answers: { 200: payoutDetailsView },
  },
  statement: {
    method: 'GET',
    path: '/api/operator/statement',
    caller: 'operator',
    summary: 'What paid trips earn the captain, by month',
    answers: { 200: statementView },
  },
  statementFile: {
    method: 'GET',
    path: '/api/operator/statement.csv',
    caller: 'operator',
    summary: 'The statement as a CSV file, one line a trip',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
