import { adminMails } from '../identity/accounts/admin-mail-loaders.ts';
import { lengthMails } from '../marketplace/boats/notices/length-mail-loader.ts';
import { meetingPointMails } from '../marketplace/boats/meeting-points/meeting-point-mail-loader.ts';
import { noticeMails } from '../marketplace/boats/notices/notice-mail-loader.ts';
import { bookingMails } from '../marketplace/core/mails/booking-mail-loaders.ts';
import type { MailLoaders } from '../platform/mail/compose-mail.ts';
import { alertMails } from '../operations/monitoring/alert-mail-loaders.ts';
import { optInMails } from '../marketplace/opt-ins/opt-in-mail-loaders.ts';
import { documentMails } from '../marketplace/documents/document-mail-loaders.ts';
import { uncoveredTripsMails } from '../marketplace/documents/uncovered-trips-mail-loaders.ts';
import { disputeMails } from '../marketplace/disputes/dispute-mail-loaders.ts';
import { featureMails } from '../marketplace/featuring/feature-mail-loaders.ts';
import { refundMails } from '../marketplace/refunds/refund-mail-loaders.ts';
import { clashListMails } from '../marketplace/conflicts/clash-list-loader.ts';
import { captainListMails } from '../marketplace/cancellations/captain-list-loaders.ts';
import { callOffMails } from '../marketplace/cancellations/call-off-mail-loaders.ts';
import { departureMails } from '../marketplace/departures/departure-mail-loaders.ts';
import { reminderMails } from '../marketplace/reminders/reminder-mail-loader.ts';
import { reviewMails } from '../marketplace/reviews/review-mail-loaders.ts';
import { shipMails } from '../marketplace/ships/ship-mail-loaders.ts';
import { tripMails } from '../marketplace/trips/trip-mail-loaders.ts';
import { payoutMails } from '../marketplace/payouts/payout-mail-loaders.ts';

export const mailLoaders: MailLoaders = {
  ...adminMails,
  ...noticeMails,
  ...lengthMails,
  ...meetingPointMails,
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
