import type { NextDepartureView } from '#contract/public/boat-search-api.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDayNames } from './next-days-strip.tsx';

type WhatSailsNextProps = {
  next: NextDepartureView;
  /** True if the visitor searched for a day. Only then does a departure that leaves too soon deserve a note. */
  isDayChosen: boolean;
};

/** Shows a boat's next matching departure: its time, total price, and whether cancelling is still free. */
export function NextBoatDeparture({ next, isDayChosen }: WhatSailsNextProps) {
  const t = useMessages('listing');
  const trips = useMessages('trips');
  const formats = useFormats();
  const formatDayName = useDayNames();
  const { date, time, guests, totalCents, freeHours } = next;
  const when = t.nextDeparture(`${formatDayName(date)}, ${formats.time(time)}`);
  return (
    <p className="mt-1.5 flex flex-col text-sm">
      <b>{when}</b>
      {guests > 1 && <span>{t.inAll(formats.money(totalCents), trips.guests(guests))}</span>}
      {(freeHours || isDayChosen) && (
        <span className="text-ink-soft">{freeHours ? t.freeUntil(freeHours) : t.tooSoon}</span>
      )}
    </p>
  );
}
