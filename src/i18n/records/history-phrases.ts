import type { EventPayload } from '#domain/bookings/event-payloads.ts';
import type { PaidBy } from '#domain/bookings/bookings.ts';
import { formatDollars } from '#domain/money/money.ts';
import { formatShortDay, formatTime, type Day, type Time } from '#domain/time/days.ts';

/** " of $50.00"; empty if no amount was recorded. */
export function amount(cents: unknown, before: string): string {
  return typeof cents === 'number' ? `${before}${formatDollars(cents)}` : '';
}

export function tripTime(fact: unknown): string {
  const { start, time } = (fact ?? {}) as { start?: Day; time?: Time | null };
  if (start === undefined) return 'another time';
  const day = `${formatShortDay(start)}, ${start.slice(0, 4)}`;
  return time ? `${day}, ${formatTime(time)}` : day;
}

const asked: Readonly<Record<string, string>> = {
  cancel: 'to cancel for all that was paid',
  'fewer-guests': 'to come with fewer guests',
  move: 'to move the trip',
};

export function describeRequest(facts: EventPayload): string {
  return asked[String(facts['kind'])] ?? 'for a change';
}

function describeRefund(cents: unknown): string {
  const back = amount(cents, '');
  return back === '' || cents === 0 ? 'nothing goes back' : `${back} goes back to the guest`;
}

export function describeReduction({ refundCents, dueCents }: EventPayload): string {
  return typeof dueCents === 'number'
    ? `${formatDollars(dueCents)} is to be paid`
    : describeRefund(refundCents);
}

/** The operator refunds a manual booking directly. */
export function describeCancellation({ refundCents, byHandCents }: EventPayload): string {
  return typeof byHandCents === 'number'
    ? `the captain gives back ${formatDollars(byHandCents)}`
    : describeRefund(refundCents);
}

/** " in cash to the captain"; empty for a payment through the platform. */
export function describePaidBy({ paidBy }: EventPayload): string {
  return paidBy === 'cash' || paidBy === 'elsewhere' ? ` ${paidByPhrases[paidBy]}` : '';
}

/** "in cash to the captain": part of a sentence. */
export const paidByPhrases: Readonly<Record<Exclude<PaidBy, 'card'>, string>> = {
  cash: 'in cash to the captain',
  elsewhere: 'elsewhere, not through us',
};
