import type { SeedAccount, SeedEvent } from '../accounts/account-seeding.ts';
import { secondsAt, type When } from '../events/event-times.ts';

const home = 'America/Puerto_Rico';
const amsterdam = 'Europe/Amsterdam';
const newYork = 'America/New_York';

/** Weekly, with one occurrence excluded, one moved to the next day and one cancelled. */
const breakfast: SeedEvent = {
  title: 'Team breakfast',
  when: between('2026-10-06', '07:30', '08:30'),
  recurrence: ['RRULE:FREQ=WEEKLY;COUNT=26', 'EXDATE:20261027T113000Z'],
  occurrences: [
    { key: '20261103T113000Z', when: between('2026-11-04', '11:00', '12:00') },
    { key: '20261110T113000Z', status: 'cancelled' },
  ],
};

export const sampleAccounts: SeedAccount[] = [
  {
    email: 'ana@work.test',
    provider: 'google',
    name: 'Ana Silva',
    calendars: [
      {
        name: 'Ana’s week',
        events: [
          { title: 'Stocktaking', when: between('2026-10-21', '08:00', '10:00') },
          { title: 'Reading', when: between('2026-10-22', '12:00', '18:00'), busy: false },
          {
            title: 'Photo shoot',
            when: between('2026-10-24', '09:00', '17:00'),
            status: 'cancelled',
          },
          {
            title: 'Call with the workshop in Amsterdam',
            when: between('2026-10-25', '15:00', '16:00', amsterdam),
          },
          {
            title: 'Conference',
            when: { object: 'datespan', start_date: '2026-10-28', end_date: '2026-10-30' },
          },
          breakfast,
          {
            title: 'Weekly call with New York',
            when: between('2026-10-13', '09:00', '09:30', newYork),
            recurrence: ['RRULE:FREQ=WEEKLY'],
          },
          {
            // The clocks in New York change on this night.
            title: 'Night shift with New York',
            when: timespan(
              secondsAt('2026-10-31', '22:00', newYork),
              secondsAt('2026-11-01', '08:00', newYork),
              newYork,
            ),
          },
        ],
      },
      { name: 'Family', events: [] },
      { name: 'Team rota', isReadOnly: true, events: [] },
    ],
  },
  {
    email: 'ben@work.test',
    provider: 'microsoft',
    name: 'Ben Okafor',
    calendars: [
      { name: 'Calendar', events: [] },
      { name: 'Errands', events: [] },
    ],
  },
];

function between(day: string, from: string, to: string, zone = home): When {
  return timespan(secondsAt(day, from, zone), secondsAt(day, to, zone), zone);
}

function timespan(start: number, end: number, zone: string): When {
  return {
    object: 'timespan',
    start_time: start,
    end_time: end,
    start_timezone: zone,
    end_timezone: zone,
  };
}
