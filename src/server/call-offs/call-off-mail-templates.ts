import { callOffReasonWords } from '#domain/calling-off.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { mostRefundable } from '#domain/refunds.ts';
import { guestTripOf } from '../bookings/booking-queries.ts';
import {
  findMailedBooking,
  guestMail,
  guests,
  operatorFacts,
  operatorMail,
  paidByHandWords,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from '../bookings/mails/booking-mail-parts.ts';
import { toGuest, toOperator } from '../bookings/mails/booking-mail-templates.ts';
import { calendarFile } from '../bookings/mails/calendar-file.ts';
import type { Reader } from '../database/database.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';

/** Their matter is the offer. */
export const callOffMails = {
  'called-off': async (deps, { subject_id: bookingId, recipient, matter: offerId }) => {
    const reader = recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, bookingId, reader);
    const offer = await findMailedOffer(deps.database, offerId);
    if (!booking || !offer) return null;
    const why = callOffReasonWords[offer.reason];
    const { day, time } = islandNow(offer.due_at.getTime());
    const until = `${formatFullDay(day)}, ${formatTime(time)}`;
    const note = offer.note === '' ? [] : [offer.note];
    const isByHand = paidByHandWords(booking) !== null;
    // Then the boat sails with its other guests.
    const isOfShip = offer.reason === 'ship-skipped';
    const goes = isOfShip ? 'is called off' : 'does not sail';
    if (reader === 'operator') {
      const content = operatorMail(booking, {
        subject: `Called off: ${tripTitle(booking)}`,
        preview: `${booking.customer_name}, ${guests(booking)}.`,
        paragraphs: [
          `${isOfShip ? 'These guests do not come' : 'This trip does not sail'}, ${why}. ${toldWords(booking, until)}`,
          ...note,
        ],
      });
      return { content, ...toOperator(booking) };
    }
    const content = guestMail(booking, deps.site, {
      subject: `Your trip ${goes}: ${tripTitle(booking)}`,
      preview: isByHand
        ? 'Choose another day, or your money back from your captain.'
        : 'Choose another day, another boat, or your money.',
      paragraphs: [
        `We are sorry: your trip on ${booking.boat_name} with ${booking.operator_name} ${goes}, ${why}.`,
        ...note,
        ...(isByHand
          ? [
              `You choose what you get instead: another day on the same boat, or your ${formatDollars(booking.amount_cents)} back from your captain, whom you have paid.`,
              `Please choose until ${until}, island time. If we hear nothing, the trip is cancelled, and your captain gives you your money back.`,
            ]
          : [
              `You choose what you get instead: another day on the same boat, a place on another boat, or all of your ${formatDollars(mostRefundable(guestTripOf(booking)))} back.`,
              `Please choose until ${until}, island time. If we hear nothing, your money goes back to you by itself.`,
            ]),
      ],
      action: seeBooking(booking, 'Choose now'),
    });
    return { content, ...toGuest(deps, booking) };
  },
  rebooked: async (deps, { subject_id: bookingId, recipient }) => {
    const reader = recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, bookingId, reader);
    if (!booking) return null;
    const file = calendarFile(booking, deps.site, reader, booking.trip_url);
    if (reader === 'operator') {
      const content = operatorMail(booking, {
        subject: `New booking: ${tripTitle(booking)}`,
        preview: `${booking.customer_name}, ${guests(booking)}. Their trip with somebody else was called off.`,
        paragraphs: [
          `${booking.customer_name} comes on ${booking.boat_name}: their trip with another captain was called off, and they chose yours. It is paid, and what you are owed for it is on your statement.`,
        ],
        closing: ['The calendar file adds this trip to your own calendar.'],
      });
      return { content, ...toOperator(booking), calendarFile: file };
    }
    const content = guestMail(booking, deps.site, {
      subject: `Your new trip: ${tripTitle(booking)}`,
      preview: `You are booked on ${booking.boat_name}.`,
      paragraphs: [
        `You are booked on ${booking.boat_name} with ${booking.operator_name} instead. Show the same code, ${booking.code}, when you board.`,
        booking.refunded_cents > 0
          ? `${formatDollars(booking.refunded_cents)} of what you paid goes back to you in all.`
          : 'There is nothing to pay.',
      ],
      action: seeBooking(booking),
      facts: operatorFacts(booking),
      closing: ['The calendar file brings your own calendar up to date.'],
    });
    return { content, ...toGuest(deps, booking), calendarFile: file };
  },
  'rebooked-away': async (deps, { subject_id: bookingId, matter: offerId }) => {
    const booking = await findMailedBooking(deps, bookingId, 'operator');
    const former = await findFormerOperator(deps.database, offerId);
    if (!booking || !former) return null;
    return {
      to: former.email,
      content: {
        subject: `Gone to another boat: booking ${booking.code}`,
        preview: `${booking.customer_name} sails with somebody else.`,
        greeting: `Hello ${former.name},`,
        paragraphs: [
          `${booking.customer_name}, whose trip with you was called off, has chosen another boat. What you were owed for it, ${formatDollars(former.cents)}, goes to that captain; your statement says so.`,
        ],
        facts: [],
        closing: [],
      },
    };
  },
} satisfies Partial<MailTemplates>;

/** What became of a guest so far, for their operator. */
function toldWords(booking: MailedBooking, until: string): string {
  const { customer_name: guest, customer_email: address } = booking;
  const money = formatDollars(booking.amount_cents);
  if (address === '') {
    return `${guest} gave no email address, so please tell them yourself: move them to another day, or give the ${money} that you took back. On ${until}, island time, the booking is cancelled.`;
  }
  return paidByHandWords(booking) === null
    ? `We have told ${guest}, who chooses until ${until}, island time, between another day with you, another boat, and the money.`
    : `We have told ${guest}, who chooses until ${until}, island time, between another day with you and the ${money} that you took, which you then give back yourself.`;
}

async function findMailedOffer(reader: Reader, offerId: string | null) {
  const offer = await reader
    .selectFrom('rebooking_offers as offer')
    .innerJoin('call_offs', 'call_offs.id', 'offer.call_off_id')
    .select(['call_offs.reason', 'call_offs.note', 'call_offs.due_at'])
    .where('offer.id', '=', offerId)
    .executeTakeFirst();
  return offer ?? null;
}

async function findFormerOperator(reader: Reader, offerId: string | null) {
  const former = await reader
    .selectFrom('rebookings')
    .innerJoin('operators', 'operators.id', 'rebookings.from_operator_id')
    .select(['operators.name', 'operators.email', 'rebookings.cents'])
    .where('rebookings.offer_id', '=', offerId)
    .executeTakeFirst();
  return former ?? null;
}
