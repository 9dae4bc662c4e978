import { sql } from 'kysely';
import type {
  BookingMailKind,
  MailReader,
  ReminderMailKind,
  ReviewMailKind,
  TripMailKind,
} from '#domain/bookings/mail-kinds.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { MailTemplate } from '../../../platform/mail/compose-mail.ts';
import { isTripCalledOff } from '../bookings/called-off-trips.ts';
import { calendarFile } from './calendar-file.ts';
import { keepUntil, payLink } from '../bookings/booking-presenter.ts';
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
import type { MailContent, MailSite } from '../../../platform/mail/mail-layout.ts';
import {
  bankShows,
  cancellationFact,
  bookAgain,
  findAnother,
  findMailedBooking,
  guestMail,
  formatMoment,
  money,
  buildOperatorFacts,
  operatorMail,
  describeParty,
  payUntil,
  seeBooking,
  smallestNumberNote,
  buildTripDetailRows,
  tripTitle,
  type MailedBooking,
} from './booking-mail-parts.ts';

/** Mails about a booking. Those that add or change the trip in the recipient's calendar have an attachment. */
export const bookingMails = {
  confirmation: about('confirmation', { hasFile: true }),
  reservation: about('reservation', { hasFile: true }),
  moved: about('moved', { hasFile: true }),
  cancelled: about('cancelled', { hasFile: true }),
  'late-payment': about('late-payment'),
  'second-payment': async (deps, { subject_id: bookingId }) => {
    const booking = await findMailedBooking(deps, bookingId, 'visitor');
    if (!booking) return null;
    const mail = secondPaymentMail(booking, deps.site, await sumUnwanted(deps.database, bookingId));
    const content = { ...mail, facts: [...mail.facts, ...buildOperatorFacts(booking)] };
    return { content, ...toGuest(deps, booking) };
  },
  released: about('released', { hasFile: true }),
  asked: about('asked'),
  declined: about('declined'),
  unanswered: about('unanswered'),
  'card-refused': about('card-refused'),
  clash: about('clash'),
} satisfies Partial<Record<BookingMailKind, MailTemplate>>;

/** Kinds that are composed here; slices compose those about refunds, guests' changes and reviews. */
type OwnKind = Exclude<
  BookingMailKind,
  'refund' | 'dispute' | 'second-payment' | TripMailKind | ReminderMailKind | ReviewMailKind
>;

function about(kind: OwnKind, { hasFile = false } = {}): MailTemplate {
  return async (deps, mail) => {
    const recipient = mail.recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, mail.subject_id, recipient);
    if (!booking) return null;
    const isCalledOff = onlyIfSails.has(kind) && (await isTripCalledOff(deps.database, booking));
    if (isCalledOff && kind !== 'late-payment') return null;
    return {
      content: bookingMail(kind, recipient, { ...booking, isCalledOff }, deps.site),
      ...(recipient === 'visitor' ? toGuest(deps, booking) : toOperator(booking)),
      ...(hasFile && {
        calendarFile: calendarFile(booking, deps.site, recipient, booking.trip_url),
      }),
    };
  };
}

/**
 * Mails that imply that the trip takes place; suppressed after a call-off, except for late payments, which explain it.
 */
const onlyIfSails: ReadonlySet<OwnKind> = new Set([
  'confirmation',
  'reservation',
  'asked',
  'late-payment',
]);

/** Directs replies to the operator and to the platform, which settles money matters. */
export function toGuest(
  deps: Deps,
  { customer_email: to, operator_email: operator }: MailedBooking,
) {
  return { to, replyTo: [...new Set([operator, deps.site.supportEmail])] };
}

export function toOperator({ operator_email: to, customer_email: guest }: MailedBooking) {
  return { to, ...(guest !== '' && { replyTo: [guest] }) };
}

type ToldBooking = MailedBooking & { isCalledOff: boolean };

function bookingMail(
  kind: OwnKind,
  recipient: MailReader,
  booking: ToldBooking,
  site: MailSite,
): MailContent {
  if (kind === 'clash') return clashMail(booking, site);
  if (recipient === 'visitor') {
    const mail = guestMails[kind](booking, site);
    return { ...mail, facts: [...mail.facts, ...buildOperatorFacts(booking)] };
  }
  if (kind === 'moved') return operatorMovedMail(booking);
  if (kind === 'asked') return approvalRequestMail(booking, site);
  if (kind === 'card-refused') return operatorCardRefusedMail(booking);
  return kind === 'cancelled' ? operatorCancelledMail(booking) : newBookingMail(kind, booking);
}

const guestMails: Readonly<
  Record<Exclude<OwnKind, 'clash'>, (booking: ToldBooking, site: MailSite) => MailContent>
> = {
  confirmation: confirmationMail,
  reservation: reservationMail,
  'late-payment': latePaymentMail,
  cancelled: cancelledMail,
  moved: movedMail,
  asked: awaitingApprovalMail,
  declined: (booking, site) => notApprovedMail(booking, site, 'declined'),
  unanswered: (booking, site) => notApprovedMail(booking, site, 'unanswered'),
  'card-refused': cardRefusedMail,
  released: (booking, site) =>
    guestMail(booking, site, {
      subject: booking.words.released(booking.boat_name),
      preview: booking.words.releasedShort,
      paragraphs: [booking.words.releasedText(booking.code)],
      action: bookAgain(booking, site),
    }),
};

function confirmationMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, code, boat_name: boat, operator_name: captain } = booking;
  return guestMail(booking, site, {
    subject: words.confirmed(tripTitle(booking)),
    preview: words.confirmedShort(code),
    paragraphs: [words.confirmedText(boat, captain, code), ...smallestNumberNote(booking)],
    facts: [...cancellationFact(booking), ...buildTripDetailRows(booking)],
    action: seeBooking(booking),
    closing: [words.atDock(AT_DOCK_MINUTES)],
  });
}

function reservationMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, boat_name: boat, operator_name: captain } = booking;
  const until = payUntil(booking);
  const kept = keepUntil(booking);
  return guestMail(booking, site, {
    subject: words.reserved(tripTitle(booking)),
    preview: words.reservedShort(until),
    paragraphs: [
      words.reservedText(boat, captain),
      words.payOrReleased(until),
      ...(kept ? [words.keepReservation(formatMoment(booking, kept))] : []),
      ...smallestNumberNote(booking),
    ],
    facts: [...cancellationFact(booking), ...buildTripDetailRows(booking)],
    action: payAction(booking, site),
    link: seeBooking(booking, kept ? words.keepOrSee : words.seeReservation),
  });
}

export function payAction(booking: MailedBooking, site: MailSite) {
  const label = booking.words.pay(money(booking, booking.amount_cents));
  return { label, url: payLink(booking.id, site) };
}

function latePaymentMail(booking: ToldBooking, site: MailSite): MailContent {
  const { words, isCalledOff, boat_name: boat } = booking;
  const whole = words.wholeBack(money(booking, booking.amount_cents));
  return guestMail(booking, site, {
    subject: words.fullRefund(tripTitle(booking)),
    preview: isCalledOff ? words.lateCalledOffShort : words.lateShort,
    paragraphs: [
      isCalledOff ? words.lateCalledOff(boat) : words.late(boat),
      `${whole} ${bankShows(booking)}`,
    ],
    action: findAnother(booking, site),
  });
}

type Unwanted = { count: number; cents: number };

/** Sums surplus payments, each of which is refunded and mailed separately. */
async function sumUnwanted(reader: Queryable, bookingId: string): Promise<Unwanted> {
  const { count, cents } = await reader
    .selectFrom('payment_sessions')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'),
    ])
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['refund_due', 'refunded'])
    .executeTakeFirstOrThrow();
  return { count, cents };
}

function secondPaymentMail(
  booking: MailedBooking,
  site: MailSite,
  unwanted: Unwanted,
): MailContent {
  return unwanted.count > 1
    ? furtherPaymentMail(booking, site, unwanted)
    : onePaymentTooManyMail(booking, site);
}

function furtherPaymentMail(
  booking: MailedBooking,
  site: MailSite,
  { count, cents }: Unwanted,
): MailContent {
  const { words, code, boat_name: boat } = booking;
  const total = money(booking, cents);
  return guestMail(booking, site, {
    subject: words.paidOften(tripTitle(booking), count + 1, count),
    preview: words.paidOftenShort,
    paragraphs: [
      booking.status === 'paid'
        ? words.paidOftenStands(code, boat, count + 1, count, total)
        : words.paidOftenOver(code, boat, count + 1, count, total),
      bankShows(booking),
    ],
    action: seeBooking(booking),
  });
}

function onePaymentTooManyMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, code, boat_name: boat } = booking;
  const paid = money(booking, booking.amount_cents);
  return guestMail(booking, site, {
    subject: words.paidTwice(tripTitle(booking)),
    preview: words.paidTwiceShort,
    paragraphs: [
      booking.status === 'paid'
        ? words.paidTwiceStands(code, boat, paid)
        : words.paidTwiceOver(code, boat, paid),
      bankShows(booking),
    ],
    action: seeBooking(booking),
  });
}

function newBookingMail(kind: BookingMailKind, booking: MailedBooking): MailContent {
  const isPaid = kind === 'confirmation';
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  const title = tripTitle(booking);
  return operatorMail(booking, {
    subject: isPaid ? words.newBooking(title) : words.newReservation(title),
    preview: describeParty(booking),
    paragraphs: [
      isPaid
        ? words.newBookingText(guest, boat)
        : words.newReservationText(guest, boat, payUntil(booking)),
    ],
    closing: [words.calendarAdds],
  });
}
