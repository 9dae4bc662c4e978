import { CalendarPlus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tidyAvailability } from '#domain/availability/availability-edits.ts';
import { defaultTimeSlots, type Availability } from '#domain/availability/availability.ts';
import type { Day } from '#domain/time/days.ts';
import type { Taken } from '#domain/departures/departures.ts';
import { localizePlainList } from '#i18n/formats/list-formats.ts';
import { findSlotClashes } from '#domain/availability/slot-clashes.ts';
import type { Sailing } from '#domain/availability/trip-times.ts';
import { NextDays } from '../../shared/calendar/next-days.tsx';
import { Notice } from '../../shared/acts/notice.tsx';
import { SailingCalendar } from '../../shared/calendar/sailing-calendar.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { addNextDays, toggleDay } from './availability-changes.ts';
import { BlockedTimes } from './blocked-times.tsx';
import { describeClash } from './describe-clash.ts';
import { SeasonList } from './season-list.tsx';
import { useConfirmedChange, type LabelledTrip } from './sold-trips.tsx';
import { BlackoutDates, TimeList } from './value-lists.tsx';

type AvailabilityTabProps = {
  boat: Sailing;
  taken: readonly Taken[];
  trips: readonly LabelledTrip[];
  error: string | undefined;
  onChange: (next: Availability) => void;
};

/** Edits availability on a calendar that also shows sales. */
export function AvailabilityTab({ boat, taken, trips, error, onChange }: AvailabilityTabProps) {
  const t = useMessages('operator-availability');
  const sailing = useMessages('portal-sailing');
  const { language, time } = useFormats();
  const { availability } = boat;
  const { day: today } = useIslandNow();
  const { change, confirmation } = useConfirmedChange(availability, trips, onChange);
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
      <Part title={t.slots} text={t.slotsText}>
        <TimeList
          label={t.slots}
          times={availability.timeSlotsDefault}
          emptyText={t.noSlots(localizePlainList(language, defaultTimeSlots.map(time)))}
          onChange={(timeSlotsDefault) => set({ timeSlotsDefault })}
        />
      </Part>
      <Part title={sailing.seasons} text={t.seasonsText}>
        <SeasonList
          seasons={availability.recurring.seasons}
          today={today}
          onChange={(seasons) => set({ recurring: { seasons } })}
        />
      </Part>
      <SlotClashes boat={boat} today={today} />
      <Part title={sailing.blackoutDates} text={t.blackoutsText}>
        <BlackoutDates
          dates={availability.blackoutDates}
          today={today}
          onChange={(blackoutDates) => change(tidyAvailability({ ...availability, blackoutDates }))}
        />
      </Part>
      <Part title={t.blocked} text={t.blockedText}>
        <BlockedTimes boat={boat} today={today} onChange={change} />
      </Part>
      {confirmation}
    </div>
  );
}

type ManualDaysProps = Pick<AvailabilityTabProps, 'taken' | 'onChange'> & {
  availability: Availability;
  today: Day;
};

function ManualDays({ availability, taken, today, onChange }: ManualDaysProps) {
  const t = useMessages('operator-availability');
  const sailing = useMessages('portal-sailing');
  const [status, setStatus] = useState('');
  const addNext = (count: number) => {
    onChange(addNextDays(availability, count, today));
    setStatus(t.daysOpen(count));
  };
  return (
    <section aria-label={sailing.calendar}>
      <SailingCalendar
        availability={availability}
        taken={taken}
        today={today}
        onToggle={(day) => onChange(toggleDay(availability, day, today))}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {[7, 30].map((count) => (
          <Button key={count} variant="secondary" size="small" onClick={() => addNext(count)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t.addDays(count)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {status}
      </p>
    </section>
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

const MAX_SHOWN = 6;

function SlotClashes({ boat, today }: { boat: Sailing; today: Day }) {
  const t = useMessages('operator-availability');
  const formats = useFormats();
  const clashes = findSlotClashes(boat, today).map((clash) => describeClash(t, formats, clash));
  const more = clashes.length - MAX_SHOWN;
  return (
    <div role="status" aria-label={t.clashes}>
      <ul className="flex flex-col gap-1">
        {clashes.slice(0, MAX_SHOWN).map((clash) => (
          <li key={clash} className="flex gap-2">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea" />
            {clash}
          </li>
        ))}
        {more > 0 && <li>{t.moreClashes(more)}</li>}
      </ul>
    </div>
  );
}
