import { formatDollars } from '#domain/money.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';

/** An amount a browser sent is compared, never trusted; a difference says the new amount (readings: time and money). */
export function compareAmount(
  priceCents: number,
  sentCents: number | undefined,
): Outcome<null, 'amount-changed'> {
  if (sentCents === undefined || sentCents === priceCents) return done(null);
  return refused(
    'amount-changed',
    `The total for this trip is ${formatDollars(priceCents)}. Please check it and confirm again.`,
    { facts: { amountCents: priceCents } },
  );
}
