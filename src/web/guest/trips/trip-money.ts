import type { TripView } from '#contract/public/trip-api.ts';
import { APPROVAL_HOURS } from '#domain/bookings/hold-ends.ts';
import type { BookingMessages, TripMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../../shared/calendar/use-trip-times.ts';

/** Says how much is refunded, to the cent, and when it arrives. */
export function backWords(cents: number, words: TripMessages, { money }: TripTimes): string {
  return cents > 0 ? words.goesBack(money(cents)) : words.nothingBack;
}

/** True if the guest paid the operator in cash or elsewhere: we cannot refund such a payment. */
export function isPaidToCaptain({ booking, paidBy }: TripView): boolean {
  return booking.paymentStatus === 'paid' && (paidBy === 'cash' || paidBy === 'elsewhere');
}

/** Summarizes the policy at the time of sale, with the deadline for free cancellation. */
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

/** Explains why a change needs approval, and how that works. */
export function askingWords(words: TripMessages): string {
  return words.asking(APPROVAL_HOURS);
}
