import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, listDays } from '../time/days.ts';
import {
  groupMetricsByStep,
  metricSteps,
  MAX_CHART_POINTS,
  computePeriodSpan,
  findSpanProblem,
  splitIntoSteps,
  chooseMetricStep,
  findWholeMonths,
} from './metric-periods.ts';
import { noMetrics, sumMetrics } from './platform-metrics.ts';

test.each([
  { period: '30-days', from: '2026-11-16' },
  { period: '90-days', from: '2026-09-17' },
  { period: '12-months', from: '2026-01-01' },
] as const)('the period $period starts on $from and ends today', ({ period, from }) => {
  expect(computePeriodSpan(period, '2026-12-15')).toEqual({ from, to: '2026-12-15' });
});

test('weeks begin on Sunday, and a partial week or month at either end is a shorter step', () => {
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

test('every day of a period is in exactly one step, and grouping preserves the totals', () => {
  fc.assert(
    fc.property(spans, fc.constantFrom(...metricSteps), (span, step) => {
      const days = listDays(span.from, span.to);
      const covered = splitIntoSteps(span, step).flatMap(({ from, to }) => listDays(from, to));
      expect(covered).toEqual(days);
      const metrics = days.map((day, index) => ({ ...noMetrics, day, bookings: index }));
      const bySteps = groupMetricsByStep(span, step, metrics);
      expect(sumMetrics(bySteps).bookings).toBe(sumMetrics(metrics).bookings);
    }),
  );
});

describe('a period that cannot be shown is refused', () => {
  test.each([
    { from: '2026-12-02', to: '2026-12-01', by: 'day', says: 'period.endsBeforeStart' },
    { from: '2026-02-30', to: '2026-12-01', by: 'day', says: 'period.missing' },
    { from: '9999-12-01', to: '9999-12-31', by: 'day', says: 'period.missing' },
    {
      from: '2020-01-01',
      to: '2026-12-01',
      by: 'day',
      says: { code: 'period.tooManySteps', values: { detail: 'step.day' } },
    },
    { from: '1980-01-01', to: '2026-12-01', by: 'month', says: 'period.tooLong' },
  ] as const)('a period from $from to $to by $by is refused', ({ from, to, by, says }) => {
    expect(findSpanProblem({ from, to }, by)).toEqual(says);
  });

  test.each(metricSteps)(
    'a period accepted by the %s stays within the step limit, and its default step is always accepted',
    (step) => {
      fc.assert(
        fc.property(spans, (span) => {
          expect(findSpanProblem(span, chooseMetricStep(span))).toBeNull();
          if (findSpanProblem(span, step) === null) {
            expect(splitIntoSteps(span, step).length).toBeLessThanOrEqual(MAX_CHART_POINTS + 1);
          }
        }),
      );
    },
  );
});

describe('a period split into whole months', () => {
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
  ])(
    'a period from $from to $to is split into whole months and remaining days',
    ({ months, edges, ...span }) => {
      expect(findWholeMonths(span, known)).toEqual({ months, edges });
    },
  );

  test('a period split into whole months includes each of its known days exactly once', () => {
    fc.assert(
      fc.property(spans, spans, (span, around) => {
        const { months, edges } = findWholeMonths(span, around);
        const whole = months === null ? [] : [wholeSpan(months)];
        const days = [...whole, ...edges].flatMap(({ from, to }) => listDays(from, to));
        expect(new Set(days).size).toBe(days.length);
        const isKnown = (day: string) => around.from <= day && day <= around.to;
        expect(days.filter(isKnown).toSorted()).toEqual(
          listDays(span.from, span.to).filter(isKnown),
        );
      }),
    );
  });

  const wholeSpan = ({ from, to }: { from: string; to: string }) => ({
    from: `${from}-01`,
    to: addDays(`${addMonths(to, 1)}-01`, -1),
  });
});
