import { useId, type ReactNode } from 'react';
import { boardingBy } from '#domain/boarding.ts';
import type { CrewDepartureView, CrewGuestView } from '#contract/operator-day-api.ts';
import { useFormats } from '../../language/use-formats.ts';
import { useMessages } from '../../language/use-messages.ts';
import { BoardingButtons } from './boarding-buttons.tsx';
import { countBoarding, overrulingTick, unbookedWords, type OwnAct } from './boarding-merge.ts';
import { departureTime, soldWords } from './day-words.ts';
import { GuestEntry } from './guest-entry.tsx';
import type { Tick } from './use-boarding.ts';

export type CardOf<Guest extends CrewGuestView> = Omit<CrewDepartureView, 'guests'> & {
  guests: Guest[];
};

export type DepartureCardProps<Guest extends CrewGuestView> = {
  departure: CardOf<Guest>;
  tick: Tick;
  /** Whether ticks stay on the phone for now. */
  isHeldBack: boolean;
  /** Ticks made on this phone since the page was opened. */
  ownTicks: readonly OwnAct[];
  /** What else is said of a guest. */
  renderMore?: ((guest: Guest) => ReactNode) | undefined;
  /** What else can be done with a guest, and with the departure. */
  renderGuestActs?: ((guest: Guest, departure: CardOf<Guest>) => ReactNode) | undefined;
  renderActs?: ((departure: CardOf<Guest>) => ReactNode) | undefined;
};

/** A departure with its guests: large and high in contrast, to be read in sunlight. */
export function DepartureCard<Guest extends CrewGuestView>({
  departure,
  tick,
  isHeldBack,
  ownTicks,
  renderMore,
  renderGuestActs,
  renderActs,
}: DepartureCardProps<Guest>) {
  const words = useMessages('operator-day');
  const formats = useFormats();
  const title = useId();
  const count = countBoarding(departure.guests);
  const { aboard, booked, expected } = count;
  return (
    <section
      aria-labelledby={title}
      className="rounded-card border border-edge bg-card print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-t-card bg-shallows px-4 py-4 only:rounded-b-card sm:px-6">
        <h2 id={title} className="text-xl font-bold wrap-anywhere">
          {departureTime(words, formats, departure)} · {departure.boat.name}
        </h2>
        <p className="tabular-nums">
          {soldWords(words, departure)}
          {booked > 0 && (
            <>
              {' · '}
              <strong>{words.boardedOf(aboard, booked)}</strong>
            </>
          )}
        </p>
        {unbookedWords(words, count).map((unbooked) => (
          <p key={unbooked} className="w-full font-semibold">
            {unbooked}
          </p>
        ))}
        {booked > 0 && expected === 0 && <p className="w-full">{words.accounted}</p>}
      </div>
      {departure.guests.length > 0 && (
        <ul className="divide-y divide-line">
          {departure.guests.map((guest) => (
            <li
              key={guest.bookingId}
              className="px-4 py-4 print:break-inside-avoid sm:flex sm:items-start sm:justify-between sm:gap-6 sm:px-6"
            >
              <div className="min-w-0">
                <GuestEntry
                  {...{ guest, isHeldBack }}
                  overruledBy={overrulingTick(guest, departure, ownTicks)}
                  more={guest.left === undefined && renderMore?.(guest)}
                  acts={guest.left === undefined && renderGuestActs?.(guest, departure)}
                />
              </div>
              <div className="mt-3 shrink-0 sm:mt-0">
                {/* Guests whose trip is off are not expected, but some were ticked before it was known. */}
                {(!guest.isCalledOff || boardingBy(guest.boarding).is === 'boarded') && (
                  <BoardingButtons guest={guest} tick={tick(departure)} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {renderActs?.({
        ...departure,
        guests: departure.guests.filter(({ left }) => left === undefined),
      })}
    </section>
  );
}
