import { describe, expect, test } from 'vitest';
import { toInstant } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';
import { computeLastRemindedDay, computeReminderMoment } from './reminders.ts';

const trip = { start: '2027-01-15', time: '09:00' };
const dayBefore = toInstant('2027-01-14', '10:00');
const departure = toInstant('2027-01-15', '09:00');

describe('the reminder before a trip', () => {
  test.each([
    ['bought days before gets its reminder at 10:00 on the day before', dayBefore - 1, dayBefore],
    ['bought at 10:00 on the day before gets its reminder immediately', dayBefore, dayBefore],
    [
      'bought after that gets its reminder two hours after the sale',
      dayBefore + 1,
      dayBefore + 1 + 2 * HOUR_MS,
    ],
    ['bought two hours before departure gets no reminder', departure - 2 * HOUR_MS, null],
  ])('a trip %s', (_, settledMs, moment) => {
    expect(computeReminderMoment({ ...trip, settledMs })).toBe(moment);
  });

  test('the reminder of a charter without a time is due on the day before', () => {
    expect(computeReminderMoment({ ...trip, time: null, settledMs: 0 })).toBe(dayBefore);
  });

  test.each([
    ['09:59', '2027-01-14'],
    ['10:00', '2027-01-15'],
  ])('at %s on January 14, the reminders of trips up to %s are due', (time, last) => {
    expect(computeLastRemindedDay(toInstant('2027-01-14', time))).toBe(last);
  });
});
