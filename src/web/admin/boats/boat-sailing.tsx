import type { ReactNode } from 'react';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import type { Availability, Season } from '#domain/availability.ts';
import { formatTime } from '#domain/days.ts';
import { tripLength, USUAL_TRIP_MINUTES } from '#domain/trip-times.ts';
import { NextDays } from '../../booking-widgets/next-days.tsx';
import { SailingCalendar } from '../../booking-widgets/sailing-calendar.tsx';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { formatDate } from '../layout/admin-formatters.ts';

/** The boat's availability and sales. */
export function BoatSailing({ boat }: { boat: AdminBoatView }) {
  const { availability, taken, tripMinutes, turnaroundMinutes } = boat;
  const today = useIslandNow().day;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-label="Calendar">
        <SailingCalendar {...{ availability, taken, today }} />
      </section>
      <NextDays {...{ availability, tripMinutes, turnaroundMinutes, taken }} />
      <dl className="grid gap-4 sm:grid-cols-2 lg:col-span-2">
        <Rule name="Trip length">{lengthWords(boat)}</Rule>
        <Rule name="Departures on days opened by hand">
          {timesOf(availability.timeSlotsDefault)}
        </Rule>
        <Rule name="Seasons">
          <List items={availability.recurring.seasons.map(seasonWords)} />
        </Rule>
        <Rule name="Blackout dates">
          <List items={availability.blackoutDates.map(formatDate)} />
        </Rule>
        <Rule name="Blocked departures">
          <List items={blockWords(availability)} />
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
  if (items.length === 0) return 'None';
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "High season: Dec 1, 2026 to Apr 15, 2027, Mon, Wed, Fri at 9:00 AM" */
function seasonWords({ name, start, end, weekdays, timeSlots, tripMinutes }: Season): string {
  const days = weekdays.map((weekday) => weekdayNames[weekday]).join(', ');
  const words = `${name || 'Season'}: ${formatDate(start)} to ${formatDate(end)}, ${days} at ${timesOf(timeSlots)}`;
  return tripMinutes ? `${words}, ${tripLength(tripMinutes)}` : words;
}

/** "2.5 hours, and 30 minutes until the next trip" */
function lengthWords({ tripMinutes, turnaroundMinutes }: AdminBoatView): string {
  const length = tripMinutes
    ? tripLength(tripMinutes)
    : `Not said, counts as ${tripLength(USUAL_TRIP_MINUTES)}`;
  return turnaroundMinutes
    ? `${length}, and ${tripLength(turnaroundMinutes)} until the next trip`
    : length;
}

function blockWords({ blocks }: Availability): string[] {
  return blocks.map(({ date, times }) => `${formatDate(date)} at ${timesOf(times)}`);
}

function timesOf(times: readonly string[]): string {
  return times.map(formatTime).join(', ') || 'no time';
}
