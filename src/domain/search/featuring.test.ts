import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../../../tests/support/worlds/random-trips.ts';
import { addDays, addMonths, isDay, getMonth } from '../time/days.ts';
import {
  parseCardExpiry,
  cardFields,
  computeFeaturePeriod,
  computeFeatureTerm,
  isFeatured,
  listMissingCardFields,
  computeManualFeatureTerm,
  removePaidTerm,
  restorePaidTerm,
} from './featuring.ts';

describe('six months of being featured', () => {
  test.each([
    ['from today, the first time', '2026-11-21', null, '2026-11-21', '2027-05-21'],
    [
      'from today, after the last term ran out',
      '2026-11-21',
      '2026-11-20',
      '2026-11-21',
      '2027-05-21',
    ],
    [
      'from today, on the last day of the current term',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2027-05-21',
    ],
    [
      'from the coming end of the current term',
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
      '2027-05-22',
    ],
    ['from an end far in the future', '2026-11-21', '2027-05-21', '2027-05-21', '2027-11-21'],
    ['to the last day of a short month', '2026-08-31', null, '2026-08-31', '2027-02-28'],
    ['to the leap day', '2027-08-31', null, '2027-08-31', '2028-02-29'],
    ['over the turn of the year', '2026-10-31', null, '2026-10-31', '2027-04-30'],
  ])('six months of featuring run %s', (_, today, currentEnd, from, until) => {
    expect(computeFeaturePeriod({ today, currentEnd })).toEqual({ from, until });
  });

  test('six months of featuring end on the same day six months later, or on the last of that month', () => {
    fc.assert(
      fc.property(anyDay, fc.option(anyDay), (today, currentEnd) => {
        const { from, until } = computeFeaturePeriod({ today, currentEnd });
        expect(from).toBe([today, currentEnd ?? today].toSorted().at(-1));
        expect(isDay(until)).toBe(true);
        expect(getMonth(until)).toBe(addMonths(getMonth(from), 6));
        const isClamped =
          getMonth(addDays(until, 1)) !== getMonth(until) && until.slice(8) < from.slice(8);
        expect(until.slice(8) === from.slice(8) || isClamped).toBe(true);
      }),
    );
  });
});

describe('paid featuring', () => {
  test('a boat is featured from the day of payment, and a renewal leaves no gap', () => {
    const ahead = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(anyDay, ahead, ahead, (today, since, left) => {
        const current = { from: addDays(today, -since), until: addDays(today, left) };
        const renewed = computeFeatureTerm(today, current);
        expect(renewed.from).toBe(current.from);
        expect(renewed.until > current.until).toBe(true);
        expect(isFeatured(renewed, today)).toBe(true);
      }),
    );
  });

  test('featuring bought after an earlier term ended starts a new term', () => {
    const past = { from: '2026-01-05', until: '2026-07-05' };
    expect(computeFeatureTerm('2026-11-21', past)).toEqual({
      from: '2026-11-21',
      until: '2027-05-21',
    });
  });
});

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2027-05-21', true],
  ['2027-05-22', false],
])('on %s a boat featured from 2026-11-21 to 2027-05-21 is featured: %s', (today, expected) => {
  expect(isFeatured({ from: '2026-11-21', until: '2027-05-21' }, today)).toBe(expected);
});

test('a boat whose featuring was never paid for is not featured', () => {
  expect(isFeatured({ from: null, until: null }, '2026-11-21')).toBe(false);
});

describe('featuring by hand', () => {
  const today = '2026-11-21';
  const running = { from: '2026-10-01', until: '2027-01-31' };
  test.each([
    [
      'begins today',
      { from: null, until: null },
      '2027-02-28',
      { from: today, until: '2027-02-28' },
    ],
    ['may be for today only', { from: null, until: null }, today, { from: today, until: today }],
    [
      'extends the current term',
      running,
      '2027-02-01',
      { from: running.from, until: '2027-02-01' },
    ],
    [
      'starts a new term if the last one has run out',
      { from: '2026-01-01', until: '2026-11-20' },
      today,
      { from: today, until: today },
    ],
    [
      'may end 12 months from today',
      running,
      '2027-11-21',
      { from: running.from, until: '2027-11-21' },
    ],
    ['may not end later than 12 months from today', running, '2027-11-22', null],
    ['must end after the current term', running, '2027-01-31', null],
    ['may not end in the past', { from: null, until: null }, '2026-11-20', null],
  ])('featuring by hand %s', (_, current, until, term) => {
    expect(computeManualFeatureTerm(today, current, until)).toEqual(term);
  });
});

describe('a payment that was refunded in full', () => {
  const today = '2026-11-27';

  test.each([
    [
      'ends the only term yesterday',
      ['2026-11-01', '2027-05-01'],
      ['2026-11-01', '2027-05-01'],
      '2026-11-26',
    ],
    [
      'leaves the term before a renewal',
      ['2026-08-01', '2027-08-01'],
      ['2027-02-01', '2027-08-01'],
      '2027-02-01',
    ],
    [
      'leaves the days of a renewal',
      ['2026-08-01', '2027-08-01'],
      ['2026-08-01', '2027-02-01'],
      '2027-05-26',
    ],
    [
      'leaves days added by hand',
      ['2026-11-01', '2027-06-01'],
      ['2026-11-01', '2027-05-01'],
      '2026-12-27',
    ],
    [
      'changes nothing once its days are over',
      ['2026-01-01', '2027-01-01'],
      ['2026-01-01', '2026-07-01'],
      '2027-01-01',
    ],
  ] as const)(
    'a fully refunded payment %s',
    (_, [from, until], [boughtFrom, boughtUntil], left) => {
      const bought = { from: boughtFrom, until: boughtUntil };
      expect(removePaidTerm(today, { from, until }, bought)).toEqual({ from, until: left });
    },
  );

  test('refunding a term paid today removes it, and a failed refund restores it', () => {
    const bought = { from: today, until: '2027-05-27' };
    const none = { from: null, until: null };
    expect(removePaidTerm(today, bought, bought)).toEqual(none);
    expect(restorePaidTerm(today, none, bought)).toEqual(bought);
    const renewal = { from: '2027-02-01', until: '2027-08-01' };
    const before = { from: '2026-08-01', until: '2027-02-01' };
    expect(restorePaidTerm(today, before, renewal)).toEqual({
      from: '2026-08-01',
      until: '2027-08-01',
    });
  });
});

describe('a card', () => {
  const card = { name: 'Rosa', number: '4242', expiry: '12/40', cvc: '123', zip: '00000' };

  test('a card requires all five fields', () => {
    expect(listMissingCardFields(card)).toEqual([]);
    for (const field of cardFields) {
      expect(listMissingCardFields({ ...card, [field]: '  ' })).toEqual([field]);
    }
  });

  test.each([
    ['04/29', { month: 4, year: 2029 }],
    ['4/29', { month: 4, year: 2029 }],
    [' 12 / 2040 ', { month: 12, year: 2040 }],
    ['12-40', { month: 12, year: 2040 }],
    ['1240', { month: 12, year: 2040 }],
    ['13/40', null],
    ['00/40', null],
    ['12/4', null],
    ['12', null],
    ['soon', null],
  ])('the expiry date %j of a card is read as %j', (text, expected) => {
    expect(parseCardExpiry(text)).toEqual(expected);
  });
});
