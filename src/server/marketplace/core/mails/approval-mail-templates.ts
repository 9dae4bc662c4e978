import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { MailContent, MailSite } from '../../../platform/mail/mail-layout.ts';
import {
  bookAgain,
  formatDeadline,
  findAnother,
  guestMail,
  guests,
  money,
  operatorMail,
  buildPageAddress,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from './booking-mail-parts.ts';

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
  const { captainWords: words, customer_name: guest } = booking;
  return operatorMail(booking, {
    subject: words.confirm(tripTitle(booking)),
    preview: words.confirmShort(guest, guests(booking), answerBy(booking)),
    paragraphs: [words.confirmWhy, words.confirmBy(answerBy(booking))],
    action: {
      label: words.answerNow,
      url: buildPageAddress(booking, site, portalPaths.operatorDashboard()),
    },
  });
}

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
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return operatorMail(booking, {
    subject: words.notBooked(tripTitle(booking)),
    preview: words.notBookedShort(guest),
    paragraphs: [words.notBookedText(guest, boat), words.nothingToDo],
  });
}

function answerBy(booking: MailedBooking): string {
  return formatDeadline(booking, booking.approval_due_at ?? new Date(0));
}
