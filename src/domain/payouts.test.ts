import { describe, expect, test } from 'vitest';
import { isMasked, maskedNumber, statementOf } from './payouts.ts';

describe('a saved account number', () => {
  test.each([
    ['1234567890', '••••••7890'],
    ['NL91ABNA0417164300', '••••••4300'],
    ['123456', '••••••56'],
    ['12', '••••••'],
  ])('%s is shown as %s', (number, shown) => {
    expect(maskedNumber(number)).toBe(shown);
    expect(isMasked(shown)).toBe(true);
    expect(isMasked(number)).toBe(false);
  });
});

describe('a statement', () => {
  const trip = (start: string, end: string, tripCents: number, refundedCents = 0) => ({
    start,
    end,
    tripCents,
    refundedCents,
  });

  test('sums what has sailed and what is to come, by month, newest first', () => {
    const months = statementOf(
      [
        trip('2026-11-19', '2026-11-19', 9500),
        trip('2026-10-30', '2026-11-02', 80_000),
        trip('2026-11-20', '2026-11-20', 12_000),
        trip('2026-12-05', '2026-12-05', 5000),
      ],
      '2026-11-20',
    );
    expect(
      months.map(({ month, owedCents, comingCents }) => [month, owedCents, comingCents]),
    ).toEqual([
      ['2026-12', 0, 5000],
      ['2026-11', 9500, 12_000],
      ['2026-10', 80_000, 0],
    ]);
    expect(months[1]?.trips.map(({ start, isOwed }) => [start, isOwed])).toEqual([
      ['2026-11-19', true],
      ['2026-11-20', false],
    ]);
  });

  test('leaves out what was given back, and never owes less than nothing', () => {
    const [month] = statementOf(
      [trip('2026-11-01', '2026-11-01', 9500, 2500), trip('2026-11-02', '2026-11-02', 9500, 9975)],
      '2026-11-20',
    );
    expect(month?.trips.map(({ amountCents }) => amountCents)).toEqual([7000, 0]);
    expect(month?.owedCents).toBe(7000);
  });

  test('of nothing is empty', () => expect(statementOf([], '2026-11-20')).toEqual([]));
});
