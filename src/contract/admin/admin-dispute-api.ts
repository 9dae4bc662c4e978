import * as z from 'zod/mini';
import { disputeStages } from '#domain/refunds/disputes.ts';
import type { Endpoint } from '../endpoint.ts';
import { buildPageSchema } from '../fields/paging.ts';

/** GET /api/admin/disputes. Lists undecided disputes by default. */
export const disputesQuery = z.object({
  show: z.optional(z.enum(['open', 'all'], 'api.disputeFilter')),
  after: z.optional(z.string().check(z.maxLength(500, 'cursor.invalid'))),
});

/** A payment that a cardholder's bank disputes. Amounts are whole cents of US dollars. */
export const disputeView = z.object({
  /** The provider's id. */
  id: z.string(),
  /** Null for a payment for featuring a boat. */
  booking: z.nullable(z.object({ id: z.string(), code: z.string(), customerName: z.string() })),
  operatorName: z.string(),
  cents: z.number(),
  /** Amount currently withdrawn by the bank. */
  takenCents: z.number(),
  reason: z.string(),
  stage: z.enum(disputeStages),
  /** True if the bank only inquires and has not withdrawn money. */
  isInquiry: z.boolean(),
  openedAt: z.string(),
  /** Deadline for evidence; null if evidence can no longer be sent. */
  dueBy: z.nullable(z.string()),
});
export type DisputeView = z.infer<typeof disputeView>;

export const adminDisputeEndpoints = {
  adminDisputes: {
    method: 'GET',
    path: '/api/admin/disputes',
    caller: 'admin',
    permission: 'see-disputes',
    summary: 'Disputes and inquiries from cardholders’ banks, newest first',
    query: disputesQuery,
    answers: { 200: buildPageSchema(disputeView) },
    codes: ['cursor.gone'],
  },
  adminDisputeEvidence: {
    method: 'GET',
    path: '/api/admin/disputes/{id}/evidence.txt',
    caller: 'admin',
    permission: 'see-disputes',
    summary:
      'The evidence for a dispute in one file: booking, guest, mails, history and the cancellation policy',
    answers: { 200: z.string() },
    contentType: 'text/plain',
    problems: ['not-found'],
    codes: ['dispute.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
