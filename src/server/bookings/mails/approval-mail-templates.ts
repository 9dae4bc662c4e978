import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import type { BookingRecord } from '../booking-queries.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import { bookingLink, guestFacts, guests, support, tripFacts } from './trip-facts.ts';

/** What a visitor reads whose operator has yet to say yes. */
export function awaitingApprovalMail(booking: BookingRecord, site: MailSite): MailContent {
  return {
    subject: `Waiting for your captain: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: 'Your places are kept. Your card has not been charged.',
    greeting: `Hello ${booking.customer_name},`,
    paragraphs: [
      `Your places on ${booking.boat_name} are kept, and we have asked ${booking.operator_name} to confirm the trip. You hear from us by ${answerBy(booking)}, island time, at the latest.`,
      `Your card has not been charged. ${formatDollars(booking.amount_cents)} is set aside, and only taken when your captain says yes.`,
    ],
    facts: tripFacts(booking),
    action: { label: 'See your booking', url: bookingLink(booking, site) },
    closing: [support(booking, site)],
  };
}

/** What the operator reads who has to say yes. */
export function approvalRequestMail(booking: BookingRecord, site: MailSite): MailContent {
  return {
    subject: `Please confirm: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: `${booking.customer_name}, ${guests(booking)}. Answer by ${answerBy(booking)}.`,
    greeting: `Hello ${booking.operator_name},`,
    paragraphs: [
      'We could not read your calendar when this trip was booked, so we do not know whether you are free.',
      `Please say yes or no by ${answerBy(booking)}, island time. With a yes the guest's card is charged; without one the trip is released.`,
    ],
    facts: [...tripFacts(booking), ...guestFacts(booking)],
    action: { label: 'Answer now', url: `${site.publicUrl}/operator/dashboard` },
    closing: [],
  };
}

/** Nobody was charged, and the places are free again. */
export function notApprovedMail(
  booking: BookingRecord,
  site: MailSite,
  because: 'declined' | 'unanswered',
): MailContent {
  const why =
    because === 'declined'
      ? `${booking.operator_name} cannot take you on this trip.`
      : 'This trip could not be confirmed in time.';
  return {
    subject: `Not confirmed: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: 'Your card was not charged.',
    greeting: `Hello ${booking.customer_name},`,
    paragraphs: [
      `We are sorry: ${why} Your card was not charged; if your bank shows an amount set aside, it lets go of it within a few days.`,
    ],
    facts: tripFacts(booking),
    action: {
      label: 'Find another trip',
      url: `${site.publicUrl}/booking?date=${booking.start_date}`,
    },
    closing: [support(booking, site)],
  };
}

/** The operator said yes, and the bank no. */
export function cardRefusedMail(booking: BookingRecord, site: MailSite): MailContent {
  return {
    subject: `Not booked: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: 'Your captain said yes, but your card could not be charged.',
    greeting: `Hello ${booking.customer_name},`,
    paragraphs: [
      `${booking.operator_name} said yes to your trip, but your card could not be charged. So the trip is not booked, and its places are free again.`,
      'Nothing was charged; if your bank shows an amount set aside, it lets go of it within a few days. You are welcome to book again with another card.',
    ],
    facts: tripFacts(booking),
    action: { label: 'Book again', url: `${site.publicUrl}/boats/${booking.boat_slug}` },
    closing: [support(booking, site)],
  };
}

export function operatorCardRefusedMail(booking: BookingRecord): MailContent {
  return {
    subject: `Not booked: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: `The card of ${booking.customer_name} could not be charged.`,
    greeting: `Hello ${booking.operator_name},`,
    paragraphs: [
      `You said yes to the trip of ${booking.customer_name} on ${booking.boat_name}, but their card could not be charged. So the trip is not booked, and its places are free again.`,
      'There is nothing for you to do. We told them, and they may book again with another card.',
    ],
    facts: [...tripFacts(booking), ...guestFacts(booking)],
    closing: [],
  };
}

function answerBy({ approval_due_at: until }: BookingRecord): string {
  const { day, time } = islandNow(until?.getTime() ?? 0);
  return `${formatTime(time)} on ${formatFullDay(day)}`;
}
