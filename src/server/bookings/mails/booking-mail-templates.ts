import type {
  BookingMailKind,
  MailReader,
  ReviewMailKind,
  TripMailKind,
} from '#domain/mail-kinds.ts';
import { AT_DOCK_MINUTES, BANK_SHOWS_REFUND_WITHIN } from '#domain/site-texts.ts';
import { formatDollars } from '#domain/money.ts';
import type { Deps } from '../../dependencies.ts';
import type { MailTemplate } from '../../mail/compose-mail.ts';
import { calendarFile } from './calendar-file.ts';
import { payLink } from '../booking-presenter.ts';
import {
  awaitingApprovalMail,
  approvalRequestMail,
  operatorCardRefusedMail,
  cardRefusedMail,
  notApprovedMail,
} from './approval-mail-templates.ts';
import {
  operatorCancelledMail,
  cancelledMail,
  operatorMovedMail,
  clashMail,
  movedMail,
} from './trip-change-mail-templates.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import {
  findAnother,
  findMailedBooking,
  guestMail,
  guests,
  operatorFacts,
  operatorMail,
  payUntil,
  seeBooking,
  smallestNumberNote,
  toldFacts,
  tripTitle,
  type MailedBooking,
} from './booking-mail-parts.ts';

/** The mails about a booking. Those that add the trip to their reader's calendar, or change it there, carry a file. */
export const bookingMails = {
  confirmation: about('confirmation', { hasFile: true }),
  reservation: about('reservation', { hasFile: true }),
  moved: about('moved', { hasFile: true }),
  cancelled: about('cancelled', { hasFile: true }),
  'late-payment': about('late-payment'),
  'second-payment': about('second-payment'),
  released: about('released'),
  asked: about('asked'),
  declined: about('declined'),
  unanswered: about('unanswered'),
  'card-refused': about('card-refused'),
  clash: about('clash'),
} satisfies Partial<Record<BookingMailKind, MailTemplate>>;

/** What refunds, guests' own changes and reviews say is told by their slices. */
type OwnKind = Exclude<BookingMailKind, 'refund' | TripMailKind | ReviewMailKind>;

function about(kind: OwnKind, { hasFile = false } = {}): MailTemplate {
  return async (deps, mail) => {
    const recipient = mail.recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, mail.subject_id, recipient);
    if (!booking) return null;
    return {
      content: bookingMail(kind, recipient, booking, deps.site),
      ...(recipient === 'visitor' ? toGuest(deps, booking) : toOperator(booking)),
      ...(hasFile && {
        calendarFile: calendarFile(booking, deps.site, recipient, booking.trip_url),
      }),
    };
  };
}

/** A guest's answer reaches the operator, and the platform, which can settle what concerns the money. */
export function toGuest(
  deps: Deps,
  { customer_email: to, operator_email: operator }: MailedBooking,
) {
  return { to, replyTo: [...new Set([operator, deps.site.supportEmail])] };
}

export function toOperator({ operator_email: to, customer_email: guest }: MailedBooking) {
  return { to, ...(guest !== '' && { replyTo: [guest] }) };
}

/** What a mail about a booking says to its reader. */
function bookingMail(
  kind: OwnKind,
  recipient: MailReader,
  booking: MailedBooking,
  site: MailSite,
): MailContent {
  if (kind === 'clash') return clashMail(booking, site);
  if (recipient === 'visitor') {
    const mail = guestMails[kind](booking, site);
    return { ...mail, facts: [...mail.facts, ...operatorFacts(booking)] };
  }
  if (kind === 'moved') return operatorMovedMail(booking);
  if (kind === 'asked') return approvalRequestMail(booking, site);
  if (kind === 'card-refused') return operatorCardRefusedMail(booking);
  return kind === 'cancelled' ? operatorCancelledMail(booking) : newBookingMail(kind, booking);
}

const guestMails: Readonly<
  Record<Exclude<OwnKind, 'clash'>, (booking: MailedBooking, site: MailSite) => MailContent>
> = {
  confirmation: (booking, site) =>
    guestMail(booking, site, {
      subject: `Booking confirmed: ${tripTitle(booking)}`,
      preview: `Your code is ${booking.code}.`,
      paragraphs: [
        `You are booked on ${booking.boat_name} with ${booking.operator_name}. Show the code ${booking.code} when you board.`,
        ...smallestNumberNote(booking),
      ],
      facts: toldFacts(booking),
      action: seeBooking(booking),
      closing: [`Please be at the dock ${AT_DOCK_MINUTES} minutes before the start.`],
    }),
  reservation: (booking, site) =>
    guestMail(booking, site, {
      subject: `Reserved: ${tripTitle(booking)}`,
      preview: `Pay until ${payUntil(booking)} to keep your places.`,
      paragraphs: [
        `We reserved ${booking.boat_name} with ${booking.operator_name} for you. Nothing has been charged yet.`,
        `Please pay until ${payUntil(booking)}, island time. After that the reservation is released.`,
        ...smallestNumberNote(booking),
      ],
      facts: toldFacts(booking),
      action: {
        label: `Pay ${formatDollars(booking.amount_cents)}`,
        url: payLink(booking.id, site),
      },
      link: seeBooking(booking, 'See your reservation'),
    }),
  'late-payment': (booking, site) =>
    guestMail(booking, site, {
      subject: `Full refund: ${tripTitle(booking)}`,
      preview: 'Your payment came when the booking was over.',
      paragraphs: [
        `Your payment arrived after your booking had ended, and your places on ${booking.boat_name} were no longer kept for you.`,
        `We are giving you back the whole ${formatDollars(booking.amount_cents)}. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`,
      ],
      action: findAnother(booking, site),
    }),
  'second-payment': (booking, site) =>
    guestMail(booking, site, {
      subject: `Paid twice, one refunded: ${tripTitle(booking)}`,
      preview: 'The second payment goes back to you.',
      paragraphs: [
        `Your booking ${booking.code} on ${booking.boat_name} was paid twice. ${booking.status === 'paid' ? 'It stands, and we' : 'We'} are giving you back the whole second payment of ${formatDollars(booking.amount_cents)}.`,
        `Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`,
      ],
      action: seeBooking(booking),
    }),
  cancelled: cancelledMail,
  moved: movedMail,
  asked: awaitingApprovalMail,
  declined: (booking, site) => notApprovedMail(booking, site, 'declined'),
  unanswered: (booking, site) => notApprovedMail(booking, site, 'unanswered'),
  'card-refused': cardRefusedMail,
  released: (booking, site) =>
    guestMail(booking, site, {
      subject: `Reservation released: ${booking.boat_name}`,
      preview: 'It was not paid in time. Nothing was charged.',
      paragraphs: [
        `Your reservation ${booking.code} was not paid in time, so its places are free again. Nothing was charged.`,
      ],
      action: { label: 'Book again', url: `${site.publicUrl}/boats/${booking.boat_slug}` },
    }),
};

/** What the operator reads of a new booking or reservation. */
function newBookingMail(kind: BookingMailKind, booking: MailedBooking): MailContent {
  const isPaid = kind === 'confirmation';
  return operatorMail(booking, {
    subject: `${isPaid ? 'New booking' : 'New reservation'}: ${tripTitle(booking)}`,
    preview: `${booking.customer_name}, ${guests(booking)}.`,
    paragraphs: [
      isPaid
        ? `${booking.customer_name} booked ${booking.boat_name} and has paid.`
        : `${booking.customer_name} reserved ${booking.boat_name}. The places are kept until ${payUntil(booking)}, island time, and released if they are not paid by then.`,
    ],
    closing: ['The calendar file adds this trip to your own calendar.'],
  });
}
