import type { NextDepartureView } from '#contract/operator/overview-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { departureId } from '../day/departure-card.tsx';
import { departureTime } from '../day/describe-day.ts';
import { OverviewLine } from './overview-line.tsx';

/** Lists the next departures. Each entry links to the departure on the page of its day. */
export function NextDepartures({ departures }: { departures: readonly NextDepartureView[] }) {
  const t = useMessages('operator-dashboard');
  if (departures.length === 0) return <p className="py-2 text-ink-soft">{t.noneNext}</p>;
  return (
    <ul className="mt-1">
      {departures.map((departure) => {
        const id = departureId(departure);
        const day = portalPaths.operatorDay({ date: departure.day });
        return (
          <OverviewLine key={`${departure.day} ${id}`} href={`${day}#${id}`}>
            <Departure departure={departure} />
          </OverviewLine>
        );
      })}
    </ul>
  );
}

function Departure({ departure }: { departure: NextDepartureView }) {
  const t = useMessages('operator-day');
  const formats = useFormats();
  const formatDay = useDayName();
  const { boat, day, mode, capacity, seatsSold } = departure;
  const sold = mode === 'perSeat' ? t.seatsSold(seatsSold, capacity) : t.charterFor(seatsSold);
  return (
    <>
      <span className="block leading-tight font-semibold">
        <span className="whitespace-nowrap tabular-nums">
          {departureTime(t, formats, departure)}
        </span>
        {' · '}
        <bdi>{boat.name}</bdi>
      </span>
      <span className="block text-sm text-ink-soft">{`${formatDay(day)} · ${sold}`}</span>
    </>
  );
}

/** Names today, tomorrow, or a later day. */
function useDayName() {
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const { shortWeekday } = useFormats();
  const { day: today } = useIslandNow();
  return (day: Day) => {
    if (day === today) return labels.today;
    return day === addDays(today, 1) ? trips.tomorrow : shortWeekday(day);
  };
}
