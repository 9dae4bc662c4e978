import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addDays, getMonth, isDay } from '#domain/time/days.ts';
import { TextField } from '../../forms/form-field.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button, getButtonClasses } from '../../ui/button.tsx';
import {
  buildScheduleAddress,
  MIN_SCHEDULE_YEAR,
  scheduleViews,
  type ScheduleChoice,
  type ScheduleRange,
} from './schedule-address.ts';

type ScheduleHeaderProps = { choice: ScheduleChoice; range: ScheduleRange };

export function ScheduleHeader({ choice, range }: ScheduleHeaderProps) {
  const t = useMessages('operator-schedule');
  const labels = useMessages('portal-labels');
  const day = useMessages('operator-day');
  const { date, month, shortDay } = useFormats();
  const last = addDays(range.from, range.days - 1);
  return (
    <div className="flex flex-col gap-4">
      <Link
        href={portalPaths.operatorDashboard()}
        className="text-link inline-flex min-h-10 items-center gap-1.5 self-start print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {labels.dashboard}
      </Link>
      <h1 className="page-title first-letter:uppercase">
        {choice.view === 'month'
          ? month(getMonth(range.from))
          : t.range(shortDay(range.from), date(last))}
      </h1>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <Turner choice={choice} range={range} />
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <DateField choice={choice} />
          <ViewSwitch choice={choice} />
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {day.print}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Turner({ choice, range }: ScheduleHeaderProps) {
  const t = useMessages('operator-schedule');
  const labels = useMessages('portal-labels');
  const { view, boatIds } = choice;
  const isWeek = view === 'week';
  const buildWeekAddress = (count: number) =>
    buildScheduleAddress({ ...choice, from: addDays(range.from, count * 7) });
  return (
    <nav aria-label={isWeek ? t.weeks : t.views.month} className="flex flex-wrap gap-1.5">
      {isWeek && (
        <Link href={buildWeekAddress(-1)} aria-label={t.previousWeek} className={small}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Link>
      )}
      <Link href={buildScheduleAddress({ view, boatIds })} className={small}>
        {isWeek ? t.thisWeek : labels.today}
      </Link>
      {isWeek && (
        <Link href={buildWeekAddress(1)} aria-label={t.nextWeek} className={small}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}

function ViewSwitch({ choice }: { choice: ScheduleChoice }) {
  const t = useMessages('operator-schedule');
  return (
    <nav aria-label={t.view} className="flex gap-1.5">
      {scheduleViews.map((view) => (
        <Link
          key={view}
          href={buildScheduleAddress({ ...choice, view })}
          aria-current={view === choice.view ? 'page' : undefined}
          className={
            view === choice.view
              ? `${getButtonClasses({ size: 'small' })} highlighted`
              : getButtonClasses({ variant: 'secondary', size: 'small' })
          }
        >
          {t.views[view]}
        </Link>
      ))}
    </nav>
  );
}

function DateField({ choice }: { choice: ScheduleChoice }) {
  const t = useMessages('operator-schedule');
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(choice.from);
  const [known, setKnown] = useState(choice.from);
  // Updates the field when the links beside it change the date.
  if (known !== choice.from) {
    setKnown(choice.from);
    setTyped(choice.from);
  }
  return (
    <TextField
      label={t.goTo}
      type="date"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (isDay(value) && value >= MIN_SCHEDULE_YEAR) {
          navigate(buildScheduleAddress({ ...choice, from: value }));
        }
      }}
    />
  );
}

const small = getButtonClasses({ variant: 'secondary', size: 'small' });
