import type { ReactNode } from 'react';
import type { AdminBoatView } from '#contract/admin/admin-boat-api.ts';
import type { Availability, Season } from '#domain/availability/availability.ts';
import { getFirstWeekday, listWeekdays } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import { DEFAULT_BUSY_MINUTES } from '#domain/availability/trip-times.ts';
import { NextDays } from '../../shared/calendar/next-days.tsx';
import { SailingCalendar } from '../../shared/calendar/sailing-calendar.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';

export function BoatSailing({ boat }: { boat: AdminBoatView }) {
  const t = useMessages('admin-boats');
  const sailing = useMessages('portal-sailing');
  const { describeLength, describeSeason, describeBlocks, formatTimes } = useSailingFormats();
  const { date } = useAdminFormats();
  const { availability, taken, tripMinutes, turnaroundMinutes } = boat;
  const today = useIslandNow().day;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-label={sailing.calendar}>
        <SailingCalendar availability={availability} taken={taken} today={today} />
      </section>
      <NextDays
        availability={availability}
        tripMinutes={tripMinutes}
        turnaroundMinutes={turnaroundMinutes}
        taken={taken}
      />
      <dl className="grid gap-4 sm:grid-cols-2 lg:col-span-2">
        <Rule name={t.tripLength}>{describeLength(boat)}</Rule>
        <Rule name={t.departures}>{formatTimes(availability.timeSlotsDefault)}</Rule>
        <Rule name={sailing.seasons}>
          <List items={availability.recurring.seasons.map(describeSeason)} />
        </Rule>
        <Rule name={sailing.blackoutDates}>
          <List items={availability.blackoutDates.map(date)} />
        </Rule>
        <Rule name={t.blocked}>
          <List items={describeBlocks(availability)} />
        </Rule>
      </dl>
    </div>
  );
}

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  const labels = useMessages('portal-labels');
  if (items.length === 0) return labels.nothing;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function useSailingFormats() {
  const t = useMessages('admin-boats');
  const { fromTo } = useMessages('admin-layout');
  const trips = useMessages('trips');
  const { date, language, time } = useAdminFormats();
  const formatTimes = (times: readonly string[]) => times.map(time).join(', ') || t.noTime;
  const length = (minutes: number) => formatTripLength(language, minutes, trips);
  return {
    formatTimes,
    /** Formats "High season: Dec 1, 2026 to Apr 15, 2027, Mon, Wed, Fri at 9:00 AM". */
    describeSeason: ({ name, start, end, weekdays, timeSlots, tripMinutes }: Season) => {
      const days = weekdays.map((weekday) => getWeekdayName(language, weekday)).join(', ');
      const span = fromTo(date(start), date(end));
      const season = t.seasonOf(name || t.season, span, days, formatTimes(timeSlots));
      return tripMinutes ? `${season}, ${length(tripMinutes)}` : season;
    },
    /** Formats "2.5 hours, and 30 minutes until the next trip". */
    describeLength: ({ tripMinutes, turnaroundMinutes: pause }: AdminBoatView) => {
      const long = tripMinutes ? length(tripMinutes) : t.unsaidLength(length(DEFAULT_BUSY_MINUTES));
      return pause ? t.untilNext(long, length(pause)) : long;
    },
    describeBlocks: ({ blocks }: Availability) =>
      blocks.map((block) => t.dayAt(date(block.date), formatTimes(block.times))),
  };
}

/** Formats a weekday, "Mon" or "lun."; 0 is Sunday. */
function getWeekdayName(language: Language, weekday: number): string {
  const place = (weekday - getFirstWeekday(language) + 7) % 7;
  return listWeekdays(language)[place]?.short ?? '';
}
