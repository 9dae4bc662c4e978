import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Link } from 'wouter';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button, getButtonClasses } from '../../ui/button.tsx';
import { CsvDownload } from '../dashboard/csv-download.tsx';
import { describeBoarded } from './boarding/boarding-merge.ts';
import { dayFile } from './day-file.ts';

type DayHeaderProps = { date: Day; view: OperatorDayView | undefined };

export function DayHeader({ date, view }: DayHeaderProps) {
  const t = useMessages('operator-day');
  const labels = useMessages('portal-labels');
  const bookings = useMessages('operator-bookings');
  const trips = useMessages('trips');
  const { fullDay, shortWeekday } = useFormats();
  const { day: today } = useIslandNow();
  const hasGuests = view?.departures.some(({ guests }) => guests.length > 0) ?? false;
  return (
    <div className="flex flex-col gap-4">
      <WaysUp date={date} />
      <div>
        <h1 className="page-title">{fullDay(date)}</h1>
        {view && (
          <p className="mt-2 text-lg text-ink-soft">
            {date === today && `${t.isToday} `}
            {describeBoarded(t, view.departures)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 print:hidden">
        <nav aria-label={t.days} className="flex flex-wrap gap-1.5">
          <Link href={dayAddress(addDays(date, -1))} className={small}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {shortWeekday(addDays(date, -1))}
          </Link>
          {date !== today && (
            <Link href={dayAddress(today)} className={small}>
              {labels.today}
            </Link>
          )}
          <Link href={dayAddress(addDays(date, 1))} className={small}>
            {shortWeekday(addDays(date, 1))}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        </nav>
        {view && (
          <div className="flex flex-wrap gap-1.5">
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t.print}
            </Button>
            <CsvDownload
              fileName={`guests-${date}.csv`}
              read={() => dayFile(view, { t, bookings, trips })}
              disabled={!hasGuests}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function WaysUp({ date }: { date: Day }) {
  const labels = useMessages('portal-labels');
  const { titles } = useMessages('portal-shared');
  return (
    <div className="flex gap-6 print:hidden">
      <Link href={portalPaths.operatorDashboard()} className={upwards}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {labels.dashboard}
      </Link>
      <Link href={`${portalPaths.operatorSchedule()}?from=${date}`} className={upwards}>
        {titles.schedule}
      </Link>
    </div>
  );
}

const upwards = 'text-link inline-flex min-h-10 items-center gap-1.5';
const small = `${getButtonClasses({ variant: 'secondary', size: 'small' })} max-sm:px-3`;

function dayAddress(date: Day): string {
  return portalPaths.operatorDay({ date });
}
