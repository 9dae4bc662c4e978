import { adminMails } from '../identity/accounts/admin-mail-templates.ts';
import { lengthMails } from '../marketplace/boats/notices/length-mail-template.ts';
import { noticeMails } from '../marketplace/boats/notices/notice-mail-templates.ts';
import { bookingMails } from '../marketplace/core/mails/booking-mail-templates.ts';
import type { MailTemplates } from '../platform/mail/compose-mail.ts';
import { alertMails } from '../operations/monitoring/alert-mail-templates.ts';
import { optInMails } from '../marketplace/opt-ins/opt-in-mail-templates.ts';
import { documentMails } from '../marketplace/documents/document-mail-templates.ts';
import { uncoveredTripsMails } from '../marketplace/documents/uncovered-trips-mail-template.ts';
import { disputeMails } from '../marketplace/disputes/dispute-mail-templates.ts';
import { featureMails } from '../marketplace/featuring/feature-mail-templates.ts';
import { refundMails } from '../marketplace/refunds/refund-mail-templates.ts';
import { clashListMails } from '../marketplace/conflicts/clash-list-template.ts';
import { captainListMails } from '../marketplace/cancellations/captain-list-templates.ts';
import { callOffMails } from '../marketplace/cancellations/call-off-mail-templates.ts';
import { departureMails } from '../marketplace/departures/departure-mail-templates.ts';
import { reminderMails } from '../marketplace/reminders/reminder-mail-template.ts';
import { reviewMails } from '../marketplace/reviews/review-mail-templates.ts';
import { shipMails } from '../marketplace/ships/ship-mail-templates.ts';
import { tripMails } from '../marketplace/trips/trip-mail-templates.ts';
import { payoutMails } from '../marketplace/payouts/payout-mail-templates.ts';

export const mailTemplates: MailTemplates = {
  ...adminMails,
  ...noticeMails,
  ...lengthMails,
  ...documentMails,
  ...uncoveredTripsMails,
  ...bookingMails,
  ...tripMails,
  ...callOffMails,
  ...captainListMails,
  ...clashListMails,
  ...shipMails,
  ...departureMails,
  ...reminderMails,
  ...reviewMails,
  ...refundMails,
  ...disputeMails,
  ...featureMails,
  ...payoutMails,
  ...optInMails,
  ...alertMails,
};
