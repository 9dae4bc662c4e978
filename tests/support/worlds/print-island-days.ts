/** Prints results of the rules for days and times; a test runs this script in several time zones. */
import { listSlots, listSlotsByDay, suggestDays } from '#domain/availability/availability.ts';
import { noFilters } from '#domain/search/boat-filters.ts';
import { searchBoats } from '#domain/search/boat-search.ts';
import {
  addDays,
  countDaysBetween,
  listMonthDays,
  formatFullDay,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekdayDay,
  isDay,
  toInstant,
  toIslandNow,
  computeWeekday,
} from '#domain/time/days.ts';
import { computeReservationEnd } from '#domain/bookings/hold-ends.ts';
import { decideTrip, type BoatForSale } from '#domain/bookings/trips.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const season = {
  name: 'All year',
  start: '2026-01-01',
  end: '2027-12-31',
  weekdays,
  timeSlots: ['23:30', '00:15'],
};
const boat: BoatForSale & { type: string; port: string } = {
  type: 'Catamaran',
  port: 'sxm-marigot',
  tripType: 'both',
  capacity: 8,
  pricePerSeatCents: 9550,
  charterPriceCents: 80_000,
  availability: {
    manualDays: ['2026-03-08', '2026-11-01'],
    blackoutDates: ['2026-03-29'],
    timeSlotsDefault: [],
    recurring: { seasons: [season] },
    blocks: [{ date: '2026-10-25', times: ['00:15'] }],
  },
  taken: [],
};

/** Instants around midnight on the island and elsewhere, on days with clock changes elsewhere and on a leap day. */
const instants = [
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2027-01-01',
  '2028-02-29',
].flatMap((day) =>
  [0, 2, 3.99, 4, 10, 12, 16, 23.99].map(
    (hour) => Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000,
  ),
);

for (const instant of instants) {
  const now = toIslandNow(instant);
  const input = {
    mode: 'charter' as const,
    start: now.day,
    end: addDays(now.day, 2),
    groupSize: 2,
  };
  const say = [
    instant,
    now,
    toInstant(now.day, now.time),
    computeWeekday(now.day),
    isDay(now.day),
    countDaysBetween('2026-01-01', now.day),
    listMonthDays(now.day.slice(0, 7)).length,
    [formatWeekdayDay(now.day), formatFullDay(now.day), formatShortDay(now.day)],
    [formatMonth(now.day.slice(0, 7)), formatTime(now.time)],
    listSlots(boat.availability, now.day, now),
    [...listSlotsByDay(boat.availability, now.day.slice(0, 7), now)].length,
    suggestDays(now.day, (day) => listSlots(boat.availability, day, now).length > 1),
    searchBoats([boat], { ...noFilters, date: now.day }, now).length,
    computeReservationEnd(instant, { start: addDays(now.day, 1), time: '00:15' }),
    decideTrip(boat, { ...input, time: '23:30' }, now),
  ];
  process.stdout.write(`${JSON.stringify(say)}\n`);
}
