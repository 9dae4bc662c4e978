import type { NextDepartureView } from '#contract/boat-search-api.ts';
import { formatTime } from '#domain/days.ts';
import { formatPrice } from '#domain/money.ts';
import { useDayNames } from './next-days-strip.tsx';

/** A boat's next departure that fits: when, for how much together, and whether it can still be cancelled for nothing. */
export function WhatSailsNext({ next }: { next: NextDepartureView }) {
  const nameOf = useDayNames();
  const { date, time, guests, totalCents, freeHours } = next;
  return (
    <p className="mt-3 flex flex-col text-sm">
      <span>
        Next departure: <b>{`${nameOf(date)}, ${formatTime(time)}`}</b>
      </span>
      {guests > 1 && <span>{`${formatPrice(totalCents)} in all for ${guests} guests`}</span>}
      <span className="text-ink-soft">
        {freeHours
          ? `Free to cancel until ${freeHours} h before`
          : 'Leaves too soon for free cancellation'}
      </span>
    </p>
  );
}
