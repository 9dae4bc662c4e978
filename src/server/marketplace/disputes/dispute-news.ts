import { findDisputeNews, isNewsForOwner, type DisputeNews } from '#domain/refunds/disputes.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

type DisputeState = { id: string; status: string; takenCents: number };

type Report = {
  dispute: DisputeState;
  /** Null for a new dispute. */
  before: Omit<DisputeState, 'id'> | null;
  /** Booking of the disputed payment; null if the operator has no share in it. */
  operatorsBooking: string | null;
};

export async function queueDisputeMails(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  write: Transaction,
  { dispute, before, operatorsBooking }: Report,
): Promise<void> {
  const news = findDisputeNews(before, dispute);
  if (news === null) return;
  const mail = { dedupeId: newsKey(dispute.id, news), at: new Date(now()) };
  if (operatorsBooking !== null) {
    await queueMail(jobs, write, {
      ...mail,
      kind: 'dispute',
      recipient: 'operator',
      subjectId: operatorsBooking,
    });
  }
  if (isNewsForOwner(news)) {
    await queueMail(jobs, write, {
      ...mail,
      kind: 'dispute-notice',
      recipient: 'platform',
      subjectId: dispute.id,
    });
  }
}

/** Dedupe key: each piece of news is mailed once. */
function newsKey(disputeId: string, news: DisputeNews): string {
  return `${disputeId}.${news}`;
}

export function splitNewsKey(key: string): { disputeId: string; news: DisputeNews } {
  const dot = key.lastIndexOf('.');
  return { disputeId: key.slice(0, dot), news: key.slice(dot + 1) as DisputeNews };
}
