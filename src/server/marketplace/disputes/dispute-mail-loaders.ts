import { isDecided, type DisputeNews } from '#domain/refunds/disputes.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { findBookingForOperator } from '../core/mails/mailed-bookings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import { findDisputeInList } from './dispute-list.ts';
import { splitNewsKey } from './dispute-news.ts';

/** Loads mails; `subjectId` is a booking's id (`dispute`) or a dispute's (`dispute-notice`), `dedupeId` a `newsKey`. */
export const disputeMails = {
  dispute: {
    operator: async (deps, { subjectId: bookingId, dedupeId }) => {
      const { disputeId, news } = splitNewsKey(dedupeId ?? '');
      const found = await findBookingForOperator(deps, bookingId);
      const dispute = await findMailedDispute(deps.database, bookingId, disputeId);
      if (!found || !dispute || isOutdated(news, dispute.status)) return null;
      const { booking, trip, language } = found;
      return { data: { trip, dispute, news }, language, to: booking.operatorEmail };
    },
  },
  'dispute-notice': {
    platform: async (deps, { subjectId: disputeId, dedupeId }) => {
      const { news } = splitNewsKey(dedupeId ?? '');
      const dispute = await findDisputeInList(deps.database, disputeId);
      if (!dispute || isOutdated(news, dispute.status)) return null;
      const { status, cents, takenCents, reason, dueBy, code } = dispute;
      const operatorName = isolateName(dispute.operatorName ?? '');
      const dueMs = dueBy?.getTime() ?? null;
      return {
        data: {
          dispute: { status, cents, takenCents, reason, dueMs, operatorName, code },
          news,
        },
        language: 'en',
        to: deps.alertEmail,
      };
    },
  },
} satisfies Partial<MailLoaders>;

/** Suppresses a late mail about an open dispute once the bank has decided, because the decision has its own mail. */
function isOutdated(news: DisputeNews, status: string): boolean {
  return isDecided(status) && ['opened', 'escalated', 'reviewed', 'taken'].includes(news);
}

async function findMailedDispute(reader: Queryable, bookingId: string, disputeId: string) {
  const shares = reader
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerLines', 'ledgerLines.entryId', 'ledgerEntries.id')
    .where('ledgerEntries.bookingId', '=', bookingId)
    .where('ledgerEntries.disputeId', '=', disputeId)
    .where('ledgerLines.account', '=', 'owed-to-captain')
    .select('ledgerLines.cents');
  const lines = await shares.execute();
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);
  const moved = lines.map(({ cents }) => cents);
  const dispute = await reader
    .selectFrom('disputes')
    .select(['status', 'cents', 'reason', 'dueBy'])
    .where('id', '=', disputeId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  if (!dispute) return null;
  const { status, cents, reason, dueBy } = dispute;
  return {
    status,
    cents,
    reason,
    dueMs: dueBy?.getTime() ?? null,
    shareCents: sum(moved.filter((each) => each > 0)),
    heldCents: sum(moved),
  };
}
