import { adminMails } from '../admins/admin-mail-templates.ts';
import { lengthMails } from '../boats/notices/length-mail-template.ts';
import { noticeMails } from '../boats/notices/notice-mail-templates.ts';
import { bookingMails } from '../bookings/mails/booking-mail-templates.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';
import { alertMails } from '../monitoring/alert-mail-templates.ts';
import { optInMails } from '../opt-ins/opt-in-mail-templates.ts';
import { documentMails } from '../documents/document-mail-templates.ts';
import { uncoveredTripsMails } from '../documents/uncovered-trips-mail-template.ts';
import { disputeMails } from '../payments/disputes/dispute-mail-templates.ts';
import { featureMails } from '../payments/featuring/feature-mail-templates.ts';
import { refundMails } from '../payments/refunds/refund-mail-templates.ts';
import { clashListMails } from '../calendars/conflicts/clash-list-template.ts';
import { captainListMails } from '../call-offs/captain-list-templates.ts';
import { callOffMails } from '../call-offs/call-off-mail-templates.ts';
import { departureMails } from '../departures/departure-mail-templates.ts';
import { reminderMails } from '../reminders/reminder-mail-template.ts';
import { reviewMails } from '../reviews/review-mail-templates.ts';
import { shipMails } from '../ships/ship-mail-templates.ts';
import { tripMails } from '../trips/trip-mail-templates.ts';
import { payoutMails } from '../payouts/payout-mail-templates.ts';

/** The templates of all slices, kind by kind. */
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
