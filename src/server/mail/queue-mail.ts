import type { Insertable } from 'kysely';
import type { NoticeKind } from '#domain/platform-notices.ts';
import type { Write } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Mails about a booking. Each goes to its reader once in a booking's life, or once about each matter. */
export const mailKinds = [
  'confirmation',
  'reservation',
  'late-payment',
  'second-payment',
  'released',
  'cancelled',
  'refund',
  'asked',
  'declined',
  'unanswered',
  'card-refused',
  'moved',
  'clash',
] as const;
export type MailKind = (typeof mailKinds)[number];
export type MailRecipient = 'visitor' | 'operator';

type BookingMail = {
  bookingId: string;
  kind: MailKind;
  recipient: MailRecipient;
  at: Date;
  /** What can happen more than once to a booking is told each time. */
  matter?: string;
  /** The refund that it tells of. */
  refundId?: string;
};

/** Promises a mail, in the transaction of what it tells about. Promised before: nothing happens. */
export async function queueMail(jobs: Jobs, write: Write, mail: BookingMail): Promise<void> {
  await promise(jobs, write, {
    key: mailKey(mail),
    booking_id: mail.bookingId,
    kind: mail.kind,
    recipient: mail.recipient,
    queued_at: mail.at,
    ...(mail.refundId === undefined ? {} : { refund_id: mail.refundId }),
  });
}

/** Promises the mail that follows 'Help Me Choose': to who asked, and to the platform's people. */
export async function queueOptInMail(
  jobs: Jobs,
  write: Write,
  mail: { optInId: string; recipient: 'visitor' | 'platform'; at: Date },
): Promise<void> {
  await promise(jobs, write, {
    key: `help-asked:${mail.recipient}:${mail.optInId}`,
    booking_id: null,
    opt_in_id: mail.optInId,
    kind: 'help-asked',
    recipient: mail.recipient,
    queued_at: mail.at,
  });
}

/** Promises the operator the receipt of a feature payment. */
export async function queueFeatureMail(
  jobs: Jobs,
  write: Write,
  mail: { featureId: string; at: Date },
): Promise<void> {
  await promise(jobs, write, {
    key: `featured:operator:${mail.featureId}`,
    booking_id: null,
    boat_feature_id: mail.featureId,
    kind: 'featured',
    recipient: 'operator',
    queued_at: mail.at,
  });
}

/** Promises an operator the mail about what the platform did to a boat of theirs, or to their account. */
export async function queueNoticeMail(
  jobs: Jobs,
  write: Write,
  mail: { noticeId: string; kind: NoticeKind; at: Date },
): Promise<void> {
  await promise(jobs, write, {
    key: `${mail.kind}:operator:${mail.noticeId}`,
    booking_id: null,
    notice_id: mail.noticeId,
    kind: mail.kind,
    recipient: 'operator',
    queued_at: mail.at,
  });
}

/** Promises an invited admin the link to choose a password with. */
export async function queueInvitationMail(
  jobs: Jobs,
  write: Write,
  mail: { invitationId: string; at: Date },
): Promise<void> {
  await promise(jobs, write, {
    key: `invitation:admin:${mail.invitationId}`,
    booking_id: null,
    admin_invitation_id: mail.invitationId,
    kind: 'invitation',
    recipient: 'admin',
    queued_at: mail.at,
  });
}

/** Promises an admin the mail about an act that changed how they sign in. */
export async function queueAccountMail(
  jobs: Jobs,
  write: Write,
  mail: { auditId: number; at: Date },
): Promise<void> {
  await promise(jobs, write, {
    key: `account-changed:admin:${mail.auditId}`,
    booking_id: null,
    audit_event_id: mail.auditId,
    kind: 'account-changed',
    recipient: 'admin',
    queued_at: mail.at,
  });
}

/** Promises an operator the mail about a payout. */
export async function queuePayoutMail(
  jobs: Jobs,
  write: Write,
  mail: { payoutId: string; at: Date },
): Promise<void> {
  await promise(jobs, write, {
    key: `paid-out:operator:${mail.payoutId}`,
    booking_id: null,
    payout_id: mail.payoutId,
    kind: 'paid-out',
    recipient: 'operator',
    queued_at: mail.at,
  });
}

type Promised = Pick<
  Insertable<Tables['mails']>,
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
  | 'queued_at'
>;

async function promise(jobs: Jobs, write: Write, mail: Promised): Promise<void> {
  const queued = await write
    .insertInto('mails')
    .values({
      ...mail,
      claimed_at: null,
      sent_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (queued) await jobs.queue(write, 'send-mail', { key: mail.key });
}

/** Promises the same mail to the visitor and to the operator. */
export async function queueMailToBoth(
  jobs: Jobs,
  write: Write,
  mail: Omit<BookingMail, 'recipient'>,
): Promise<void> {
  await queueMail(jobs, write, { ...mail, recipient: 'visitor' });
  await queueMail(jobs, write, { ...mail, recipient: 'operator' });
}

function mailKey({ kind, recipient, bookingId, matter }: BookingMail): string {
  return [kind, recipient, bookingId, ...(matter === undefined ? [] : [matter])].join(':');
}
