import { paths } from '#contract/pages/paths.ts';
import type { MailReader } from '#domain/bookings/mail-kinds.ts';
import { paidByPhrases } from '#i18n/records/history-phrases.ts';
import { bookedFreeCancellationEnd } from '#domain/trip-changes/cancellations.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { islandNow, type Day, type Time } from '#domain/time/days.ts';
import { formatFullDayIn, formatMoneyIn, formatTimeIn } from '#i18n/formats/language-formats.ts';
import { spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import { mailMessages, type MailMessages } from '#i18n/catalogues/mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { paymentBalance } from '#domain/payouts/payment-balance.ts';
import { describeLocation } from '#domain/island/ports.ts';
import { detailsMessages } from '#i18n/catalogues/details-messages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';
import { bankShowsRefundDays } from '#i18n/site/site-texts.ts';
import { captainMailMessages, type CaptainMails } from '#i18n/catalogues/captain-mail-messages.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { MailContent, MailSite } from '../../../platform/mail/mail-layout.ts';
import { textsForGuest, readTripFacts } from '../boats/trip-fact-columns.ts';
import {
  findBooking,
  toGuestTrip,
  phoneForGuest,
  type BookingRecord,
} from '../bookings/booking-queries.ts';
import { findBookingSunNote } from '../bookings/booking-sun-note.ts';
import { makeTripLink } from '../trips/trip-links.ts';
import type { Deps } from '../../../platform/dependencies.ts';

/** Booking as mails use it. `trip_url` is a new link for each mail to the guest. */
export type MailedBooking = Omit<BookingRecord, 'customer_email'> & {
  trip_url: string;
  /** Empty without an address; such guests get no mail. */
  customer_email: string;
  /** Messages in the recipient's `language`: guests get that of their booking, captains their own. */
  words: MailMessages;
  /** Refund that a cancellation still yields, in the recipient's language; null without a policy. */
  cancellation_terms: string | null;
  captainWords: CaptainMails;
};

/** Includes the guest who handed the trip over and has no working link any more. */
type Reader = MailReader | 'former guest';

export async function findMailedBooking(
  deps: Deps,
  bookingId: string,
  reader: Reader,
): Promise<MailedBooking | null> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  const ofCaptain = portalLanguage(booking.operator_language, deps.site);
  const language = reader === 'operator' ? ofCaptain : spokenLanguage(booking.language, deps.site);
  return {
    ...booking,
    language,
    words: mailMessages[language],
    cancellation_terms: describeCancellationTerms(booking, language, deps.now()),
    captainWords: captainMailMessages[ofCaptain],
    customer_name: isolated(booking.customer_name),
    operator_name: isolated(booking.operator_name),
    boat_name: isolated(booking.boat_name),
    customer_email: booking.customer_email ?? '',
    trip_url: reader === 'visitor' ? await makeTripLink(deps, bookingId, language) : '',
  };
}

function describeCancellationTerms(booking: BookingRecord, language: Language, nowMs: number) {
  const freeUntilMs = bookedFreeCancellationEnd(toGuestTrip(booking), nowMs);
  if (freeUntilMs === undefined) return null;
  return formatCancellationTerms(language, freeUntilMs, tripsMessages[language], 'fullDay');
}

type Facts = MailContent['facts'];
type Words = Omit<MailContent, 'greeting' | 'facts' | 'closing'> & {
  facts?: Facts;
  closing?: string[];
};

/** Composes a mail to the guest; `facts` follow those of the trip. */
export function guestMail(
  booking: MailedBooking,
  site: MailSite,
  { facts = [], closing = [], ...words }: Words,
): MailContent {
  return {
    ...words,
    language: booking.language,
    greeting: booking.words.hello(booking.customer_name),
    facts: [...tripFacts(booking), ...facts],
    closing: [...closing, support(booking, site)],
  };
}

/** Composes a mail to the operator; `facts` come between those of the trip and of the guest. */
export function operatorMail(
  booking: MailedBooking,
  { facts = [], closing = [], ...words }: Words,
): MailContent {
  return {
    ...words,
    language: booking.language,
    greeting: booking.words.hello(booking.operator_name),
    facts: [...tripFacts(booking), ...facts, ...guestFacts(booking)],
    closing,
  };
}

/** Describes the refund of a transferred trip, which goes to the payer and not to the current guest. */
export function refundToPayer(booking: MailedBooking): string {
  const { refunded_cents: back, amount_cents: paid, words } = booking;
  return back === 0
    ? words.nothingToPayer(money(booking, paid))
    : words.partToPayer(money(booking, back), money(booking, paid));
}

export function bankShows({ words }: MailedBooking): string {
  return words.bankShows(bankShowsRefundDays.least, bankShowsRefundDays.most);
}

function tripFacts(booking: MailedBooking): Facts {
  const { words, language } = booking;
  const [first, last] = [booking.start_date, booking.end_date].map((day) =>
    formatDayForGuest(booking, day),
  );
  const hasFee = booking.fee_cents > 0;
  const mode = { perSeat: words.perSeat, charter: words.charter }[booking.pricing_mode];
  return [
    [words.booking, booking.code],
    [words.boat, booking.boat_name],
    [words.date, first === last ? (first ?? '') : words.fromTo(first ?? '', last ?? '')],
    ...fact(words.time, booking.time && formatTimeIn(language, booking.time)),
    [
      words.from,
      describeLocation(tripsMessages[language], booking.boat_port, booking.boat_custom_port),
    ],
    [words.party, `${guests(booking)}, ${mode}`],
    ...fact(words.trip, hasFee && money(booking, booking.trip_cents)),
    ...fact(words.fee, hasFee && money(booking, booking.fee_cents)),
    [words.total, money(booking, booking.amount_cents)],
    ...balanceFacts(booking),
    ...fact(words.paid, paidHow(booking)),
  ];
}

/** Lists refunds and the remaining balance; for a cancelled booking even a refund of zero. */
function balanceFacts(booking: MailedBooking): Facts {
  const { words, paid_at: paidAt, amount_cents: amountCents } = booking;
  const balance = paymentBalance({ amountCents, refundedCents: booking.refunded_cents });
  const wasCancelled = ['cancelled', 'refunded'].includes(booking.status);
  const isKeptWhole = balance === null && wasCancelled && paidAt !== null;
  const { refundedCents, remainsCents } = balance ?? {
    refundedCents: 0,
    remainsCents: amountCents,
  };
  return balance || isKeptWhole
    ? [
        [words.refunds, money(booking, refundedCents)],
        [words.remains, money(booking, remainsCents)],
      ]
    : [];
}

function paidHow({ paid_by: paidBy, words }: MailedBooking): string | null {
  if (paidBy === 'card') return null;
  return paidBy === 'cash' ? words.inCash : words.elsewhere;
}

/** "in cash to the captain"; null if it was paid through us or is unpaid. */
export function describePaidByHand({ paid_by: paidBy }: Pick<MailedBooking, 'paid_by'>) {
  return paidBy === 'card' ? null : paidByPhrases[paidBy];
}

/** States until when cancellation is free, in mails that a guest decides by. */
export function cancellationFact(booking: MailedBooking): Facts {
  return fact(booking.words.cancellation, booking.cancellation_terms);
}

/** Lists trip details for mails that state the time of the trip. */
export function buildTripDetailRows(booking: MailedBooking): Facts {
  const { words, language } = booking;
  const told = detailsMessages[language];
  const { visits } = readTripFacts(booking);
  const { meetingPoint, bring, included } = textsForGuest(booking, language).texts;
  return [
    ...fact(words.sun, sunWords(booking)),
    ...fact(words.meetingPoint, meetingPoint),
    ...fact(words.bring, bring),
    ...fact(words.included, included),
    ...fact(told.papers, describePapers(language, visits, told)),
  ];
}

function sunWords(booking: MailedBooking): string | null {
  const note = findBookingSunNote(booking);
  if (!note) return null;
  const { words, language } = booking;
  const at = (time: Time) => formatTimeIn(language, time);
  const { time, back, isBackNextDay, sunrise, sunset, nextSunrise } = note;
  const isBack = isBackNextDay ? words.sunsetBackNextDay : words.sunsetBack;
  return [
    sunrise && words.sunriseLeave(at(sunrise), at(time)),
    sunset && isBack(at(sunset), at(back)),
    nextSunrise && words.sunriseBackNextDay(at(nextSunrise), at(back)),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Warns that a trip with too few guests may be called off, in mails after which plans can still change. */
export function smallestNumberNote(booking: MailedBooking): string[] {
  const { words } = booking;
  const { smallestNumber, decisionHours } = readTripFacts(booking);
  return smallestNumber ? [words.sailsWith(smallestNumber, words.hours(decisionHours))] : [];
}

export function buildOperatorFacts(booking: MailedBooking): Facts {
  const { words } = booking;
  return [
    [words.captain, booking.operator_name],
    ...fact(words.captainPhone, phoneForGuest(booking)),
  ];
}

function guestFacts({ captainWords: words, ...booking }: MailedBooking): Facts {
  return [
    [words.guest, booking.customer_name],
    ...fact(words.email, booking.customer_email),
    ...fact(words.phone, booking.customer_phone),
    ...fact(words.requests, booking.special_requests),
  ];
}

export function guests({ words, group_size: count }: MailedBooking): string {
  return words.guests(count);
}

export function money({ language }: MailedBooking, cents: number): string {
  return formatMoneyIn(language, cents);
}

export function formatDayForGuest({ language }: MailedBooking, day: Day): string {
  return formatFullDayIn(language, day);
}

/** "Friday, December 4, 2026, 9:00 AM" in the island's time zone. */
export function formatMoment(booking: MailedBooking, at: Date): string {
  const { day, time } = islandNow(at.getTime());
  return booking.words.dayAndTime(
    formatDayForGuest(booking, day),
    formatTimeIn(booking.language, time),
  );
}

/** "9:00 AM on Friday, December 4, 2026" */
export function formatDeadline(booking: MailedBooking, at: Date): string {
  const { day, time } = islandNow(at.getTime());
  return booking.words.timeOnDay(
    formatTimeIn(booking.language, time),
    formatDayForGuest(booking, day),
  );
}

export function payUntil(booking: MailedBooking): string {
  return formatMoment(booking, booking.hold_ends_at ?? booking.created_at);
}

/** "Anna Perez, 2 guests." */
export function describeParty(booking: MailedBooking): string {
  return booking.captainWords.party(booking.customer_name, guests(booking));
}

export function seeBooking(booking: MailedBooking, label = booking.words.seeTrip) {
  return { label, url: booking.trip_url };
}

/** Builds a URL of the site, in the recipient's language if the page is translated. */
export function buildPageAddress(
  { language }: MailedBooking,
  site: MailSite,
  path: string,
): string {
  return site.publicUrl + localizeAddress(language, path);
}

export function findAnother(booking: MailedBooking, site: MailSite) {
  return {
    label: booking.words.findAnother,
    url: buildPageAddress(booking, site, paths.listing({ date: booking.start_date })),
  };
}

export function bookAgain(booking: MailedBooking, site: MailSite) {
  return {
    label: booking.words.bookAgain,
    url: buildPageAddress(booking, site, paths.boat({ slug: booking.boat_slug })),
  };
}

/** "Trade Wind, Friday, December 4, 2026" */
export function tripTitle(booking: MailedBooking): string {
  return `${booking.boat_name}, ${formatDayForGuest(booking, booking.start_date)}`;
}

function support({ words, code }: MailedBooking, site: MailSite): string {
  return words.support(site.supportEmail, code);
}

/** Omits facts without a value. */
function fact(label: string, value: string | false | null): Facts {
  return value ? [[label, value]] : [];
}
