import { useId, type ReactNode } from 'react';
import { getBoarding } from '#domain/operators/boarding.ts';
import type { CrewDepartureView, CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { BoardingButtons } from './boarding/boarding-buttons.tsx';
import { findOverrulingTick, type DeviceTick } from './boarding/boarding-merge.ts';
import { DepartureHeading, type Fold } from './departure-heading.tsx';
import { GuestEntry } from './boarding/guest-entry.tsx';
import type { Tick } from './boarding/use-boarding.ts';

export type CardOf<Guest extends CrewGuestView> = Omit<CrewDepartureView, 'guests'> & {
  guests: Guest[];
};

export type DepartureCardProps<Guest extends CrewGuestView> = {
  departure: CardOf<Guest>;
  /** Set if the departure needed no more work when the page was opened. */
  fold: Fold | undefined;
  tick: Tick;
  /** True while ticks are only on the phone. */
  isHeldBack: boolean;
  /** Ticks made on this phone since the page was opened. */
  ownTicks: readonly DeviceTick[];
  renderMore?: ((guest: Guest) => ReactNode) | undefined;
  renderGuestActions?: ((guest: Guest, departure: CardOf<Guest>) => ReactNode) | undefined;
  renderActs?: ((departure: CardOf<Guest>) => ReactNode) | undefined;
};

/** Shows a departure with its guests: large and in high contrast, for reading in sunlight. */
export function DepartureCard<Guest extends CrewGuestView>({
  departure,
  fold,
  renderActs,
  ...list
}: DepartureCardProps<Guest>) {
  const content = useId();
  const id = departureId(departure);
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-edge bg-card print:break-inside-avoid"
    >
      <DepartureHeading departure={departure} id={id} fold={fold} contentId={content} />
      {/* Prints folded guests too, because a printed button cannot unfold them. */}
      <div id={content} className={fold?.isOpen === false ? 'hidden print:block' : undefined}>
        {departure.guests.length > 0 && <Guests {...list} departure={departure} />}
        {renderActs?.({
          ...departure,
          guests: departure.guests.filter(({ left }) => left === undefined),
        })}
      </div>
    </section>
  );
}

/** Returns the departure's id on its page and in links to it. */
export function departureId({
  boat,
  mode,
  time,
}: Pick<CrewDepartureView, 'mode' | 'time'> & { boat: { id: string } }): string {
  return `departure-${boat.id}-${mode}-${time?.replace(':', '') ?? ''}`;
}

type GuestsProps<Guest extends CrewGuestView> = Omit<
  DepartureCardProps<Guest>,
  'fold' | 'renderActs'
>;

function Guests<Guest extends CrewGuestView>({
  departure,
  tick,
  isHeldBack,
  ownTicks,
  renderMore,
  renderGuestActions,
}: GuestsProps<Guest>) {
  return (
    <ul className="divide-y divide-line">
      {departure.guests.map((guest) => (
        <li
          key={guest.bookingId}
          className="px-4 py-4 print:break-inside-avoid sm:flex sm:items-start sm:justify-between sm:gap-6 sm:px-6"
        >
          <div className="min-w-0">
            <GuestEntry
              guest={guest}
              isHeldBack={isHeldBack}
              overruledBy={findOverrulingTick(guest, departure, ownTicks)}
              more={guest.left === undefined && renderMore?.(guest)}
              actions={guest.left === undefined && renderGuestActions?.(guest, departure)}
            />
          </div>
          <div className="mt-3 shrink-0 sm:mt-0">
            {/* Keeps the buttons of a called-off party that was already ticked. */}
            {(!guest.isCalledOff || getBoarding(guest.boarding).type === 'boarded') && (
              <BoardingButtons guest={guest} tick={tick(departure)} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
