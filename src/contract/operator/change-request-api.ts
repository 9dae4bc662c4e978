import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { askedChangeView } from '../public/trip-api.ts';

/** A guest's change request, as the operator sees it. */
export const changeRequestView = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  /** The guest's refund if the operator accepts. */
  refundCents: z.number(),
  /** True if the guest paid the operator directly: the refund is between the two. */
  isPaidByHand: z.boolean(),
  asked: askedChangeView,
});
export type ChangeRequestView = z.infer<typeof changeRequestView>;

export const changeRequestEndpoints = {
  changeRequests: {
    method: 'GET',
    path: '/api/operator/change-requests',
    caller: 'operator',
    summary: 'What guests ask when it is too late to change by right',
    answers: { 200: z.array(changeRequestView) },
  },
  answerChangeRequest: {
    method: 'POST',
    path: '/api/operator/change-requests/{id}/answer',
    caller: 'operator',
    summary: 'Yes: the change is made. No: the trip stays as it is. The guest is told either way',
    payload: z.object({ answer: z.enum(['yes', 'no']) }),
    answers: { 200: z.array(changeRequestView) },
    problems: ['invalid', 'not-found', 'conflict', 'sold-out', 'amount-changed'],
  },
} as const satisfies Record<string, Endpoint>;
