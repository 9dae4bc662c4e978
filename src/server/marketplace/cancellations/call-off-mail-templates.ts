import { formatMoneyIn } from '#i18n/formats/language-formats.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { toGuestTrip } from '../core/bookings/booking-queries.ts';
import {
  cancellationFact,
  findMailedBooking,
  guestMail,
  guests,
  formatMoment,
  money,
  buildOperatorFacts,
  operatorMail,
  describeParty,
  describePaidByHand,
  seeBooking,
  buildTripDetailRows,
  tripTitle,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';
import { toGuest, toOperator } from '../core/mails/booking-mail-templates.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';
import { mapReasons } from './captain-list-templates.ts';

/** The `matter` of these mails is the offer. */
export const callOffMails = {
  'called-off': async (deps, { subject_id: bookingId, recipient, matter: offerId }) => {
    const reader = recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, bookingId, reader);
    const offer = await findMailedOffer(deps.database, offerId);
    if (!booking || !offer) return null;
    if (reader === 'operator') {
      return { content: operatorCalledOffMail(booking, offer), ...toOperator(booking) };
    }
    const content = calledOffMail(booking, offer, deps.site);
    const file = calendarFile(booking, deps.site, reader, booking.trip_url, true);
    return { content, ...toGuest(deps, booking), calendarFile: file };
  },
  rebooked: async (deps, { subject_id: bookingId, recipient }) => {
    const reader = recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, bookingId, reader);
    if (!booking) return null;
    const file = calendarFile(booking, deps.site, reader, booking.trip_url);
    if (reader === 'operator') {
      const content = operatorRebookedMail(booking);
      return { content, ...toOperator(booking), calendarFile: file };
    }
    const content = rebookedMail(booking, deps.site);
    return { content, ...toGuest(deps, booking), calendarFile: file };
  },
  'rebooked-away': async (deps, { subject_id: bookingId, matter: offerId }) => {
    const booking = await findMailedBooking(deps, bookingId, 'operator');
    const former = await findFormerOperator(deps.database, offerId);
    if (!booking || !former) return null;
    const language = portalLanguage(former.language, deps.site);
    const words = captainMailMessages[language];
    const { customer_name: guest, code } = booking;
    return {
      to: former.email,
      content: {
        language,
        subject: words.rebookedAway(code),
        preview: words.rebookedAwayShort(guest),
        greeting: mailMessages[language].hello(isolated(former.name)),
        paragraphs: [words.rebookedAwayText(guest, formatMoneyIn(language, former.cents))],
        facts: [],
        closing: [],
      },
    };
  },
} satisfies Partial<MailTemplates>;

function operatorCalledOffMail(booking: MailedBooking, offer: MailedOffer): MailContent {
  const { captainWords: words } = booking;
  const why = mapReasons(booking.words)[offer.reason];
  const isOfShip = offer.reason === 'ship-skipped';
  return operatorMail(booking, {
    subject: words.calledOff(tripTitle(booking)),
    preview: describeParty(booking),
    paragraphs: [
      `${isOfShip ? words.guestsDoNotCome(why) : words.doesNotSail(why)} ${toldWords(booking, formatMoment(booking, offer.due_at))}`,
      ...(offer.note === '' ? [] : [offer.note]),
    ],
  });
}

function operatorRebookedMail(booking: MailedBooking): MailContent {
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return operatorMail(booking, {
    subject: words.newBooking(tripTitle(booking)),
    preview: words.rebookedShort(guest, guests(booking)),
    paragraphs: [words.rebookedText(guest, boat)],
    closing: [words.calendarAdds],
  });
}

function calledOffMail(booking: MailedBooking, offer: MailedOffer, site: MailSite): MailContent {
  const { words, boat_name: boat, operator_name: captain } = booking;
  const title = tripTitle(booking);
  const why = mapReasons(words)[offer.reason];
  const until = formatMoment(booking, offer.due_at);
  const isByHand = describePaidByHand(booking) !== null;
  // The boat then sails with its other guests.
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
            words.choose(money(booking, computeMaxRefundable(toGuestTrip(booking)))),
            words.chooseUntil(until),
          ]),
    ],
    action: seeBooking(booking, words.chooseNow),
  });
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
    facts: [
      ...cancellationFact(booking),
      ...buildTripDetailRows(booking),
      ...buildOperatorFacts(booking),
    ],
    closing: [words.atDock(AT_DOCK_MINUTES), words.calendarIsNew],
  });
}

/** Describes to the operator what happened to a guest's booking so far. */
function toldWords(booking: MailedBooking, until: string): string {
  const { captainWords: words, customer_name: guest, customer_email: address } = booking;
  const taken = money(booking, booking.amount_cents);
  if (address === '') return words.tellThem(guest, taken, until);
  return describePaidByHand(booking) === null
    ? words.theyChoose(guest, until)
    : words.theyChooseByHand(guest, until, taken);
}

type MailedOffer = NonNullable<Awaited<ReturnType<typeof findMailedOffer>>>;

async function findMailedOffer(reader: Queryable, offerId: string | null) {
  const offer = await reader
    .selectFrom('rebooking_offers as offer')
    .innerJoin('call_offs', 'call_offs.id', 'offer.call_off_id')
    .select(['call_offs.reason', 'call_offs.note', 'call_offs.due_at'])
    .where('offer.id', '=', offerId)
    .executeTakeFirst();
  return offer ?? null;
}

async function findFormerOperator(reader: Queryable, offerId: string | null) {
  const former = await reader
    .selectFrom('rebookings')
    .innerJoin('operators', 'operators.id', 'rebookings.from_operator_id')
    .select(['operators.name', 'operators.email', 'operators.language', 'rebookings.cents'])
    .where('rebookings.offer_id', '=', offerId)
    .executeTakeFirst();
  return former ?? null;
}
