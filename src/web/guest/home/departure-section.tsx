import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { NextDeparturesView } from '#contract/public/home-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { getPortName } from '#domain/island/ports.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { nextDeparturesQuery } from './home-requests.ts';

/** Shows the next tours with seats. Hidden if there are no such tours or loading fails. */
export function DepartureSection() {
  const t = useMessages('home');
  const { data, isPending } = useQuery(nextDeparturesQuery());
  if (isPending) return <DeparturesPlaceholder />;
  if (!data || data.departures.length === 0) return null;
  return (
    <section aria-labelledby="next-departures" className={place}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <h2 id="next-departures" className="text-xl font-bold sm:text-2xl">
          {t.leavingNext}
        </h2>
        <Link href={paths.board()} className="text-link inline-flex min-h-11 items-center gap-1.5">
          {t.allDepartures} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ul className="overflow-hidden rounded-card border border-line bg-card">
        {data.departures.map((departure) => (
          <Departure
            key={`${departure.boat.slug} ${departure.day} ${departure.time}`}
            departure={departure}
            today={data.today}
          />
        ))}
      </ul>
    </section>
  );
}

/** Reserves the space of the rows while they load. */
function DeparturesPlaceholder() {
  return (
    <div aria-hidden="true" className={place}>
      <div className="shimmer mb-4 h-11 w-60 rounded-field" />
      <div className="shimmer h-[19rem] rounded-card sm:h-64" />
    </div>
  );
}

const place = 'page-width pb-14 sm:pb-20';

type DepartureProps = {
  departure: NextDeparturesView['departures'][number];
  today: NextDeparturesView['today'];
};

/** Links to the boat, with the departure's day and time selected. */
function Departure({ departure, today }: DepartureProps) {
  const t = useMessages('home');
  const formats = useFormats();
  const { boat, day, time, left, cents, port, customPort } = departure;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-4 py-3 leading-snug not-first:border-t not-first:border-line hover:bg-shallows sm:grid-cols-[11rem_minmax(0,1fr)_auto_auto_auto] sm:px-6 sm:py-4">
      <span className="text-sm font-semibold max-sm:col-start-1 sm:text-base">
        {day === today ? t.today : t.tomorrow}, {formats.time(time)}
      </span>
      <span className="min-w-0 max-sm:col-start-1">
        <Link
          href={paths.boat(boat, { date: day, time })}
          translate="no"
          className="font-bold text-sea underline wrap-anywhere after:absolute after:inset-0"
        >
          {boat.name}
        </Link>{' '}
        <span className="text-sm text-ink-soft sm:text-base">{getPortName(port, customPort)}</span>
      </span>
      <span className="text-right text-sm font-semibold max-sm:col-start-2 max-sm:row-start-1 sm:text-base">
        {t.seatsLeft(left)}
      </span>
      <span className="text-right text-sm text-ink-soft tabular-nums max-sm:col-start-2 max-sm:row-start-2 sm:min-w-34 sm:text-base">
        {cents !== null && t.eachPerson(formats.money(cents))}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-5 text-sea max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1"
      />
    </li>
  );
}
