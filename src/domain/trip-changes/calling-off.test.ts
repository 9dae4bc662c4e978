import { expect, test } from 'vitest';
import { isCalledOff, buildDayScope, type CallOffScope } from './calling-off.ts';
import { toInstant } from '../time/days.ts';

const DAY = '2026-12-04';
const at = (time: string, day = DAY) => toInstant(day, time);
const morning = { mode: 'perSeat' as const, start: DAY, end: DAY, time: '09:00', tripMinutes: 240 };
const charter = { ...morning, mode: 'charter' as const, time: null, end: '2026-12-05' };

test.each<
  [what: string, trip: typeof morning | typeof charter, CallOffScope, now: number, boolean]
>([
  ['a trip of the day, before it leaves', morning, buildDayScope(DAY), at('07:00'), true],
  ['a trip under way', morning, buildDayScope(DAY), at('12:59'), true],
  ['a trip that is back', morning, buildDayScope(DAY), at('13:00'), false],
  [
    'a charter on its last day',
    charter,
    buildDayScope('2026-12-05'),
    at('20:00', '2026-12-05'),
    true,
  ],
  [
    'a charter that is over',
    charter,
    buildDayScope('2026-12-05'),
    at('00:00', '2026-12-06'),
    false,
  ],
  [
    'a trip at another time',
    morning,
    { from: at('13:00'), until: at('18:00') },
    at('07:00'),
    false,
  ],
  [
    'a trip of the given departure, even after it left',
    morning,
    { day: DAY, time: '09:00' },
    at('14:00'),
    true,
  ],
  ['a trip of another departure', morning, { day: DAY, time: '14:00' }, at('07:00'), false],
  [
    'a charter if a single departure is given',
    charter,
    { day: DAY, time: '09:00' },
    at('07:00'),
    false,
  ],
])('a call-off includes %s: $4', (_, trip, scope, now, expected) => {
  expect(isCalledOff(trip, scope, now)).toBe(expected);
});
