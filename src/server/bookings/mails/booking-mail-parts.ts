import type { MailReader } from '#domain/mail-kinds.ts';
import { pricingModeNames } from '#domain/boats.ts';
import { paidByWords } from '#domain/by-hand.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { locationName } from '#domain/ports.ts';
import told from '#domain/messages/told.en.ts';
import { papersIn } from '#domain/trip-facts-in-words.ts';
import { smallestNumberWords } from '#domain/smallest-number.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import { tripFactsOf } from '../../boats/trip-fact-columns.ts';
import { findBooking, phoneForGuest, type BookingRecord } from '../booking-queries.ts';
import { sunWordsOf } from '../booking-sun-note.ts';
import { makeTripLink } from '../trip-links.ts';
import type { Deps } from '../../dependencies.ts';

/** A booking as its mails tell of it. `trip_url` is for the guest: every mail brings an address of its own. */
export type MailedBooking = Omit<BookingRecord, 'customer_email'> & {
  trip_url: string;
  /** Empty for a guest who gave none, and who is sent nothing. */
  customer_email: string;
};

export async function findMailedBooking(
  deps: Deps,
  bookingId: string,
  recipient: MailReader,
): Promise<MailedBooking | null> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  const isForGuest = recipient === 'visitor';
  return {
    ...booking,
    customer_email: booking.customer_email ?? '',
    trip_url: isForGuest ? await makeTripLink(deps, bookingId) : '',
  };
}

type Facts = MailContent['facts'];
type Words = Omit<MailContent, 'greeting' | 'facts' | 'closing'> & {
  facts?: Facts;
  closing?: string[];
};

/** A mail to the guest: `facts` come after those of the trip. */
export function guestMail(
  booking: MailedBooking,
  site: MailSite,
  { facts = [], closing = [], ...words }: Words,
): MailContent {
  return {
    ...words,
    greeting: `Hello ${booking.customer_name},`,
    facts: [...tripFacts(booking), ...facts],
    closing: [...closing, support(booking, site)],
  };
}

/** A mail to the operator: `facts` come between those of the trip and of the guest. */
export function operatorMail(
  booking: MailedBooking,
  { facts = [], closing = [], ...words }: Words,
): MailContent {
  return {
    ...words,
    greeting: `Hello ${booking.operator_name},`,
    facts: [...tripFacts(booking), ...facts, ...guestFacts(booking)],
    closing,
  };
}

/** What goes back of a trip that was handed over: to whoever paid, and not to the guest who has it now. */
export function refundToPayer({ refunded_cents: back, amount_cents: paid }: MailedBooking): string {
  const howMuch = back === 0 ? 'Nothing' : formatDollars(back);
  return `${howMuch} of the ${formatDollars(paid)} that was paid goes back to the card that paid.`;
}

function tripFacts(booking: MailedBooking): Facts {
  const days =
    booking.end_date === booking.start_date
      ? formatFullDay(booking.start_date)
      : `${formatFullDay(booking.start_date)} to ${formatFullDay(booking.end_date)}`;
  const hasFee = booking.fee_cents > 0;
  return [
    ['Booking', booking.code],
    ['Boat', booking.boat_name],
    ['Date', days],
    ...fact('Time', booking.time && formatTime(booking.time)),
    ['From', locationName(booking.boat_port, booking.boat_custom_port)],
    ['Guests', `${guests(booking)}, ${pricingModeNames[booking.pricing_mode]}`],
    ...fact('Trip', hasFee && formatDollars(booking.trip_cents)),
    ...fact('Service fee', hasFee && formatDollars(booking.fee_cents)),
    ['Total', formatDollars(booking.amount_cents)],
    ...fact('Paid', paidByHandWords(booking)),
  ];
}

/** "in cash to the captain"; null for what was paid through us, or is not paid. */
export function paidByHandWords({ paid_by: paidBy }: Pick<MailedBooking, 'paid_by'>) {
  return paidBy === 'card' ? null : paidByWords[paidBy];
}

/** What guests need for the day itself, in the mails that tell them when it is. */
export function toldFacts(booking: MailedBooking): Facts {
  const { meetingPoint, bring, included, visits } = tripFactsOf(booking);
  return [
    ...fact('Sun', sunWordsOf(booking)),
    ...fact('Meeting point', meetingPoint),
    ...fact('Please bring', bring),
    ...fact('Included', included),
    ...fact('Papers', papersIn('en', visits, told)),
  ];
}

/** What may become of a trip with too few guests, for those who can still change their mind or their plans. */
export function smallestNumberNote(booking: MailedBooking): string[] {
  const words = smallestNumberWords(tripFactsOf(booking));
  return words === null ? [] : [words];
}

export function operatorFacts(booking: MailedBooking): Facts {
  return [['Captain', booking.operator_name], ...fact('Captain’s phone', phoneForGuest(booking))];
}

function guestFacts(booking: MailedBooking): Facts {
  return [
    ['Guest', booking.customer_name],
    ...fact('Email', booking.customer_email),
    ...fact('Phone', booking.customer_phone),
    ...fact('Requests', booking.special_requests),
  ];
}

export function guests(booking: MailedBooking): string {
  return booking.group_size === 1 ? '1 guest' : `${booking.group_size} guests`;
}

/** "Friday, December 4, 2026, 9:00 AM" by the island's clocks. */
export function payUntil(booking: MailedBooking): string {
  const { day, time } = islandNow(booking.hold_ends_at?.getTime() ?? booking.created_at.getTime());
  return `${formatFullDay(day)}, ${formatTime(time)}`;
}

/** The button of most mails to guests. */
export function seeBooking(booking: MailedBooking, label = 'See or change your trip') {
  return { label, url: booking.trip_url };
}

export function findAnother(booking: MailedBooking, site: MailSite) {
  return {
    label: 'Find another trip',
    url: `${site.publicUrl}/booking?date=${booking.start_date}`,
  };
}

/** "Trade Wind, Friday, December 4, 2026" */
export function tripTitle(booking: MailedBooking): string {
  return `${booking.boat_name}, ${formatFullDay(booking.start_date)}`;
}

function support(booking: MailedBooking, site: MailSite): string {
  return `Questions? Answer this mail: your captain and we both get it. Or write to us at ${site.supportEmail} (please quote ${booking.code}).`;
}

/** No fact without a value. */
function fact(label: string, value: string | false | null): Facts {
  return value ? [[label, value]] : [];
}
