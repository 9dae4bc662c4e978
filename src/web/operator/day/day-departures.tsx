import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { hasBegun } from '#domain/availability/availability.ts';
import type { Day } from '#domain/time/days.ts';
import { isSettled } from '#domain/search/settled-departures.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { getButtonClasses } from '../../ui/button.tsx';
import { countBoarding } from './boarding/boarding-merge.ts';
import { DayDataAge, type DayDataAgeProps } from './day-data-age.tsx';
import {
  DepartureCard,
  departureId,
  type CardOf,
  type DepartureCardProps,
} from './departure-card.tsx';
import type { Fold } from './departure-heading.tsx';
import { FindGuest, NobodyFound } from './boarding/find-guest.tsx';
import { findGuests } from './boarding/guest-finding.ts';

type DayDeparturesProps<Guest extends CrewGuestView> = Omit<
  DepartureCardProps<Guest>,
  'departure' | 'fold' | 'isHeldBack'
> & {
  date: Day;
  departures: readonly CardOf<Guest>[];
  standing: DayDataAgeProps;
  /** The text shown when there are no departures. */
  empty: { title: string; text: string };
};

export function DayDepartures<Guest extends CrewGuestView>({
  date,
  departures,
  standing,
  empty,
  ...card
}: DayDeparturesProps<Guest>) {
  const [search, setSearch] = useState('');
  const getFold = useFolds(date, departures);
  const found = findGuests(departures, search);
  const isFinding = search.trim() !== '';
  useLinkedDeparture();
  return (
    <>
      <DayDataAge {...standing} />
      {departures.length === 0 && <EmptyState {...empty} />}
      <NextDeparture date={date} departures={departures} />
      <FindGuest departures={departures} search={search} onSearch={setSearch} />
      {found.length === 0 && departures.length > 0 && <NobodyFound onAll={() => setSearch('')} />}
      {found.map((departure) => (
        <DepartureCard
          key={departureId(departure)}
          {...card}
          departure={departure}
          isHeldBack={standing.isOffline || standing.isFailing}
          // Unfolds departures during a search, and hides their actions.
          fold={isFinding ? undefined : getFold(departure)}
          renderActs={isFinding ? undefined : card.renderActs}
        />
      ))}
    </>
  );
}

/** Focuses the departure that the URL fragment names, once the day has loaded. */
function useLinkedDeparture(): void {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.focus(), []);
}

type Departures = readonly CardOf<CrewGuestView>[];

/**
 * Folds the departures that needed no more work when the page was opened. Departures that sail later stay unfolded,
 * because an operator may be working on them and the layout must not shift under a finger.
 */
function useFolds(date: Day, departures: Departures) {
  const [settled] = useState(() => new Set(listSettled(date, departures, Date.now())));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (departure: CardOf<CrewGuestView>): Fold | undefined => {
    const id = departureId(departure);
    if (!settled.has(id)) return undefined;
    const onToggle = () => setOpened((before) => toggled(before, id));
    return { isOpen: opened.has(id), onToggle };
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);
}

function listSettled(day: Day, departures: Departures, nowMs: number): string[] {
  return departures
    .filter(({ time, minutes, mode, guests }) => {
      const { expected } = countBoarding(guests);
      const isWaiting = guests.some(({ boarding }) => boarding?.receivedAt === null);
      const departure = { day, time, minutes, isCharter: mode === 'charter', expected };
      return !isWaiting && isSettled(departure, nowMs);
    })
    .map(departureId);
}

/** Links to today's next departure. The line stays for the rest of the day, so that the layout does not shift. */
function NextDeparture({ date, departures }: { date: Day; departures: Departures }) {
  const t = useMessages('operator-day');
  const formats = useFormats();
  const now = useIslandNow();
  if (date !== now.day || departures.length < 2) return null;
  const next = departures.find(({ time }) => time !== null && !hasBegun(date, time, now));
  if (!next?.time) return <p className="py-2 print:hidden">{t.noneNext}</p>;
  return (
    <a
      href={`#${departureId(next)}`}
      className={`${getButtonClasses({ variant: 'secondary' })} self-start print:hidden`}
    >
      <ArrowDown aria-hidden="true" className="size-5" />
      {t.next(formats.time(next.time), next.boat.name)}
    </a>
  );
}
