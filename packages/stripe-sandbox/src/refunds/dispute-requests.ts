import type { Charge } from '../payments/charges.ts';
import { endDispute, noEvidence, withdrawFunds, type Dispute } from './sandbox-disputes.ts';
import { findHeld, lockHeld, saveObject, type Work } from '../payments/payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { invalidRequest, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

/** Shortens Stripe's "some time later". */
const decidesAfterMs = 500;

/** Words of `uncategorized_text` that decide a dispute in Stripe's test mode. */
const decisive = ['winning_evidence', 'losing_evidence', 'escalate_inquiry_evidence'];

/** POST /v1/disputes/:id: stages evidence, or submits it, unless `submit` is false. */
export async function updateDispute(work: Work, params: Params, id: string): Promise<Dispute> {
  params.onlyKnown(['evidence', 'expand', 'intended_submission_method', 'metadata', 'submit']);
  const dispute = await lockDispute(work, id);
  const evidence = readEvidence(params, dispute);
  const isSubmitted = params.has('submit') ? params.flag('submit') : evidence !== null;
  if (evidence !== null || isSubmitted) refuseClosed(dispute);
  const updated = evidence ?? dispute.evidence;
  const staged: Dispute = {
    ...dispute,
    evidence: updated,
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || evidence !== null,
    },
    intended_submission_method:
      params.choice('intended_submission_method', submissionMethods) ??
      dispute.intended_submission_method,
    metadata: params.mergedMetadata(dispute.metadata),
  };
  if (isSubmitted) return submit(work, staged);
  await saveObject(work, staged);
  await recordEvent(work, 'charge.dispute.updated', staged);
  return staged;
}

const submissionMethods = [
  'manual',
  'prefer_manual',
  'prefer_smart_disputes',
  'smart_disputes',
] as const;

async function submit(work: Work, dispute: Dispute): Promise<Dispute> {
  const submitted: Dispute = {
    ...dispute,
    evidence_details: {
      ...dispute.evidence_details,
      submission_count: dispute.evidence_details.submission_count + 1,
      submission_method: 'manual',
    },
    status: isInquiry(dispute) ? 'warning_under_review' : 'under_review',
  };
  const isDecided = decisive.includes(dispute.evidence.uncategorized_text ?? '');
  const guards = isDecided
    ? { state: 'due', dueMs: work.nowMs + decidesAfterMs }
    : { state: 'reviewed' };
  await saveObject(work, submitted, guards);
  await recordEvent(work, 'charge.dispute.updated', submitted);
  return submitted;
}

/** POST /v1/disputes/:id/close: accepts the loss. */
export async function closeDisputeRequest(
  work: Work,
  params: Params,
  id: string,
): Promise<Dispute> {
  params.onlyKnown(['expand']);
  const dispute = await lockDispute(work, id);
  refuseClosed(dispute);
  return endDispute(work, dispute, isInquiry(dispute) ? 'warning_closed' : 'lost');
}

/** Resolves a due dispute: by the bank's decision on the evidence, or by its deadline. */
export async function decideDispute(work: Work, id: string): Promise<void> {
  const dispute = await lockDispute(work, id);
  const { evidence, evidence_details: details } = dispute;
  if (isClosed(dispute)) return;
  if (!dispute.status.endsWith('under_review')) {
    const late: Dispute = { ...dispute, evidence_details: { ...details, past_due: true } };
    if (details.has_evidence) await submit(work, late);
    else await endDispute(work, late, isInquiry(dispute) ? 'warning_closed' : 'lost');
    return;
  }
  const word = evidence.uncategorized_text;
  if (!isInquiry(dispute)) {
    await endDispute(work, dispute, word === 'winning_evidence' ? 'won' : 'lost');
  } else if (word === 'winning_evidence') {
    await endDispute(work, dispute, 'warning_closed');
  } else {
    await escalate(work, dispute);
  }
}

/** Escalates an inquiry to a chargeback. */
async function escalate(work: Work, dispute: Dispute): Promise<void> {
  const escalated: Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, uncategorized_text: null },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    payment_method_details: {
      type: 'card',
      card: {
        ...(dispute.payment_method_details?.card ?? noCard),
        case_type: 'chargeback',
      },
    },
    status: 'needs_response',
  };
  await saveObject(work, escalated, {
    state: 'due',
    dueMs: (dispute.evidence_details.due_by ?? 0) * 1000,
  });
  await recordEvent(work, 'charge.dispute.updated', escalated);
  await withdrawFunds(work, escalated);
}

const noCard = { brand: 'visa', network: 'visa', network_reason_code: null };

async function lockDispute(work: Work, id: string): Promise<Dispute> {
  const known = await findHeld<Dispute>(work, 'dispute', id);
  if (known) await lockHeld<Charge>(work, 'charge', known.body.charge);
  const held = await lockHeld<Dispute>(work, 'dispute', id);
  if (!held) throw resourceMissing('dispute', id, 'dispute');
  return held.body;
}

function isInquiry({ status }: Dispute): boolean {
  return status.startsWith('warning_');
}

function isClosed({ status }: Dispute): boolean {
  return ['lost', 'warning_closed', 'won'].includes(status);
}

function refuseClosed(dispute: Dispute): void {
  if (isClosed(dispute)) throw invalidRequest('This dispute is already closed.');
}

/** Merges the given evidence; an empty field is unset. */
function readEvidence(params: Params, dispute: Dispute): Dispute['evidence'] | null {
  const given = params.nested('evidence');
  if (!given) return null;
  const fields = Object.keys(noEvidence).filter((name) => name !== 'enhanced_evidence');
  given.onlyKnown([...fields, 'enhanced_evidence']);
  const entries = fields.flatMap((name) =>
    given.has(name) ? [[name, given.unsettable(name, 20_000)]] : [],
  );
  return { ...dispute.evidence, ...Object.fromEntries(entries) };
}
