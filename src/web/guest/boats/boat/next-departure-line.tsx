import type { BoatPageView } from '#contract/public/boat-views.ts';
import { chooseGroupSize } from '#domain/bookings/opening-choice.ts';
import { findNextDeparture } from '#domain/departures/next-departure.ts';
import { computeStatedMinutes, type Sailing } from '#domain/availability/trip-times.ts';
import { computeReturn } from '#domain/availability/trip-return.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { boatForSale } from '../../../shared/trip/trip-choice.ts';

type NextDepartureLineProps = { boat: BoatPageView; groupSize: string | undefined };

/** Shows the next departure with room for the searched group, with its return and the seats left. */
export default function NextDepartureLine({ boat, groupSize = '' }: NextDepartureLineProps) {
  const t = useMessages('details');
  const formats = useFormats();
  const now = useIslandNow();
  const sale = boatForSale(boat);
  const next = findNextDeparture(sale, chooseGroupSize(groupSize, boat.capacity), now);
  const back = next && findReturn(sale, next.day, next.time);
  const times = next ? [next.time, ...(back ? [back] : [])] : [];
  const hours = times.map(formats.time).join(' – ');
  return (
    <p className="mt-1 min-h-6 max-sm:min-h-12">
      {next && t.nextDeparture(`${formats.shortWeekday(next.day)}, ${hours}`, next.seatsLeft)}
    </p>
  );
}

/** Returns the time of a return on the same day; null if the boat returns later or the trip's length is unknown. */
function findReturn(boat: Sailing, day: Day, time: Time): Time | null {
  const minutes = computeStatedMinutes(boat, day, time);
  if (minutes === null) return null;
  const { back, isBackNextDay } = computeReturn(day, time, minutes);
  return isBackNextDay ? null : back;
}
