import type { Facts } from '#domain/bookings/recorded-facts.ts';
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

export function askedWords(facts: Facts): string {
  return asked[String(facts['kind'])] ?? 'for a change';
}

function refundWords(cents: unknown): string {
  const back = amount(cents, '');
  return back === '' || cents === 0 ? 'nothing goes back' : `${back} goes back to the guest`;
}

export function fewerWords({ refundCents, dueCents }: Facts): string {
  return typeof dueCents === 'number'
    ? `${formatDollars(dueCents)} is to be paid`
    : refundWords(refundCents);
}

/** The operator refunds a manual booking directly. */
export function backWords({ refundCents, byHandCents }: Facts): string {
  return typeof byHandCents === 'number'
    ? `the captain gives back ${formatDollars(byHandCents)}`
    : refundWords(refundCents);
}

/** " in cash to the captain"; empty for a payment through the platform. */
export function byHandWords({ paidBy }: Facts): string {
  return paidBy === 'cash' || paidBy === 'elsewhere' ? ` ${paidByWords[paidBy]}` : '';
}

/** "in cash to the captain": part of a sentence. */
export const paidByWords: Readonly<Record<Exclude<PaidBy, 'card'>, string>> = {
  cash: 'in cash to the captain',
  elsewhere: 'elsewhere, not through us',
};
