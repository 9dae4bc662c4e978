import type { TripView } from '#contract/public/trip-api.ts';
import { APPROVAL_HOURS } from '#domain/bookings/hold-ends.ts';
import type { BookingMessages, TripMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../../shared/calendar/use-trip-times.ts';

/** What goes back, to the cent, and when it is there. */
export function backWords(cents: number, words: TripMessages, { money }: TripTimes): string {
  return cents > 0 ? words.goesBack(money(cents)) : words.nothingBack;
}

/** Whether they paid their captain in cash or elsewhere: then none of it can go back through us. */
export function isPaidToCaptain({ booking, paidBy }: TripView): boolean {
  return booking.paymentStatus === 'paid' && (paidBy === 'cash' || paidBy === 'elsewhere');
}

/** The policy of the sale in one sentence, with its last free day and hour. */
export function policyWords(
  trip: TripView,
  words: TripMessages,
  { islandTime }: BookingMessages,
  { moment }: TripTimes,
): string {
  const { booking, policy, startsAt } = trip;
  if (isPaidToCaptain(trip)) return words.paidCaptainPolicy;
  if (booking.paymentStatus !== 'paid') return words.unpaidPolicy;
  const lastFree = islandTime(moment(policy.freeUntil));
  const hours = (Date.parse(startsAt) - Date.parse(policy.freeUntil)) / 3_600_000;
  const until = hours === policy.freeHours ? words.hoursBefore(lastFree, hours) : lastFree;
  return policy.isFree ? words.freePolicy(until) : words.latePolicy(until);
}

/** Why a change has to be asked, and what asking means. */
export function askingWords(words: TripMessages): string {
  return words.asking(APPROVAL_HOURS);
}
