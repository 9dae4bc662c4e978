import { HOUR_MS } from '#domain/time/durations.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import { APPROVAL_HOURS } from '#domain/bookings/hold-ends.ts';
import type { BookingMessages, TripMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../../shared/calendar/use-trip-times.ts';

/** Says how much is refunded, to the cent, and when it arrives. */
export function describeRefund(cents: number, t: TripMessages, { money }: TripTimes): string {
  return cents > 0 ? t.goesBack(money(cents)) : t.nothingBack;
}

/** True if the guest paid the operator in cash or by other means, because we cannot refund such a payment. */
export function hasPaidOperator({ booking, paidBy }: TripView): boolean {
  return booking.paymentStatus === 'paid' && (paidBy === 'cash' || paidBy === 'elsewhere');
}

/** Summarizes the policy that applied at the time of sale, with the deadline for free cancellation. */
export function describePolicy(
  trip: TripView,
  t: TripMessages,
  { islandTime }: BookingMessages,
  { moment }: TripTimes,
): string {
  const { booking, policy, startsAt } = trip;
  if (hasPaidOperator(trip)) return t.paidCaptainPolicy;
  if (booking.paymentStatus !== 'paid') return t.unpaidPolicy;
  const lastFree = islandTime(moment(policy.freeUntil));
  const hours = (Date.parse(startsAt) - Date.parse(policy.freeUntil)) / HOUR_MS;
  const until = hours === policy.freeHours ? t.hoursBefore(lastFree, hours) : lastFree;
  return policy.isFree ? t.freePolicy(until) : t.latePolicy(until);
}

/** Explains why a change needs approval, and how approval works. */
export function describeApproval(t: TripMessages): string {
  return t.asking(APPROVAL_HOURS);
}
