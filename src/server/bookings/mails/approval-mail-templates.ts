import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import {
  findAnother,
  guestMail,
  guests,
  operatorMail,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from './booking-mail-parts.ts';

/** To a guest whose operator has yet to say yes. */
export function awaitingApprovalMail(booking: MailedBooking, site: MailSite): MailContent {
  return guestMail(booking, site, {
    subject: `Waiting for your captain: ${tripTitle(booking)}`,
    preview: 'Your places are kept. Your card has not been charged.',
    paragraphs: [
      `Your places on ${booking.boat_name} are kept, and we have asked ${booking.operator_name} to confirm the trip. You hear from us by ${answerBy(booking)}, island time, at the latest.`,
      `Your card has not been charged. ${formatDollars(booking.amount_cents)} is set aside, and only taken when your captain says yes.`,
    ],
    action: seeBooking(booking),
  });
}

export function approvalRequestMail(booking: MailedBooking, site: MailSite): MailContent {
  return operatorMail(booking, {
    subject: `Please confirm: ${tripTitle(booking)}`,
    preview: `${booking.customer_name}, ${guests(booking)}. Answer by ${answerBy(booking)}.`,
    paragraphs: [
      'We could not read your calendar when this trip was booked, so we do not know whether you are free.',
      `Please say yes or no by ${answerBy(booking)}, island time. With a yes the guest's card is charged; without one the trip is released.`,
    ],
    action: { label: 'Answer now', url: `${site.publicUrl}/operator/dashboard` },
  });
}

/** Nobody was charged, and the places are free again. */
export function notApprovedMail(
  booking: MailedBooking,
  site: MailSite,
  because: 'declined' | 'unanswered',
): MailContent {
  const why =
    because === 'declined'
      ? `${booking.operator_name} cannot take you on this trip.`
      : 'This trip could not be confirmed in time.';
  return guestMail(booking, site, {
    subject: `Not confirmed: ${tripTitle(booking)}`,
    preview: 'Your card was not charged.',
    paragraphs: [
      `We are sorry: ${why} Your card was not charged; if your bank shows an amount set aside, it lets go of it within a few days.`,
    ],
    action: findAnother(booking, site),
  });
}

/** The operator said yes, and the bank no. */
export function cardRefusedMail(booking: MailedBooking, site: MailSite): MailContent {
  return guestMail(booking, site, {
    subject: `Not booked: ${tripTitle(booking)}`,
    preview: 'Your captain said yes, but your card could not be charged.',
    paragraphs: [
      `${booking.operator_name} said yes to your trip, but your card could not be charged. So the trip is not booked, and its places are free again.`,
      'Nothing was charged; if your bank shows an amount set aside, it lets go of it within a few days. You are welcome to book again with another card.',
    ],
    action: { label: 'Book again', url: `${site.publicUrl}/boats/${booking.boat_slug}` },
  });
}

export function operatorCardRefusedMail(booking: MailedBooking): MailContent {
  return operatorMail(booking, {
    subject: `Not booked: ${tripTitle(booking)}`,
    preview: `The card of ${booking.customer_name} could not be charged.`,
    paragraphs: [
      `You said yes to the trip of ${booking.customer_name} on ${booking.boat_name}, but their card could not be charged. So the trip is not booked, and its places are free again.`,
      'There is nothing for you to do. We told them, and they may book again with another card.',
    ],
  });
}

function answerBy({ approval_due_at: until }: MailedBooking): string {
  const { day, time } = islandNow(until?.getTime() ?? 0);
  return `${formatTime(time)} on ${formatFullDay(day)}`;
}
