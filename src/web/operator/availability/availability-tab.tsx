import { type ReactNode, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { tidyAvailability } from '#domain/availability-edits.ts';
import type { Availability } from '#domain/availability.ts';
import type { Day } from '#domain/days.ts';
import type { Taken } from '#domain/departures.ts';
import { slotClashes } from '#domain/slot-clashes.ts';
import type { Sailing } from '#domain/trip-times.ts';
import { NextDays } from '../../booking-widgets/next-days.tsx';
import { Notice } from '../../booking-widgets/notice.tsx';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { tripsLeftBehind } from './availability-changes.ts';
import { BlackoutDates } from './blackout-dates.tsx';
import { BlockedTimes } from './blocked-times.tsx';
import { ManualDays } from './manual-days.tsx';
import { SeasonList } from './season-list.tsx';
import type { NamedTrip } from './sold-trips.ts';
import { TimeSlotList } from './time-slot-list.tsx';

type AvailabilityTabProps = {
  availability: Availability;
  /** Trip length and turnaround. */
  lengths: Omit<Sailing, 'availability'>;
  taken: readonly Taken[];
  trips: readonly NamedTrip[];
  /** The form's validation error. */
  error: string | undefined;
  onChange: (next: Availability) => void;
};

/** The availability editor, with sales shown on the same calendar. */
export function AvailabilityTab({
  availability,
  lengths,
  taken,
  trips,
  error,
  onChange,
}: AvailabilityTabProps) {
  const { day: today } = useIslandNow();
  const { change, question, answer } = useConfirmedChange(availability, trips, onChange);
  const boat = { availability, ...lengths };
  const set = (part: Partial<Availability>) => change({ ...availability, ...part });
  return (
    <div className="flex flex-col gap-8">
      {error && (
        <Notice role="alert">
          <p>{error}</p>
        </Notice>
      )}
      <div className="grid items-start gap-8 md:grid-cols-2">
        <ManualDays availability={availability} taken={taken} today={today} onChange={change} />
        <NextDays {...boat} taken={taken} />
      </div>
      <Part title="Time slots" text="The departures of every day you open on the calendar.">
        <TimeSlotList
          label="Time slots"
          times={availability.timeSlotsDefault}
          emptyWords="None of your own: 9:00 AM and 2:00 PM are offered."
          onChange={(timeSlotsDefault) => set({ timeSlotsDefault })}
        />
      </Part>
      <Part title="Seasons" text="Weeks in which the boat sails on the same weekdays.">
        <SeasonList
          seasons={availability.recurring.seasons}
          today={today}
          onChange={(seasons) => set({ recurring: { seasons } })}
        />
      </Part>
      <SlotClashes boat={boat} today={today} />
      <Part
        title="Blackout dates"
        text="Days on which the boat stays in port, whatever else is set."
      >
        <BlackoutDates
          dates={availability.blackoutDates}
          today={today}
          onChange={(blackoutDates) => change(tidyAvailability({ ...availability, blackoutDates }))}
        />
      </Part>
      <Part
        title="Blocked times"
        text="Single departures that do not sail. The boat is kept free as long as they would take."
      >
        <BlockedTimes boat={boat} today={today} onChange={change} />
      </Part>
      {question && <LeavesTripsBehind question={question} onAnswer={answer} />}
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-6">
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

type LeavesTripsBehindProps = { question: Question; onAnswer: (isYes: boolean) => void };

function LeavesTripsBehind({ question, onAnswer }: LeavesTripsBehindProps) {
  return (
    <ConfirmDialog
      title="Trips are booked then"
      confirmLabel="Remove anyway"
      cancelLabel="Keep as it is"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>These bookings stay sold, although the departure is no longer on offer:</p>
      <ul className="my-3 ml-5 list-disc text-ink">
        {question.trips.map((trip) => (
          <li key={trip.id}>{trip.words}</li>
        ))}
      </ul>
      <p>Please sail these trips, or tell the guests and contact us about a refund.</p>
    </ConfirmDialog>
  );
}

/** A pending change that would take sold trips off the calendar. */
type Question = { next: Availability; trips: NamedTrip[] };

/** Changes availability, after a confirmation when sold trips lose their departure. */
function useConfirmedChange(
  availability: Availability,
  trips: readonly NamedTrip[],
  onChange: (next: Availability) => void,
) {
  const now = useIslandNow();
  const [question, setQuestion] = useState<Question | null>(null);
  const change = (next: Availability) => {
    const left = tripsLeftBehind(availability, next, trips, now);
    if (left.length > 0) setQuestion({ next, trips: left });
    else onChange(next);
  };
  const answer = (isYes: boolean) => {
    if (isYes && question) onChange(question.next);
    setQuestion(null);
  };
  return { change, question, answer };
}

const MOST_SHOWN = 6;

/** Warnings about overlapping departures. */
function SlotClashes({ boat, today }: { boat: Sailing; today: Day }) {
  const clashes = slotClashes(boat, today);
  const more = clashes.length - MOST_SHOWN;
  return (
    <div role="status" aria-label="Departures that overlap">
      <ul className="flex flex-col gap-1">
        {clashes.slice(0, MOST_SHOWN).map((words) => (
          <li key={words} className="flex gap-2">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea" />
            {words}
          </li>
        ))}
        {more > 0 && <li>{`And ${more} more like these.`}</li>}
      </ul>
    </div>
  );
}
