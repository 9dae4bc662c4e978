import type { TripView } from '#contract/trip-api.ts';
import { formatDollars } from '#domain/money.ts';
import { APPROVAL_HOURS } from '#domain/hold-ends.ts';
import { BANK_SHOWS_REFUND_WITHIN } from '#domain/site-texts.ts';
import { islandMoment } from '../booking-widgets/island-moment.ts';

/** What goes back, to the cent, and when it is there. */
export function backWords(cents: number): string {
  return cents > 0
    ? `${formatDollars(cents)} goes back to the card that paid. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`
    : 'Nothing goes back.';
}

/** Whether they paid their captain in cash or elsewhere: then none of it can go back through us. */
export function isPaidToCaptain({ booking, paidBy }: TripView): boolean {
  return booking.paymentStatus === 'paid' && (paidBy === 'cash' || paidBy === 'elsewhere');
}

/** The policy of the sale in one sentence, with its last free day and hour. */
export function policyWords(trip: TripView): string {
  const { booking, policy, startsAt } = trip;
  if (isPaidToCaptain(trip)) {
    return 'You paid your captain, and not us. To cancel, or to come with fewer, ask them here: what goes back to you is between the two of you.';
  }
  if (booking.paymentStatus !== 'paid') {
    return 'Nothing has been charged yet, so you can cancel at no cost.';
  }
  const until = `${islandMoment(policy.freeUntil)}, Sint Maarten time`;
  const hours = (Date.parse(startsAt) - Date.parse(policy.freeUntil)) / 3_600_000;
  const before = hours === policy.freeHours ? ` (${policy.freeHours} hours before the start)` : '';
  return policy.isFree
    ? `Cancel by ${until}${before}, and everything that was paid goes back to the card; later nothing goes back by right, unless your captain or the weather calls the trip off.`
    : `Until ${until}${before} it was free to cancel; now nothing goes back by right, unless your captain or the weather calls the trip off.`;
}

/** Why a change has to be asked, and what asking means. */
export const ASKING = `Your captain has ${APPROVAL_HOURS} hours to answer, and never longer than until the start. Without a yes your trip stays as it is.`;
