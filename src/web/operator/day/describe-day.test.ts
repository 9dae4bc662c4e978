import { expect, test } from 'vitest';
import t from '#locales/portal/operator/trips/operator-day.en.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { formatAge, departureTime, describeOverruled, describeSold } from './describe-day.ts';

const en = createFormats('en');
const answered = '2026-12-04T13:12:00Z';
const after = (minutes: number) =>
  formatAge(t, en, { answeredAt: answered, nowMs: Date.parse(answered) + minutes * 60_000 });

test('a day shown offline says how long ago it was loaded', () => {
  expect([after(-3), after(0), after(1), after(59)]).toEqual([
    ...['just now', 'just now', '1 minute ago', '59 minutes ago'],
  ]);
  expect(after(60)).toBe('1 hour ago, Dec 4, 9:12 AM');
  expect(after(200)).toBe('3 hours ago, Dec 4, 9:12 AM');
});

test('the sold seats of a departure are described', () => {
  const departure = { boat: { id: 'a', name: 'Heron' }, time: null, capacity: 8, seatsSold: 6 };
  expect(departureTime(t, en, departure)).toBe('All day');
  expect(describeSold(t, { ...departure, mode: 'perSeat', guests: [] })).toBe(
    '6 of 8 seats booked',
  );
  const guests = [{ day: 2, days: 3 }] as never;
  expect(describeSold(t, { ...departure, mode: 'charter', guests })).toBe(
    'Private charter for 6, day 2 of 3',
  );
});

test('a tick that another phone has overruled is described with the time of the change', () => {
  const act = { id: 'a', guests: 3, at: answered, receivedAt: null, by: 'crew' } as const;
  expect(describeOverruled(t, en, { ...act, kind: 'boarded' })).toBe(
    'Changed to 3 checked in on another phone at 9:12 AM',
  );
  expect(describeOverruled(t, en, { ...act, kind: 'absent', guests: null })).toBe(
    'Changed to no-show on another phone at 9:12 AM',
  );
  const ahead = { ...act, at: '2031-01-01T00:00:00Z', receivedAt: answered };
  expect(describeOverruled(t, en, { ...ahead, kind: 'undone', guests: null })).toBe(
    'Undone on another phone at 9:12 AM',
  );
});
