import { soldTripFields } from './sold-trip-fields.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { guestChangeRequestView } from '../public/trip-api.ts';

/** A guest's change request, as the operator sees it. */
export const changeRequestView = z.object({
  id: z.string(),
  ...soldTripFields,
  /** The guest's refund if the operator accepts. */
  refundCents: z.number(),
  /** True if the guest paid the operator directly. The operator then refunds them without the platform. */
  isPaidByHand: z.boolean(),
  asked: guestChangeRequestView,
});
export type ChangeRequestView = z.infer<typeof changeRequestView>;

export const changeRequestEndpoints = {
  changeRequests: {
    method: 'GET',
    path: '/api/operator/change-requests',
    caller: 'operator',
    summary: 'Guests’ change requests after the policy’s deadline',
    answers: { 200: z.array(changeRequestView) },
  },
  answerChangeRequest: {
    method: 'POST',
    path: '/api/operator/change-requests/{id}/answer',
    caller: 'operator',
    summary: 'Accept or decline a change request; the guest is mailed the answer',
    payload: z.object({ answer: z.enum(['yes', 'no']) }),
    answers: { 200: z.array(changeRequestView) },
    problems: ['invalid', 'not-found', 'conflict', 'sold-out', 'amount-changed'],
    codes: ['request.answered', 'request.closed', 'request.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
