import { Plus } from 'lucide-react';
import type { ScheduleBoatView } from '#contract/operator/schedule-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { computeWeekday, type Day } from '#domain/time/days.ts';
import { getFirstWeekday, listWeekdays } from '#i18n/formats/language-formats.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BusyNotes, WindMark, type Forecasts } from './day-notes.tsx';
import type { OpenSchedule } from './dialogs/opened-dialog.ts';
import { computeDayTotals, findScheduleDay, listSlots } from './schedule-slots.ts';
import { SlotButton } from './slot-button.tsx';
import type { WeekProps } from './week-table.tsx';

/**
 * Shows a week on a narrow screen: one day after another, below a strip with a link to each day. Omits past days that
 * have no departure, so that today is on the first screen.
 */
export function WeekAgenda({ days, boats, forecasts, onOpen }: WeekProps) {
  const t = useMessages('operator-schedule');
  const { day: today } = useIslandNow();
  const listed = days.filter(
    (day) => day >= today || boats.some((boat) => findScheduleDay(boat, day)),
  );
  return (
    <div className="flex flex-col gap-6">
      <WeekStrip days={days} listed={listed} boats={boats} />
      {listed.length === 0 && <p className="text-ink-soft">{t.noneThatDay}</p>}
      {listed.map((day) => (
        <AgendaDay
          key={day}
          day={day}
          boats={boats}
          forecast={forecasts.get(day)}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

type WeekStripProps = Pick<WeekProps, 'days' | 'boats'> & {
  /** The days that the agenda lists. All other days link to their own page. */
  listed: readonly Day[];
};

function WeekStrip({ days, listed, boats }: WeekStripProps) {
  const localizeAddress = useAddress();
  const t = useMessages('operator-schedule');
  const { language, weekdayDay } = useFormats();
  const { day: today } = useIslandNow();
  const names = listWeekdays(language);
  const first = getFirstWeekday(language);
  return (
    <nav aria-label={t.days} className="grid grid-cols-7 gap-1">
      {days.map((day) => {
        const { seatsSold } = computeDayTotals(boats, day);
        return (
          <a
            key={day}
            href={
              listed.includes(day)
                ? `#${buildAgendaId(day)}`
                : localizeAddress(portalPaths.operatorDay({ date: day }))
            }
            aria-current={day === today ? 'date' : undefined}
            className={classNames(
              'flex flex-col items-center rounded-field border py-1.5 text-sm leading-tight text-ink no-underline hover:border-ink',
              day === today ? 'border-sea font-bold' : 'border-line',
            )}
          >
            <span className="sr-only">{weekdayDay(day)}</span>
            <span aria-hidden="true" className="text-xs">
              {names[(computeWeekday(day) - first + 7) % 7]?.short}
            </span>
            <span aria-hidden="true" className="tabular-nums">
              {Number(day.slice(8))}
            </span>
            <span
              aria-hidden="true"
              className={classNames('mt-1 size-1.5 rounded-full', seatsSold > 0 && 'mark')}
            />
          </a>
        );
      })}
    </nav>
  );
}

type AgendaDayProps = {
  day: Day;
  boats: readonly ScheduleBoatView[];
  forecast: ReturnType<Forecasts['get']>;
  onOpen: OpenSchedule;
};

function AgendaDay({ day, boats, forecast, onOpen }: AgendaDayProps) {
  const t = useMessages('operator-schedule');
  const labels = useMessages('portal-labels');
  const { weekdayDay } = useFormats();
  const { day: today } = useIslandNow();
  const id = buildAgendaId(day);
  const name = weekdayDay(day);
  const sailing = boats.filter((boat) => findScheduleDay(boat, day));
  const [only] = boats.length === 1 ? boats : [];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-lg font-bold outline-none">
          {name}
        </h2>
        {day === today && <Badge>{labels.today}</Badge>}
        <WindMark forecast={forecast} />
      </div>
      {sailing.length === 0 && (
        <p className="text-ink-soft in-[[aria-busy=true]]:invisible">{t.noneThatDay}</p>
      )}
      {sailing.map((boat) => (
        <AgendaBoat key={boat.id} boat={boat} day={day} isNamed={!only} onOpen={onOpen} />
      ))}
      <div className="flex flex-wrap gap-2">
        {day >= today && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onOpen({ type: 'cell', boat: only ?? null, date: day })}
          >
            <Plus aria-hidden="true" className="size-4" />
            <span>
              {t.addOrClose}
              <span className="sr-only">{t.onDay(name)}</span>
            </span>
          </Button>
        )}
        <ButtonLink href={portalPaths.operatorDay({ date: day })} variant="ghost" size="small">
          <span>
            {t.openDay}
            <span className="sr-only">{t.onDay(name)}</span>
          </span>
        </ButtonLink>
      </div>
    </section>
  );
}

type AgendaBoatProps = {
  boat: ScheduleBoatView;
  day: Day;
  isNamed: boolean;
  onOpen: OpenSchedule;
};

function AgendaBoat({ boat, day, isNamed, onOpen }: AgendaBoatProps) {
  const found = findScheduleDay(boat, day);
  return (
    <div className="flex flex-col gap-1.5">
      {isNamed && <h3 className="font-semibold wrap-anywhere">{boat.name}</h3>}
      <ul className="flex flex-col gap-1.5">
        {listSlots(found).map((slot) => (
          <li key={slot.key}>
            <SlotButton
              slot={slot}
              boatName={boat.name}
              date={day}
              onClick={() => onOpen({ type: 'slot', boat, date: day, key: slot.key })}
              className="min-h-12 px-4 py-2 text-base"
            />
          </li>
        ))}
      </ul>
      {found && <BusyNotes busy={found.busy} />}
    </div>
  );
}

function buildAgendaId(day: Day): string {
  return `agenda-${day}`;
}
