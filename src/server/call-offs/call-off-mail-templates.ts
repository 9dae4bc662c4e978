import { callOffReasonWords, type CallOffReason } from '#domain/calling-off.ts';
import type { MailMessages } from '#domain/messages/mails/mail-messages.ts';
import { formatDollars } from '#domain/money.ts';
import { mostRefundable } from '#domain/refunds.ts';
import { guestTripOf } from '../bookings/booking-queries.ts';
import {
  findMailedBooking,
  guestMail,
  guests,
  momentWords,
  money,
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
import type { MailContent, MailSite } from '../mail/mail-layout.ts';

/** Their matter is the offer. */
export const callOffMails = {
  'called-off': async (deps, { subject_id: bookingId, recipient, matter: offerId }) => {
    const reader = recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, bookingId, reader);
    const offer = await findMailedOffer(deps.database, offerId);
    if (!booking || !offer) return null;
    const why = callOffReasonWords[offer.reason];
    const until = momentWords(booking, offer.due_at);
    const note = offer.note === '' ? [] : [offer.note];
    const isOfShip = offer.reason === 'ship-skipped';
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
    const content = calledOffMail(booking, offer, deps.site);
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
    const content = rebookedMail(booking, deps.site);
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

function calledOffMail(booking: MailedBooking, offer: MailedOffer, site: MailSite): MailContent {
  const { words, boat_name: boat, operator_name: captain } = booking;
  const [title, why] = [tripTitle(booking), reasonWords(words)[offer.reason]];
  const until = momentWords(booking, offer.due_at);
  const isByHand = paidByHandWords(booking) !== null;
  // Then the boat sails with its other guests.
  const isOfShip = offer.reason === 'ship-skipped';
  return guestMail(booking, site, {
    subject: isOfShip ? words.calledOff(title) : words.doesNotSail(title),
    preview: isByHand ? words.chooseOfCaptainShort : words.chooseShort,
    paragraphs: [
      isOfShip
        ? words.calledOffText(boat, captain, why)
        : words.doesNotSailText(boat, captain, why),
      ...(offer.note === '' ? [] : [offer.note]),
      ...(isByHand
        ? [
            words.chooseOfCaptain(money(booking, booking.amount_cents)),
            words.chooseOfCaptainUntil(until),
          ]
        : [
            words.choose(money(booking, mostRefundable(guestTripOf(booking)))),
            words.chooseUntil(until),
          ]),
    ],
    action: seeBooking(booking, words.chooseNow),
  });
}

function reasonWords(words: MailMessages): Readonly<Record<CallOffReason, string>> {
  return {
    weather: words.ofWeather,
    engine: words.ofEngine,
    'too-few-guests': words.ofTooFew,
    sickness: words.ofSickness,
    'ship-skipped': words.ofShip,
  };
}

function rebookedMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, boat_name: boat, operator_name: captain, refunded_cents: back } = booking;
  return guestMail(booking, site, {
    subject: words.rebooked(tripTitle(booking)),
    preview: words.rebookedShort(boat),
    paragraphs: [
      words.rebookedText(boat, captain, booking.code),
      back > 0 ? words.backInAll(money(booking, back)) : words.nothingToPay,
    ],
    action: seeBooking(booking),
    facts: operatorFacts(booking),
    closing: [words.calendarIsNew],
  });
}

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

type MailedOffer = NonNullable<Awaited<ReturnType<typeof findMailedOffer>>>;

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
