import { Plus, Trash2 } from 'lucide-react';
import type { Season } from '#domain/availability/availability.ts';
import { addDays, type Day, isDay } from '#domain/time/days.ts';
import { getFirstWeekday, listWeekdays } from '#i18n/formats/language-formats.ts';
import { tripMinutesLimits } from '#domain/availability/trip-times.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../forms/form-field.tsx';
import { TimeList } from './value-lists.tsx';

type SeasonListProps = {
  seasons: readonly Season[];
  today: Day;
  onChange: (seasons: Season[]) => void;
};

export function SeasonList({ seasons, today, onChange }: SeasonListProps) {
  const t = useMessages('operator-availability');
  const add = () => onChange([...seasons, newSeason(today)]);
  return (
    <div className="flex flex-col gap-4">
      {seasons.map((season, index) => (
        <SeasonFields
          key={index}
          name={season.name || t.season(index + 1)}
          season={season}
          onChange={(changed) => onChange(seasons.toSpliced(index, 1, changed))}
          onRemove={() => onChange(seasons.toSpliced(index, 1))}
        />
      ))}
      <Button variant="secondary" onClick={add} className="self-start">
        <Plus aria-hidden="true" className="size-4" />
        {t.addSeason}
      </Button>
    </div>
  );
}

const USUAL_LENGTH_DAYS = 90;

function newSeason(today: Day): Season {
  const end = addDays(today, USUAL_LENGTH_DAYS);
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  return { name: '', start: today, end, weekdays: everyDay, timeSlots: ['09:00'] };
}

type SeasonFieldsProps = {
  name: string;
  season: Season;
  onChange: (season: Season) => void;
  onRemove: () => void;
};

function SeasonFields({ name, season, onChange, onRemove }: SeasonFieldsProps) {
  const t = useMessages('operator-availability');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const isBackwards = season.end < season.start;
  const set = (part: Partial<Season>) => onChange({ ...season, ...part });
  return (
    <fieldset className="min-w-0 rounded-field border border-line p-4">
      <legend className="px-1 font-semibold wrap-anywhere">{name}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t.seasonName}
          value={season.name}
          maxLength={80}
          placeholder={t.seasonExample}
          onChange={({ target }) => set({ name: target.value })}
        />
        <DayField label={t.firstDay} value={season.start} onChange={(start) => set({ start })} />
        <DayField
          label={labels.lastDay}
          value={season.end}
          error={isBackwards ? t.isBackwards : null}
          onChange={(end) => set({ end })}
        />
      </div>
      <WeekdayFields
        chosen={season.weekdays}
        onToggle={(weekday) => set({ weekdays: toggled(season.weekdays, weekday) })}
      />
      <TripLengthField season={season} set={set} />
      <div className="mt-3">
        <TimeList
          label={t.timesOf(name)}
          times={season.timeSlots}
          emptyText={t.noTimes}
          onChange={(timeSlots) => set({ timeSlots })}
        />
      </div>
      <Button variant="ghost" size="small" onClick={onRemove} className="mt-3 -ml-3">
        <Trash2 aria-hidden="true" className="size-4" />
        {actionMessages.removeOf(name)}
      </Button>
    </fieldset>
  );
}

type TripLengthFieldProps = { season: Season; set: (part: Partial<Season>) => void };

function TripLengthField({ season, set }: TripLengthFieldProps) {
  const t = useMessages('operator-availability');
  return (
    <TextField
      label={t.tripLength}
      type="number"
      inputMode="numeric"
      min={tripMinutesLimits.min}
      max={tripMinutesLimits.max}
      hint={t.tripLengthHint}
      value={season.tripMinutes ?? ''}
      onChange={({ target: { value } }) =>
        set({ tripMinutes: value === '' ? undefined : Number(value) })
      }
      className="mt-4 max-w-80"
    />
  );
}

type WeekdayFieldsProps = { chosen: readonly number[]; onToggle: (weekday: number) => void };

/** Starts with the first weekday of the language; 0 is Sunday. */
function WeekdayFields({ chosen, onToggle }: WeekdayFieldsProps) {
  const t = useMessages('operator-availability');
  const language = useLanguage();
  const first = getFirstWeekday(language);
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-semibold">{t.weekdays}</legend>
      <div className="flex flex-wrap gap-x-5">
        {listWeekdays(language).map(({ short, long }, nth) => {
          const weekday = (first + nth) % 7;
          return (
            <CheckboxField
              key={weekday}
              label={
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              }
              checked={chosen.includes(weekday)}
              onChange={() => onToggle(weekday)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function toggled(days: readonly number[], weekday: number): number[] {
  return days.includes(weekday)
    ? days.filter((kept) => kept !== weekday)
    : [...days, weekday].toSorted((one, other) => one - other);
}

type DayFieldProps = {
  label: string;
  value: Day;
  error?: string | null;
  onChange: (day: Day) => void;
};

/** Commits on blur, because a half-typed year is a valid date too. */
function DayField({ label, value, error, onChange }: DayFieldProps) {
  return (
    <TextField
      key={value}
      label={label}
      type="date"
      defaultValue={value}
      error={error}
      onBlur={({ target }) => {
        if (!isDay(target.value)) target.value = value;
        else if (target.value !== value) onChange(target.value);
      }}
    />
  );
}
