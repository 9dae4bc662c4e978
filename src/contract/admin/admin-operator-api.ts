import * as z from 'zod/mini';
import { documentKinds, documentStatuses } from '#domain/operators/documents.ts';
import { operatorStatuses, listingStatuses, profileParts } from '#domain/boats/moderation.ts';
import { captainView } from '../public/captain-view.ts';
import { guestTripPageView } from './admin-booking-api.ts';
import { uncoveredTripsView } from '../operator/document-api.ts';
import { noticeView } from './admin-notices.ts';
import { noticePayload } from '../fields/notice-reason.ts';
import type { Endpoint } from '../endpoint.ts';
import { searchQuery, buildPageSchema, nextPageQuery } from '../fields/paging.ts';

/** GET /api/admin/operators: filters of the list. */
export const adminOperatorsQuery = z.extend(searchQuery, {
  status: z.optional(z.enum(operatorStatuses, 'filter.statusUnknown')),
});
export type AdminOperatorsQuery = z.infer<typeof adminOperatorsQuery>;

/** A row of the operator list. Amounts are whole cents of US dollars. */
export const adminOperatorRowView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(operatorStatuses),
  joinedAt: z.string(),
  boats: z.number(),
  /** Paid or reserved trips that are not over. */
  bookingsToCome: z.number(),
  /** Earnings of completed trips not paid out yet; negative after an overpayment. */
  openCents: z.number(),
});
export type AdminOperatorRowView = z.infer<typeof adminOperatorRowView>;

export const adminOperatorPageView = buildPageSchema(adminOperatorRowView);

/** An operator with boats, balance and moderation history. */
export const adminOperatorView = z.extend(adminOperatorRowView, {
  /** Earnings of paid trips that are not over, and so not owed yet. */
  comingCents: z.number(),
  /** Number of paid trips that are not over. */
  paidTripsToCome: z.number(),
  fleet: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      standing: z.enum(listingStatuses),
      port: z.string(),
      customPort: z.nullable(z.string()),
    }),
  ),
  /** Status of each required document. */
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      standing: z.enum(documentStatuses),
      /** Expiry of the accepted document, valid or not; null if there is none. */
      expiresOn: z.nullable(z.string()),
      /** Paid trips after that day, and the first such day; null if there are none. */
      uncovered: z.nullable(uncoveredTripsView),
    }),
  ),
  /** Last day on which the operator's boats may be listed; null if documents are not required. */
  listedUntil: z.nullable(z.string()),
  /** What guests see of the operator on the boats' pages. */
  profile: captainView,
  /** Newest first. */
  notices: z.array(noticeView),
});
export type AdminOperatorView = z.infer<typeof adminOperatorView>;

/** POST /api/admin/operators/{id}/profile/remove. */
export const profileRemovalPayload = z.extend(noticePayload, {
  part: z.enum(profileParts, 'api.profilePart'),
});
export type ProfileRemoval = z.infer<typeof profileRemovalPayload>;

export const adminOperatorEndpoints = {
  adminOperators: {
    method: 'GET',
    path: '/api/admin/operators',
    caller: 'admin',
    permission: 'see-operators',
    summary: 'All operators by name, with the balances owed to them',
    query: adminOperatorsQuery,
    answers: { 200: adminOperatorPageView },
    codes: ['cursor.gone'],
  },
  adminOperator: {
    method: 'GET',
    path: '/api/admin/operators/{id}',
    caller: 'admin',
    permission: 'see-operators',
    summary: 'One operator with their boats and admin history',
    answers: { 200: adminOperatorView },
    problems: ['not-found'],
    codes: ['operator.unknown'],
  },
  adminOperatorBookings: {
    method: 'GET',
    path: '/api/admin/operators/{id}/bookings',
    caller: 'admin',
    permission: 'see-operators',
    summary: 'An operator’s paid, reserved and refunded bookings, newest first',
    query: nextPageQuery,
    answers: { 200: guestTripPageView },
    problems: ['not-found'],
    codes: ['cursor.gone', 'operator.unknown'],
  },
  adminOperatorTrips: {
    method: 'GET',
    path: '/api/admin/operators/{id}/trips',
    caller: 'admin',
    permission: 'see-operators',
    summary: 'An operator’s upcoming paid trips, by departure',
    query: nextPageQuery,
    answers: { 200: guestTripPageView },
    problems: ['not-found'],
    codes: ['cursor.gone', 'operator.unknown'],
  },
  adminSuspendOperator: {
    method: 'POST',
    path: '/api/admin/operators/{id}/suspend',
    caller: 'admin',
    permission: 'suspend-operator',
    summary:
      'Suspend an operator and mail them the reason. Their boats leave the site and they are signed out; paid trips stay booked',
    payload: noticePayload,
    answers: { 200: adminOperatorView },
    problems: ['not-found', 'conflict'],
    codes: ['operator.alreadySuspended', 'operator.unknown'],
  },
  adminReinstateOperator: {
    method: 'POST',
    path: '/api/admin/operators/{id}/reinstate',
    caller: 'admin',
    permission: 'reinstate-operator',
    summary: 'Reinstate a suspended operator and mail them the reason',
    payload: noticePayload,
    answers: { 200: adminOperatorView },
    problems: ['not-found', 'conflict'],
    codes: ['operator.erased', 'operator.notSuspended'],
  },
  adminRemoveProfilePart: {
    method: 'POST',
    path: '/api/admin/operators/{id}/profile/remove',
    caller: 'admin',
    permission: 'remove-profile-part',
    summary: 'Remove an operator’s picture or introduction from the site and mail them the reason',
    payload: profileRemovalPayload,
    answers: { 200: adminOperatorView },
    problems: ['not-found', 'conflict'],
    codes: ['operator.unknown', 'profile.nothingToRemove'],
  },
} as const satisfies Record<string, Endpoint>;
