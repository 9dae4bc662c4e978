import { portalPaths } from '#contract/pages/portal-paths.ts';
import { isDecided, isInquiry, type DisputeNews } from '#domain/refunds/disputes.ts';
import { formatDisputeReason } from '#i18n/records/dispute-reason.ts';
import {
  captainDisputeMessages,
  type CaptainDisputes,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import {
  formatDeadline,
  findMailedBooking,
  formatMoment,
  money,
  operatorMail,
  buildPageAddress,
  tripTitle,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';
import { findDisputeInList } from './dispute-list.ts';
import { splitNewsKey } from './dispute-news.ts';
import { ownerDisputeMail } from './owner-dispute-mail.ts';

/** The subject is a booking (`dispute`) or a dispute (`dispute-notice`); the `matter` of both is the news. */
export const disputeMails = {
  dispute: async (deps, { subject_id: bookingId, matter }) => {
    const { disputeId, news } = splitNewsKey(matter ?? '');
    const booking = await findMailedBooking(deps, bookingId, 'operator');
    const dispute = await findMailedDispute(deps.database, bookingId, disputeId);
    if (!booking || !dispute || isOutdated(news, dispute.status)) return null;
    const content = operatorDisputeMail({ booking, dispute, news, site: deps.site });
    return { content, to: booking.operator_email };
  },
  'dispute-notice': async (deps, { subject_id: disputeId, matter }) => {
    const { news } = splitNewsKey(matter ?? '');
    const dispute = await findDisputeInList(deps.database, disputeId);
    if (!dispute || isOutdated(news, dispute.status)) return null;
    return { content: ownerDisputeMail(dispute, news, deps.site), to: deps.alertEmail };
  },
} satisfies Partial<MailTemplates>;

/** Suppresses a late request for evidence once the bank has decided, which has a mail of its own. */
function isOutdated(news: DisputeNews, status: string): boolean {
  return isDecided(status) && ['opened', 'escalated', 'reviewed', 'taken'].includes(news);
}

type MailedDispute = {
  status: string;
  cents: number;
  reason: string;
  dueBy: Date | null;
  /** Operator's share of what the bank took, whether returned since or not. */
  shareCents: number;
  /** Operator's share of what the bank holds now. */
  heldCents: number;
};

async function findMailedDispute(
  reader: Queryable,
  bookingId: string,
  disputeId: string,
): Promise<MailedDispute | undefined> {
  const shares = reader
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .where('ledger_entries.booking_id', '=', bookingId)
    .where('ledger_entries.dispute_id', '=', disputeId)
    .where('ledger_lines.account', '=', 'owed-to-captain')
    .select('ledger_lines.cents');
  const lines = await shares.execute();
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);
  const moved = lines.map(({ cents }) => cents);
  const dispute = await reader
    .selectFrom('disputes')
    .select(['status', 'cents', 'reason', 'due_by as dueBy'])
    .where('id', '=', disputeId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return (
    dispute && {
      ...dispute,
      shareCents: sum(moved.filter((cents) => cents > 0)),
      heldCents: sum(moved),
    }
  );
}

type Told = {
  booking: MailedBooking;
  dispute: MailedDispute;
  news: DisputeNews;
  site: MailSite;
};

function operatorDisputeMail({ booking, dispute, news, site }: Told): MailContent {
  const words = captainDisputeMessages[portalLanguage(booking.operator_language, site)];
  const isOver = isDecided(dispute.status);
  const facts: MailContent['facts'] = [
    [words.amount, money(booking, dispute.cents)],
    [words.reason, describeReason(words, dispute.reason)],
  ];
  if (dispute.heldCents > 0) {
    facts.push([isOver ? words.deductedFact : words.heldFact, money(booking, dispute.heldCents)]);
  }
  if (dispute.dueBy) facts.push([words.due, formatMoment(booking, dispute.dueBy)]);
  return operatorMail(booking, {
    ...mails[news](booking, dispute, words),
    facts,
    action: {
      label: isOver ? words.seeStatement : words.seeBookings,
      url: buildPageAddress(booking, site, portalPaths.operatorDashboard()),
    },
  });
}

function describeReason(words: CaptainDisputes, reason: string): string {
  const known: Readonly<Record<string, string>> = words.reasons;
  return known[reason] ?? formatDisputeReason(reason);
}

type Say = (
  booking: MailedBooking,
  dispute: MailedDispute,
  words: CaptainDisputes,
) => Pick<MailContent, 'subject' | 'preview' | 'paragraphs'>;

const opened: Say = (booking, dispute, words) => {
  const { customer_name: guest, code, boat_name: boat } = booking;
  const amount = money(booking, dispute.cents);
  const isQuestion = isInquiry(dispute.status);
  return {
    subject: words.opened(tripTitle(booking)),
    preview: words.openedShort(guest, amount),
    paragraphs: [
      isQuestion
        ? words.onlyAsks(guest, amount, code, boat)
        : words.openedText(guest, amount, code, boat),
      ...whatNext(booking, dispute, words),
    ],
  };
};

const escalated: Say = (booking, dispute, words) => {
  const { customer_name: guest, code, boat_name: boat } = booking;
  const amount = money(booking, dispute.cents);
  return {
    subject: words.escalated(tripTitle(booking)),
    preview: words.openedShort(guest, amount),
    paragraphs: [
      words.escalatedText(guest, amount, code, boat),
      ...whatNext(booking, dispute, words),
    ],
  };
};

function whatNext(
  booking: MailedBooking,
  { heldCents, dueBy }: MailedDispute,
  words: CaptainDisputes,
): string[] {
  return [
    ...(heldCents > 0 ? [words.held(money(booking, heldCents))] : []),
    dueBy ? words.howToHelpBy(formatDeadline(booking, dueBy)) : words.howToHelp,
    words.doNotRefund,
  ];
}

const reviewed: Say = (booking, { cents }, words) => ({
  subject: words.reviewed(tripTitle(booking)),
  preview: words.reviewedShort,
  paragraphs: [words.reviewedText(money(booking, cents), booking.code)],
});

const taken: Say = (booking, { cents, heldCents }, words) => ({
  subject: words.taken(tripTitle(booking)),
  preview: words.takenShort(money(booking, cents)),
  paragraphs: [
    words.takenText(money(booking, cents), booking.code),
    ...(heldCents > 0 ? [words.held(money(booking, heldCents))] : []),
    words.doNotRefund,
  ],
});

const returned: Say = (booking, { shareCents }, words) => {
  const share = money(booking, shareCents);
  return {
    subject: words.returned(tripTitle(booking)),
    preview: words.returnedShort(share),
    paragraphs: [words.returnedText(booking.code, share)],
  };
};

const won: Say = (booking, { cents, shareCents, heldCents }, words) => ({
  subject: words.won(tripTitle(booking)),
  preview: words.wonShort,
  paragraphs: [
    words.wonText(money(booking, cents), booking.code),
    ...(heldCents > 0 ? [words.wonLater] : []),
    ...(heldCents === 0 && shareCents > 0 ? [words.wonBack(money(booking, shareCents))] : []),
  ],
});

const lost: Say = (booking, { cents, heldCents }, words) => ({
  subject: words.lost(tripTitle(booking)),
  preview: words.lostShort,
  paragraphs: [
    words.lostText(money(booking, cents), booking.code),
    ...(heldCents > 0 ? [words.lostPart(money(booking, heldCents))] : []),
  ],
});

const closed: Say = (booking, { cents }, words) => ({
  subject: words.closed(tripTitle(booking)),
  preview: words.closedShort,
  paragraphs: [words.closedText(money(booking, cents), booking.code)],
});

const mails: Readonly<Record<DisputeNews, Say>> = {
  opened,
  escalated,
  reviewed,
  taken,
  returned,
  won,
  lost,
  closed,
};
