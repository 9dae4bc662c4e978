import type { DisputeView } from '#contract/admin-dispute-api.ts';
import { isInquiry, reasonWords, stageOf } from '#domain/disputes.ts';
import type { DisputeInList } from './dispute-queries.ts';

export function presentDispute(dispute: DisputeInList): DisputeView {
  const { booking_id: id, code, customer_name: customerName } = dispute;
  return {
    id: dispute.id,
    booking:
      id === null || code === null || customerName === null ? null : { id, code, customerName },
    operatorName: dispute.operator_name ?? '',
    cents: dispute.cents,
    takenCents: dispute.taken_cents,
    reason: reasonWords(dispute.reason),
    stage: stageOf(dispute.status),
    isInquiry: isInquiry(dispute.status),
    openedAt: dispute.opened_at.toISOString(),
    dueBy: dispute.due_by?.toISOString() ?? null,
  };
}
