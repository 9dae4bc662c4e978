import { accountMails } from '../admins/account-mail-templates.ts';
import { invitationMails } from '../admins/invitation-mail-templates.ts';
import { noticeMails } from '../boats/notices/notice-mail-templates.ts';
import { bookingMails } from '../bookings/mails/booking-mail-templates.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';
import { optInMails } from '../opt-ins/opt-in-mail-templates.ts';
import { featureMails } from '../payments/featuring/feature-mail-templates.ts';
import { refundMails } from '../payments/refunds/refund-mail-templates.ts';
import { payoutMails } from '../payouts/payout-mail-templates.ts';

/** What the slices have to tell, kind by kind. */
export const mailTemplates: MailTemplates = {
  ...accountMails,
  ...invitationMails,
  ...noticeMails,
  ...bookingMails,
  ...refundMails,
  ...featureMails,
  ...payoutMails,
  ...optInMails,
};
