import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysFromTo } from '../time/days.ts';
import {
  metricsBySteps,
  metricSteps,
  MAX_STEPS,
  computePeriodSpan,
  spanProblem,
  splitIntoSteps,
  usualStep,
  findWholeMonths,
} from './metric-periods.ts';
import { noMetrics, sumOfMetrics } from './platform-metrics.ts';

test.each([
  { period: '30-days', from: '2026-11-16' },
  { period: '90-days', from: '2026-09-17' },
  { period: '12-months', from: '2026-01-01' },
] as const)('the last $period end today, today included', ({ period, from }) => {
  expect(computePeriodSpan(period, '2026-12-15')).toEqual({ from, to: '2026-12-15' });
});

test('weeks begin on Sunday, and what is cut off at either end is a shorter step', () => {
  const span = { from: '2026-12-01', to: '2026-12-14' };
  expect(splitIntoSteps(span, 'week')).toEqual([
    { from: '2026-12-01', to: '2026-12-05' },
    { from: '2026-12-06', to: '2026-12-12' },
    { from: '2026-12-13', to: '2026-12-14' },
  ]);
  expect(splitIntoSteps({ from: '2026-11-20', to: '2027-01-02' }, 'month')).toEqual([
    { from: '2026-11-20', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-02' },
  ]);
});

const spans = fc
  .record({ start: fc.integer({ min: 0, max: 12_000 }), days: fc.integer({ min: 0, max: 390 }) })
  .map(({ start, days }) => {
    const from = addDays('2000-01-01', start);
    return { from, to: addDays(from, days) };
  });

test('every day of a period is in exactly one of its steps, and no metric is lost', () => {
  fc.assert(
    fc.property(spans, fc.constantFrom(...metricSteps), (span, step) => {
      const days = daysFromTo(span.from, span.to);
      const covered = splitIntoSteps(span, step).flatMap(({ from, to }) => daysFromTo(from, to));
      expect(covered).toEqual(days);
      const metrics = days.map((day, index) => ({ ...noMetrics, day, bookings: index }));
      const bySteps = metricsBySteps(span, step, metrics);
      expect(sumOfMetrics(bySteps).bookings).toBe(sumOfMetrics(metrics).bookings);
    }),
  );
});

describe('a period that cannot be shown is refused', () => {
  test.each([
    { from: '2026-12-02', to: '2026-12-01', by: 'day', says: /^The last day must not be before/ },
    { from: '2026-02-30', to: '2026-12-01', by: 'day', says: /^Please choose the first/ },
    { from: '9999-12-01', to: '9999-12-31', by: 'day', says: /^Please choose the first/ },
    { from: '2020-01-01', to: '2026-12-01', by: 'day', says: /^That is too long .* by day/ },
    { from: '1980-01-01', to: '2026-12-01', by: 'month', says: /^That is too long a time\./ },
  ] as const)('a period from $from to $to by $by is refused', ({ from, to, by, says }) => {
    expect(spanProblem({ from, to }, by)).toMatch(says);
  });

  test.each(metricSteps)('a period that fits is never refused when shown by %ss', (step) => {
    fc.assert(
      fc.property(spans, (span) => {
        expect(spanProblem(span, usualStep(span))).toBeNull();
        if (spanProblem(span, step) === null) {
          expect(splitIntoSteps(span, step).length).toBeLessThanOrEqual(MAX_STEPS + 1);
        }
      }),
    );
  });
});

describe('a period by the month', () => {
  const known = { from: '2024-03-10', to: '2026-11-20' };

  test.each([
    {
      from: '2025-12-01',
      to: '2026-11-23',
      months: { from: '2025-12', to: '2026-11' },
      edges: [],
    },
    {
      from: '2026-01-15',
      to: '2026-04-02',
      months: { from: '2026-02', to: '2026-03' },
      edges: [
        { from: '2026-01-15', to: '2026-01-31' },
        { from: '2026-04-01', to: '2026-04-02' },
      ],
    },
    {
      from: '2026-01-15',
      to: '2026-02-02',
      months: null,
      edges: [{ from: '2026-01-15', to: '2026-02-02' }],
    },
    { from: '2020-01-15', to: '2024-03-31', months: { from: '2024-03', to: '2024-03' }, edges: [] },
    { from: '2020-01-15', to: '2020-03-31', months: null, edges: [] },
  ])('the whole months from $from to $to', ({ months, edges, ...span }) => {
    expect(findWholeMonths(span, known)).toEqual({ months, edges });
  });

  test('a period by the month has each of its known days once', () => {
    fc.assert(
      fc.property(spans, spans, (span, around) => {
        const { months, edges } = findWholeMonths(span, around);
        const whole = months === null ? [] : [wholeSpan(months)];
        const days = [...whole, ...edges].flatMap(({ from, to }) => daysFromTo(from, to));
        expect(new Set(days).size).toBe(days.length);
        const isKnown = (day: string) => around.from <= day && day <= around.to;
        expect(days.filter(isKnown).toSorted()).toEqual(
          daysFromTo(span.from, span.to).filter(isKnown),
        );
      }),
    );
  });

  const wholeSpan = ({ from, to }: { from: string; to: string }) => ({
    from: `${from}-01`,
    to: addDays(`${addMonths(to, 1)}-01`, -1),
  });
});
