import { noticePayload } from './admin-notice-payloads.ts';
import { adminOperatorsQuery } from './admin-operator-payloads.ts';
import { adminOperatorPageView, adminOperatorView } from './admin-operator-views.ts';
import { nextPageQuery } from './admin-search-query.ts';
import type { Endpoint } from './endpoint.ts';
import { guestTripPageView } from './guest-trip-views.ts';

/** All operators, and what the platform may do to them. */
export const adminOperatorEndpoints = {
  adminOperators: {
    method: 'GET',
    path: '/api/admin/operators',
    caller: 'admin',
    act: 'see-operators',
    summary: 'All captains by name, with what they are owed',
    query: adminOperatorsQuery,
    answers: { 200: adminOperatorPageView },
  },
  adminOperator: {
    method: 'GET',
    path: '/api/admin/operators/{id}',
    caller: 'admin',
    act: 'see-operators',
    summary: 'One captain with their boats and what was done to them',
    answers: { 200: adminOperatorView },
  },
  adminOperatorBookings: {
    method: 'GET',
    path: '/api/admin/operators/{id}/bookings',
    caller: 'admin',
    act: 'see-operators',
    summary: 'A captain’s paid, reserved and refunded bookings, newest first',
    query: nextPageQuery,
    answers: { 200: guestTripPageView },
  },
  adminOperatorTrips: {
    method: 'GET',
    path: '/api/admin/operators/{id}/trips',
    caller: 'admin',
    act: 'see-operators',
    summary: 'A captain’s paid trips that are not over, in the order they sail',
    query: nextPageQuery,
    answers: { 200: guestTripPageView },
  },
  adminSuspendOperator: {
    method: 'POST',
    path: '/api/admin/operators/{id}/suspend',
    caller: 'admin',
    act: 'suspend-operator',
    summary:
      'Suspend a captain, who is mailed the reason: their boats leave the site at once, they are signed out, and paid trips stay',
    payload: noticePayload,
    answers: { 200: adminOperatorView },
  },
  adminReinstateOperator: {
    method: 'POST',
    path: '/api/admin/operators/{id}/reinstate',
    caller: 'admin',
    act: 'reinstate-operator',
    summary: 'Let a suspended captain back in, with a mail that says why',
    payload: noticePayload,
    answers: { 200: adminOperatorView },
  },
} as const satisfies Record<string, Endpoint>;
