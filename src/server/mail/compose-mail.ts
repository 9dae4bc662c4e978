import type { Selectable } from 'kysely';
import { findAccountChange } from '../admins/account-changes.ts';
import { findInvitation, invitationToken } from '../admins/invitation-queries.ts';
import { findBooking, type BookingRecord } from '../bookings/booking-queries.ts';
import type { Tables } from '../../../db/tables.ts';
import { findFeatureReceipt } from '../payments/featuring/feature-queries.ts';
import { findMailedNotice } from '../boats/notices/notice-queries.ts';
import { findOptIn } from '../opt-ins/opt-in-queries.ts';
import type { Mail } from '../gateways/mailer.ts';
import { findPayout } from '../payouts/payout-queries.ts';
import { findPayoutReceipt } from '../payouts/recorded-payout-queries.ts';
import type { Deps } from '../dependencies.ts';
import { accountMail } from '../admins/account-mail-templates.ts';
import { bookingMail } from '../bookings/mails/booking-mail-templates.ts';
import { calendarFile } from '../bookings/mails/calendar-file.ts';
import { featureMail } from '../payments/featuring/feature-mail-templates.ts';
import { invitationMail } from '../admins/invitation-mail-templates.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import { helpAskedMail, helpWantedMail } from '../opt-ins/opt-in-mail-templates.ts';
import { noticeMail } from '../boats/notices/notice-mail-templates.ts';
import { payoutMail } from '../payouts/payout-mail-templates.ts';
import {
  operatorRefundMail,
  findMailedRefund,
  refundMail,
} from '../payments/refunds/refund-mail-templates.ts';
import type { MailKind, MailRecipient } from './queue-mail.ts';

export type QueuedMail = Pick<
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
export async function composeMail(deps: Deps, queued: QueuedMail): Promise<Mail | null> {
  const written = await writeAbout(deps, queued);
  if (!written) return null;
  const { mail, ...rest } = written;
  return {
    replyTo: [deps.site.supportEmail],
    ...rest,
    messageId: `<${queued.key.replace(/:/g, '.')}@${new URL(deps.site.publicUrl).hostname}>`,
    subject: mail.subject,
    text: mailText(mail),
    html: await mailHtml(mail, deps.site),
  };
}

type Written = { mail: MailContent } & Pick<Mail, 'to' | 'calendarFile'> &
  Partial<Pick<Mail, 'replyTo'>>;

function writeAbout(deps: Deps, queued: QueuedMail): Promise<Written | null> {
  if (queued.booking_id) return aboutBooking(deps, queued, queued.booking_id);
  if (queued.boat_feature_id) return aboutFeature(deps, queued.boat_feature_id);
  if (queued.notice_id) return aboutNotice(deps, queued.notice_id);
  if (queued.payout_id) return aboutPayout(deps, queued.payout_id);
  if (queued.audit_event_id) return aboutAccount(deps, queued.audit_event_id);
  if (queued.admin_invitation_id) return invitation(deps, queued.admin_invitation_id);
  return aboutOptIn(deps, queued);
}

async function aboutBooking(
  deps: Deps,
  queued: QueuedMail,
  bookingId: string,
): Promise<Written | null> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  if (queued.refund_id) return aboutRefund(deps, queued, booking, queued.refund_id);
  const kind = queued.kind as Exclude<MailKind, 'refund'>;
  const recipient = queued.recipient as MailRecipient;
  return {
    mail: bookingMail(kind, recipient, booking, deps.site),
    ...(recipient === 'visitor'
      ? { to: booking.customer_email, replyTo: answeredBy(deps, booking) }
      : { to: booking.operator_email, replyTo: [booking.customer_email] }),
    ...(ofTrips.has(kind) ? { calendarFile: calendarFile(booking, deps.site, recipient) } : {}),
  };
}

/** What a guest answers reaches the operator, and the platform, which can settle what concerns the money. */
function answeredBy(deps: Deps, booking: BookingRecord): string[] {
  return [...new Set([booking.operator_email, deps.site.supportEmail])];
}

async function aboutRefund(
  deps: Deps,
  { recipient }: QueuedMail,
  booking: BookingRecord,
  refundId: string,
): Promise<Written | null> {
  const refund = await findMailedRefund(deps.database, refundId);
  if (!refund) return null;
  if (recipient !== 'visitor') {
    return { mail: operatorRefundMail(booking, refund.cents), to: booking.operator_email };
  }
  const mail = refundMail(booking, refund.cents, deps.site);
  return { mail, to: booking.customer_email, replyTo: answeredBy(deps, booking) };
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
  return receipt && { mail: featureMail(receipt, deps.site), to: receipt.operator_email };
}

async function aboutNotice(deps: Deps, noticeId: string): Promise<Written | null> {
  const notice = await findMailedNotice(deps.database, noticeId);
  return notice && { mail: noticeMail(notice, deps.site), to: notice.operator_email };
}

/** The link is made as the mail is: it is kept nowhere. */
async function invitation(deps: Deps, id: string): Promise<Written | null> {
  const invited = await findInvitation(deps.database, id, deps.now());
  if (!invited) return null;
  const mail = invitationMail(invited, invitationToken(deps, id), deps.site);
  return { mail, to: invited.email };
}

async function aboutAccount(deps: Deps, auditId: number): Promise<Written | null> {
  const change = await findAccountChange(deps.database, auditId);
  return change && { mail: accountMail(change, deps.site), to: change.email };
}

async function aboutPayout(deps: Deps, payoutId: string): Promise<Written | null> {
  const payout = await findPayoutReceipt(deps.database, payoutId);
  if (!payout) return null;
  const saved = await findPayout(deps.database, deps.cipher, payout.operator_id);
  const chosen = saved && saved !== 'sealed' ? saved.details.emailForNotifications : undefined;
  return { mail: payoutMail(payout, deps.site), to: chosen ?? payout.operator_email };
}

async function aboutOptIn(deps: Deps, queued: QueuedMail): Promise<Written | null> {
  const optIn = queued.opt_in_id && (await findOptIn(deps.database, queued.opt_in_id));
  if (!optIn) return null;
  if (queued.recipient === 'visitor') {
    return { mail: helpAskedMail(deps.site), to: optIn.email };
  }
  return { mail: helpWantedMail(optIn), to: deps.site.supportEmail, replyTo: [optIn.email] };
}
