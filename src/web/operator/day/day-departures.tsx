import { useState } from 'react';
import type { CrewGuestView } from '#contract/operator-day-api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { DayStanding, type DayStandingProps } from './day-standing.tsx';
import { DepartureCard, type CardOf, type DepartureCardProps } from './departure-card.tsx';
import { FindGuest, NobodyFound } from './find-guest.tsx';
import { findGuests } from './guest-finding.ts';

type DayDeparturesProps<Guest extends CrewGuestView> = Omit<
  DepartureCardProps<Guest>,
  'departure' | 'isHeldBack'
> & {
  departures: readonly CardOf<Guest>[];
  standing: DayStandingProps;
  /** What is said where there is none. */
  empty: { title: string; text: string };
};

/** A day's departures with their guests, how old they are, and the way to one guest of many. */
export function DayDepartures<Guest extends CrewGuestView>({
  departures,
  standing,
  empty,
  ...card
}: DayDeparturesProps<Guest>) {
  const [words, setWords] = useState('');
  const found = findGuests(departures, words);
  return (
    <>
      <DayStanding {...standing} />
      {departures.length === 0 && <EmptyState {...empty} />}
      <FindGuest departures={departures} words={words} onWords={setWords} />
      {found.length === 0 && departures.length > 0 && <NobodyFound onAll={() => setWords('')} />}
      {found.map((departure) => (
        <DepartureCard
          key={`${departure.boat.id} ${departure.mode} ${departure.time ?? ''}`}
          {...card}
          {...{ departure, isHeldBack: standing.isOffline || standing.isFailing }}
          // While one guest is looked for, the others are not on screen.
          renderActs={words.trim() === '' ? card.renderActs : undefined}
        />
      ))}
    </>
  );
}
