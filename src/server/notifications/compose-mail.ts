import type { Selectable } from 'kysely';
import { findAccountChange } from '../admins/account-changes.ts';
import { findInvitation, invitationToken } from '../admins/invitation-queries.ts';
import { findBooking, type BookingRecord } from '../bookings/booking-queries.ts';
import type { Tables } from '../../../db/tables.ts';
import { findFeatureReceipt } from '../featuring/feature-queries.ts';
import { findMailedNotice } from '../notices/notice-queries.ts';
import { findOptIn } from '../opt-ins/opt-in-queries.ts';
import type { Mail } from '../outside/mailer.ts';
import { findPayout } from '../payouts/payout-queries.ts';
import { findPayoutReceipt } from '../payouts/recorded-payout-queries.ts';
import type { Deps } from '../product-deps.ts';
import { accountLetter } from './account-letters.ts';
import { bookingLetter } from './booking-letters.ts';
import { calendarFile } from './calendar-file.ts';
import { featureLetter } from './feature-letters.ts';
import { invitationLetter } from './invitation-letters.ts';
import { letterHtml, letterText, type Letter } from './mail-layout.ts';
import { helpAskedLetter, helpWantedLetter } from './opt-in-letters.ts';
import { noticeLetter } from './notice-letters.ts';
import { payoutLetter } from './payout-letters.ts';
import { captainRefundLetter, findMailedRefund, refundLetter } from './refund-letters.ts';
import type { MailKind, MailRecipient } from './queue-mail.ts';

export type PromisedMail = Pick<
  Selectable<Tables['mails']>,
  | 'key'
  | 'booking_id'
  | 'opt_in_id'
  | 'boat_feature_id'
  | 'notice_id'
  | 'payout_id'
  | 'admin_invitation_id'
  | 'audit_event_id'
  | 'refund_id'
  | 'kind'
  | 'recipient'
>;

/** The mail that was promised; null when what it would tell about is gone, or its reader. */
export async function composeMail(deps: Deps, promised: PromisedMail): Promise<Mail | null> {
  const written = await writeAbout(deps, promised);
  if (!written) return null;
  const { letter, ...rest } = written;
  return {
    replyTo: [deps.site.supportEmail],
    ...rest,
    messageId: `<${promised.key.replace(/:/g, '.')}@${new URL(deps.site.publicUrl).hostname}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: await letterHtml(letter, deps.site),
  };
}

type Written = { letter: Letter } & Pick<Mail, 'to' | 'calendarFile'> &
  Partial<Pick<Mail, 'replyTo'>>;

function writeAbout(deps: Deps, promised: PromisedMail): Promise<Written | null> {
  if (promised.booking_id) return aboutBooking(deps, promised, promised.booking_id);
  if (promised.boat_feature_id) return aboutFeature(deps, promised.boat_feature_id);
  if (promised.notice_id) return aboutNotice(deps, promised.notice_id);
  if (promised.payout_id) return aboutPayout(deps, promised.payout_id);
  if (promised.audit_event_id) return aboutAccount(deps, promised.audit_event_id);
  if (promised.admin_invitation_id) return invitation(deps, promised.admin_invitation_id);
  return aboutOptIn(deps, promised);
}

async function aboutBooking(
  deps: Deps,
  promised: PromisedMail,
  bookingId: string,
): Promise<Written | null> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  if (promised.refund_id) return aboutRefund(deps, promised, booking, promised.refund_id);
  const kind = promised.kind as Exclude<MailKind, 'refund'>;
  const recipient = promised.recipient as MailRecipient;
  return {
    letter: bookingLetter(kind, recipient, booking, deps.site),
    ...(recipient === 'visitor'
      ? { to: booking.customer_email, replyTo: answeredBy(deps, booking) }
      : { to: booking.operator_email, replyTo: [booking.customer_email] }),
    ...(ofTrips.has(kind) ? { calendarFile: calendarFile(booking, deps.site, recipient) } : {}),
  };
}

/** What a guest answers reaches the captain, and the platform, which can settle what concerns the money. */
function answeredBy(deps: Deps, booking: BookingRecord): string[] {
  return [...new Set([booking.operator_email, deps.site.supportEmail])];
}

async function aboutRefund(
  deps: Deps,
  { recipient }: PromisedMail,
  booking: BookingRecord,
  refundId: string,
): Promise<Written | null> {
  const refund = await findMailedRefund(deps.database, refundId);
  if (!refund) return null;
  if (recipient !== 'visitor') {
    return { letter: captainRefundLetter(booking, refund.cents), to: booking.operator_email };
  }
  const letter = refundLetter(booking, refund.cents, deps.site);
  return { letter, to: booking.customer_email, replyTo: answeredBy(deps, booking) };
}

/** Mails that put the trip into their reader's calendar, or change what stands there. */
const ofTrips: ReadonlySet<MailKind> = new Set([
  'confirmation',
  'reservation',
  'moved',
  'cancelled',
] as const);

async function aboutFeature(deps: Deps, featureId: string): Promise<Written | null> {
  const receipt = await findFeatureReceipt(deps.database, featureId);
  return receipt && { letter: featureLetter(receipt, deps.site), to: receipt.operator_email };
}

async function aboutNotice(deps: Deps, noticeId: string): Promise<Written | null> {
  const notice = await findMailedNotice(deps.database, noticeId);
  return notice && { letter: noticeLetter(notice, deps.site), to: notice.operator_email };
}

/** The link is made as the mail is: it is kept nowhere. */
async function invitation(deps: Deps, id: string): Promise<Written | null> {
  const invited = await findInvitation(deps.database, id, deps.now());
  if (!invited) return null;
  const letter = invitationLetter(invited, invitationToken(deps, id), deps.site);
  return { letter, to: invited.email };
}

async function aboutAccount(deps: Deps, auditId: number): Promise<Written | null> {
  const change = await findAccountChange(deps.database, auditId);
  return change && { letter: accountLetter(change, deps.site), to: change.email };
}

async function aboutPayout(deps: Deps, payoutId: string): Promise<Written | null> {
  const payout = await findPayoutReceipt(deps.database, payoutId);
  if (!payout) return null;
  const saved = await findPayout(deps.database, deps.seal, payout.operator_id);
  const wished = saved && saved !== 'sealed' ? saved.details.emailForNotifications : undefined;
  return { letter: payoutLetter(payout, deps.site), to: wished ?? payout.operator_email };
}

async function aboutOptIn(deps: Deps, promised: PromisedMail): Promise<Written | null> {
  const optIn = promised.opt_in_id && (await findOptIn(deps.database, promised.opt_in_id));
  if (!optIn) return null;
  if (promised.recipient === 'visitor') {
    return { letter: helpAskedLetter(deps.site), to: optIn.email };
  }
  return { letter: helpWantedLetter(optIn), to: deps.site.supportEmail, replyTo: [optIn.email] };
}
