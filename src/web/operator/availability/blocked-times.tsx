import { Ban } from 'lucide-react';
import { useState } from 'react';
import { listSlots, type Availability } from '#domain/availability/availability.ts';
import { addMissingTripLengths, type Sailing } from '#domain/availability/trip-times.ts';
import { isDay, type Day, type Time } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../forms/form-field.tsx';
import { toggleBlock } from './availability-changes.ts';
import { RemovableChip } from './value-lists.tsx';

type BlockedTimesProps = { boat: Sailing; today: Day; onChange: (next: Availability) => void };

export function BlockedTimes({ boat, today, onChange }: BlockedTimesProps) {
  const t = useMessages('operator-availability');
  const labels = useMessages('portal-labels');
  const formats = useFormats();
  const { availability } = boat;
  const [day, setDay] = useState('');
  const toggle = (date: Day, time: Time) => onChange(toggleBlock(availability, date, time));
  const toCome = availability.blocks.filter((block) => block.date >= today);
  return (
    <div className="flex flex-col gap-3">
      {toCome.length > 0 && (
        <ul aria-label={t.blocked} className="flex flex-wrap gap-2">
          {toCome.flatMap(({ date, times }) =>
            times.map((time) => (
              <li key={`${date} ${time}`}>
                <RemovableChip
                  text={t.dayTime(formats.fullDay(date), formats.time(time))}
                  onRemove={() => toggle(date, time)}
                />
              </li>
            )),
          )}
        </ul>
      )}
      <TextField
        label={labels.day}
        type="date"
        min={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className="w-44"
      />
      {isDay(day) && <TimesOfDay boat={boat} day={day} today={today} onToggle={toggle} />}
    </div>
  );
}

type TimesOfDayProps = {
  boat: Sailing;
  day: Day;
  today: Day;
  onToggle: (day: Day, time: Time) => void;
};

function TimesOfDay({ boat, day, today, onToggle }: TimesOfDayProps) {
  const t = useMessages('operator-availability');
  const formats = useFormats();
  const { availability } = boat;
  const startOfDay = { day: today, time: '' };
  const times = listSlots({ ...availability, blocks: [] }, day, startOfDay);
  if (times.length === 0) return <p role="status">{t.nothingDeparts}</p>;
  const blocked = availability.blocks.filter(({ date }) => date === day).flatMap((b) => b.times);
  const open = listSlots(addMissingTripLengths(boat), day, startOfDay);
  const overlapping = times.filter((time) => !blocked.includes(time) && !open.includes(time));
  return (
    <>
      <div
        role="group"
        aria-label={t.blockTimes(formats.weekdayDay(day))}
        className="flex flex-wrap gap-2"
      >
        {times.map((time) => {
          const isBlocked = blocked.includes(time);
          return (
            <button
              key={time}
              type="button"
              aria-pressed={isBlocked}
              onClick={() => onToggle(day, time)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold',
                isBlocked
                  ? 'border-danger text-danger line-through'
                  : 'border-edge hover:border-ink',
              )}
            >
              {isBlocked && <Ban aria-hidden="true" className="size-4" />}
              {formats.time(time)}
              {isBlocked && <span className="sr-only">{t.isBlocked}</span>}
            </button>
          );
        })}
      </div>
      <p role="status" className="text-ink-soft">
        {overlapping.length > 0 && t.closedWithIt(overlapping.map(formats.time).join(', '))}
      </p>
    </>
  );
}
