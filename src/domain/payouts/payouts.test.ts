import { describe, expect, test } from 'vitest';
import {
  isMasked,
  maskAccountNumber,
  computeMaxPayable,
  computeOpenCents,
  buildStatement,
} from './payouts.ts';
import { describeRebooking } from '#i18n/records/describe-payouts.ts';

describe('a saved account number', () => {
  test.each([
    ['1234567890', '••••••7890'],
    ['NL91ABNA0417164300', '••••••4300'],
    ['123456', '••••••56'],
    ['12', '••••••'],
  ])('the saved account number %s is shown as %s', (number, shown) => {
    expect(maskAccountNumber(number)).toBe(shown);
    expect(isMasked(shown)).toBe(true);
    expect(isMasked(number)).toBe(false);
  });
});

describe('a statement', () => {
  const trip = (
    start: string,
    end: string,
    tripCents: number,
    refundedCents = 0,
    feeCents = 0,
  ) => ({
    start,
    end,
    tripCents,
    feeCents,
    refundedCents,
  });
  const today = '2026-11-20';

  test('a statement sums sailed and upcoming trips by month, newest first', () => {
    const months = buildStatement(
      [
        trip('2026-11-19', '2026-11-19', 9500),
        trip('2026-10-30', '2026-11-02', 80_000),
        trip('2026-11-20', '2026-11-20', 12_000),
        trip('2026-12-05', '2026-12-05', 5000),
      ],
      [],
      today,
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

  test('a statement lists trips rebooked to and from other operators without counting them', () => {
    const rebooking = {
      id: 'r',
      month: '2026-12',
      day: '2026-11-18',
      code: 'SXM-1',
      cents: 36_000,
    };
    const months = buildStatement([trip('2026-11-19', '2026-11-19', 9500)], [], today, [
      { ...rebooking, direction: 'went' },
      { ...rebooking, month: '2026-11', direction: 'came' },
    ]);
    expect(
      months.map(({ month, owedCents, comingCents }) => [month, owedCents, comingCents]),
    ).toEqual([
      ['2026-12', 0, 0],
      ['2026-11', 9500, 0],
    ]);
    expect(months.flatMap(({ rebookings }) => rebookings.map(describeRebooking))).toEqual([
      'Rebooked with another captain: SXM-1, $360.00',
      'Rebooked from another captain: SXM-1, $360.00',
    ]);
  });

  test('a statement deducts only the trip’s share of a refund, not the fee’s share', () => {
    const [month] = buildStatement(
      [
        trip('2026-11-01', '2026-11-01', 9500, 2500),
        trip('2026-11-02', '2026-11-02', 9500, 9975, 475),
        trip('2026-11-03', '2026-11-03', 9500, 5000, 475),
      ],
      [],
      today,
    );
    expect(month?.trips.map(({ amountCents }) => amountCents)).toEqual([7000, 0, 4738]);
    expect(month?.owedCents).toBe(11_738);
  });

  test('a statement lists payouts, even in a month without trips', () => {
    const months = buildStatement(
      [trip('2026-10-01', '2026-10-01', 9500)],
      [
        { month: '2026-10', cents: 9500 },
        { month: '2026-10', cents: -9500 },
        { month: '2026-10', cents: 9000 },
        { month: '2026-09', cents: 100 },
      ],
      today,
    );
    expect(months.map(({ month, payouts }) => [month, payouts.length])).toEqual([
      ['2026-10', 3],
      ['2026-09', 1],
    ]);
    expect(months.map(computeOpenCents)).toEqual([500, -100]);
  });

  test('a statement shows a refunded trip in full and the refund on its own line', () => {
    const change = {
      id: '7',
      day: '2026-11-12',
      kind: 'refund',
      cents: -9500,
      isAfterPayout: true,
    } as const;
    const refunded = { ...trip('2026-11-01', '2026-11-01', 9500, 9500), changes: [change] };
    const [month] = buildStatement([refunded], [{ month: '2026-11', cents: 9500 }], today);
    expect(month).toMatchObject({
      owedCents: 0,
      trips: [{ amountCents: 9500, changes: [change] }],
    });
    expect(month && computeOpenCents(month)).toBe(-9500);
  });

  test('a statement without trips is empty', () =>
    expect(buildStatement([], [], today)).toEqual([]));
});

describe('the most that may be paid out', () => {
  const months = (...open: [month: string, owed: number, paid: number][]) =>
    open.map(([month, owedCents, paidOutCents]) => ({ month, owedCents, paidOutCents }));

  test.each([
    ['is the open amount', months(['2026-10', 9500, 2500]), 7000],
    ['is zero once everything is paid', months(['2026-10', 9500, 9500]), 0],
    ['is zero for a month without trips', months(['2026-09', 9500, 0]), 0],
    [
      'is reduced by what another month was overpaid',
      months(['2026-10', 9500, 0], ['2026-09', 0, 2500]),
      7000,
    ],
    ['is never negative', months(['2026-10', 9500, 0], ['2026-09', 0, 20_000]), 0],
    [
      'is not increased by the open amount of another month',
      months(['2026-10', 9500, 0], ['2026-09', 5000, 0]),
      9500,
    ],
  ])('the maximum payout %s', (_, open, max) =>
    expect(computeMaxPayable(open, '2026-10')).toBe(max),
  );
});
