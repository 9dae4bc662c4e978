import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import {
  bookAgain,
  byWhen,
  findAnother,
  guestMail,
  guests,
  money,
  operatorMail,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from './booking-mail-parts.ts';

/** To a guest whose operator has yet to say yes. */
export function awaitingApprovalMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, boat_name: boat, operator_name: captain } = booking;
  return guestMail(booking, site, {
    subject: words.asked(tripTitle(booking)),
    preview: words.askedShort,
    paragraphs: [
      words.askedText(boat, captain, answerBy(booking)),
      words.setAside(money(booking, booking.amount_cents)),
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
  const { words } = booking;
  return guestMail(booking, site, {
    subject: words.notConfirmed(tripTitle(booking)),
    preview: words.cardNotCharged,
    paragraphs: [
      because === 'declined' ? words.cannotTake(booking.operator_name) : words.notInTime,
    ],
    action: findAnother(booking, site),
  });
}

/** The operator said yes, and the bank no. */
export function cardRefusedMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words } = booking;
  return guestMail(booking, site, {
    subject: words.notBooked(tripTitle(booking)),
    preview: words.notBookedShort,
    paragraphs: [words.notBookedText(booking.operator_name), words.otherCard],
    action: bookAgain(booking, site),
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

function answerBy(booking: MailedBooking): string {
  return byWhen(booking, booking.approval_due_at ?? new Date(0));
}
