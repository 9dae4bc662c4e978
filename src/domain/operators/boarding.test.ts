import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeActTime,
  capBoarded,
  getBoarding,
  boardingKinds,
  decideAct,
  isNoShow,
  findNewestAct,
  findOverrulingAct,
  type BoardingAct,
} from './boarding.ts';

const instant = fc
  .integer({ min: 0, max: 20 })
  .map((minute) => new Date(Date.UTC(2026, 11, 4, 13, minute)).toISOString());
const act: fc.Arbitrary<BoardingAct> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...boardingKinds),
    count: fc.integer({ min: 1, max: 12 }),
    at: instant,
    receivedAt: fc.option(instant),
  })
  .map(({ count, ...each }) => ({ ...each, guests: each.kind === 'boarded' ? count : null }));
/** Ids are unique. */
const acts = fc.uniqueArray(act, { selector: ({ id }) => id, maxLength: 12 });

describe('boarding ticks of several phones', () => {
  test('boarding ticks give the same result in any order, even if some arrive repeatedly', () => {
    const shuffled = acts.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length * 3 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([all, again]) => {
        expect(findNewestAct(again)).toEqual(findNewestAct(all));
      }),
      { numRuns: 2000 },
    );
  });

  test('two phones’ ticks merge to the same result in any order', () => {
    const newest = (...known: readonly (BoardingAct | null)[]) =>
      findNewestAct(known.filter((each) => each !== null));
    fc.assert(
      fc.property(acts, fc.integer({ min: 0, max: 12 }), (all, cut) => {
        const one = all.slice(0, cut);
        const other = all.slice(cut);
        expect(newest(findNewestAct(one), findNewestAct(other))).toEqual(findNewestAct(all));
        expect(newest(findNewestAct(other), ...one)).toEqual(findNewestAct(all));
      }),
      { numRuns: 2000 },
    );
  });

  test('the newest tick is null only without ticks, and has the latest time if all clocks are right', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const newest = findNewestAct(all);
        expect(all.length === 0).toBe(newest === null);
        const honest = all.map((each) => ({ ...each, receivedAt: null }));
        const last = all
          .map(({ at }) => at)
          .toSorted()
          .at(-1);
        expect(findNewestAct(honest)?.at).toBe(last);
      }),
    );
  });
});

test('a new tick overrules the ticks on the screen even if the phones’ clocks are wrong', () => {
  fc.assert(
    fc.property(acts, act, instant, (all, next, now) => {
      const mine = {
        ...next,
        at: computeActTime(findNewestAct(all), Date.parse(now)),
        receivedAt: null,
      };
      expect(findNewestAct([...all, mine])).toBe(mine);
    }),
  );
});

const tick = (changes: Partial<BoardingAct>): BoardingAct => ({
  id: 'a',
  kind: 'boarded',
  guests: 4,
  at: '2026-12-04T13:00:00Z',
  receivedAt: null,
  ...changes,
});

test('a phone whose clock is ahead does not overrule all later ticks', () => {
  const ahead = tick({ at: '2031-01-01T00:00:00Z', receivedAt: '2026-12-04T13:01:00Z' });
  const later = tick({ id: 'b', kind: 'absent', guests: null, at: '2026-12-04T13:02:00Z' });
  expect(findNewestAct([ahead, later])).toBe(later);
  const second = { ...ahead, id: '0', kind: 'undone', at: '2031-01-01T00:00:09Z' } as const;
  expect(findNewestAct([second, ahead])).toBe(second);
});

test('a tick from another phone overrules this phone’s tick if they differ', () => {
  const mine = tick({ id: 'mine', guests: 4 });
  const theirs = tick({ id: 'theirs', guests: 3, at: '2026-12-04T13:02:00Z' });
  expect(findOverrulingAct(theirs, [mine])).toBe(theirs);
  expect(findOverrulingAct(theirs, [])).toBeNull();
  expect(findOverrulingAct(mine, [mine])).toBeNull();
  expect(findOverrulingAct({ ...theirs, guests: 4 }, [mine])).toBeNull();
  const again = tick({ id: 'again', kind: 'undone', guests: null, at: '2026-12-04T13:03:00Z' });
  expect(findOverrulingAct(findNewestAct([theirs, again]), [mine, again])).toBeNull();
});

test('a tick counts at most the guests that are still booked', () => {
  const act = { id: 'a', kind: 'boarded', guests: 4, at: '', receivedAt: null } as const;
  expect([capBoarded(act, 2).guests, capBoarded(act, 6).guests]).toEqual([2, 4]);
  expect(capBoarded({ ...act, kind: 'absent', guests: null }, 2).guests).toBeNull();
});

test('the boarding status of a booking follows its newest tick', () => {
  expect(getBoarding(null)).toEqual({ type: 'expected' });
  expect(getBoarding(tick({}))).toEqual({ type: 'boarded', guests: 4 });
  expect(getBoarding(tick({ kind: 'absent', guests: null }))).toEqual({ type: 'absent' });
  expect(getBoarding(tick({ kind: 'undone', guests: null }))).toEqual({ type: 'expected' });
});

const where = { operatorId: 'rosa', boatId: 'pelican' };
const charter = { ...where, start: '2026-12-04', end: '2026-12-06', time: '10:00' } as const;
const morning = { ...where, start: '2026-12-04', end: '2026-12-04', time: '10:00' } as const;
const trip = { mode: 'charter', groupSize: 4, status: 'paid', departures: [charter] } as const;
const tour = { ...trip, mode: 'perSeat', departures: [morning] } as const;
const moved = { ...tour, departures: [{ ...morning, time: '14:00' }, morning] } as const;
const tourSent = { kind: 'boarded', guests: 3, date: '2026-12-04' } as const;
const sent = { kind: 'boarded', guests: 3, date: '2026-12-05' } as const;

test.each([
  ['for a day of the trip', sent, trip, null],
  ['for another operator’s booking', sent, null, 'booking.unknown'],
  [
    'for a booking that has no departure here',
    sent,
    { ...trip, departures: [] },
    'booking.unknown',
  ],
  ['for seats that are held during payment', sent, { ...trip, status: 'held' }, 'booking.unknown'],
  ['for a trip that was cancelled', sent, { ...trip, status: 'refunded' }, null],
  ['for a day that the trip never had', { ...sent, date: '2026-12-07' }, trip, 'checkIn.otherDay'],
  ['for a tour at its time', { ...tourSent, time: '10:00' }, tour, null],
  ['for a tour, from a page that sends no time', tourSent, tour, null],
  ['for a time that the tour never had', { ...tourSent, time: '14:00' }, tour, 'checkIn.otherTime'],
  ['for the departure that a tour was moved from', { ...tourSent, time: '10:00' }, moved, null],
  [
    'for a boat that the tour never had',
    { ...tourSent, boatId: 'heron' },
    tour,
    'checkIn.otherTime',
  ],
  ['for a later day of a charter', { ...sent, time: null }, trip, null],
  [
    'for more guests than are booked',
    { ...sent, guests: 5 },
    trip,
    { code: 'checkIn.onlyBooked', values: { count: 4 } },
  ],
  ['without a head count', { ...sent, guests: null }, trip, 'checkIn.countMissing'],
  ['for a no-show with a head count', { ...sent, kind: 'absent' }, trip, 'checkIn.countMissing'],
] as const)('the refusal of a tick %s is $3', (_, given, booking, message) => {
  const outcome = decideAct(given, booking);
  expect(outcome.ok ? null : outcome.problem.message).toEqual(message);
});

test('a tick belongs to the departure at which it was made', () => {
  const at = (time: string) => {
    const outcome = decideAct({ ...tourSent, time }, moved);
    return outcome.ok ? outcome.value.departure.time : null;
  };
  expect([at('10:00'), at('14:00')]).toEqual(['10:00', '14:00']);
  const rebooked = { ...tour, departures: [{ ...morning, boatId: 'heron' }, morning] };
  const onFirstBoat = decideAct({ ...tourSent, time: '10:00', boatId: 'pelican' }, rebooked);
  expect(onFirstBoat).toMatchObject({ value: { departure: { boatId: 'pelican' } } });
});

const absentOn = (day: string, receivedAt: string) => ({
  ...tick({ kind: 'absent', guests: null, at: receivedAt, receivedAt }),
  day,
});
const aboardOn = (day: string) => ({ ...tick({ receivedAt: `${day}T15:00:00Z` }), day });
const undoneOn = (day: string, receivedAt: string) => ({
  ...tick({ id: 'b', kind: 'undone', guests: null, at: receivedAt, receivedAt }),
  day,
});

test.each([
  ['without ticks', [], false],
  ['ticked as absent', [absentOn('2026-12-04', '2026-12-04T14:00:00Z')], true],
  [
    'ticked as absent, received just before midnight',
    [absentOn('2026-12-04', '2026-12-05T03:59:00Z')],
    true,
  ],
  [
    'ticked as absent after the day was over',
    [absentOn('2026-12-04', '2026-12-05T04:00:00Z')],
    false,
  ],
  [
    'ticked as absent, then undone',
    [
      absentOn('2026-12-04', '2026-12-04T14:00:00Z'),
      undoneOn('2026-12-04', '2026-12-04T15:00:00Z'),
    ],
    false,
  ],
  [
    'absent on the first day, aboard on the second',
    [absentOn('2026-12-03', '2026-12-03T14:00:00Z'), aboardOn('2026-12-04')],
    false,
  ],
] as const)('a whole group counts as absent (%s): $2', (_, acts, expected) => {
  expect(isNoShow(acts, '2026-12-04')).toBe(expected);
});
