import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MetricTable, DetailedAnalyticsView } from '#contract/admin-analytics-api.ts';
import type { Day } from '#domain/days.ts';
import {
  type MetricPeriod,
  type MetricStep,
  metricPeriods,
  metricSteps,
  spanOf,
  spanProblem,
  usualStep,
  type Span,
} from '#domain/metric-periods.ts';
import { callOf } from '../../api.ts';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { useFilters } from '../layout/admin-filters.tsx';
import { FormAlert } from '../layout/form-alert.tsx';

/** Chooses the period and its steps. The state lives in the query string. */
export function MetricsFilterForm({ input }: { input: MetricsFilter }) {
  const { period, from, to, by, problem } = input;
  const { change } = useFilters({});
  const choosePeriod = (chosen: string) => {
    const days = chosen === 'custom' ? { from, to } : { from: '', to: '' };
    change({ period: chosen, by: '', ...days });
  };
  return (
    <form
      aria-label="What is shown"
      onSubmit={(event) => event.preventDefault()}
      className="rounded-card bg-shallows p-4 sm:p-6"
    >
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <SelectField
          label="Period"
          name="period"
          value={period}
          onChange={({ currentTarget }) => choosePeriod(currentTarget.value)}
          className="max-sm:col-span-2"
        >
          {Object.entries(periodNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="By"
          name="by"
          value={by}
          onChange={({ currentTarget }) => change({ by: currentTarget.value })}
          className="max-sm:col-span-2"
        >
          {Object.entries(stepNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        {period === 'custom' && (
          <>
            <TextField
              label="From"
              name="from"
              type="date"
              value={from}
              onChange={({ currentTarget }) => change({ from: currentTarget.value })}
            />
            <TextField
              label="To"
              name="to"
              type="date"
              value={to}
              onChange={({ currentTarget }) => change({ to: currentTarget.value })}
            />
          </>
        )}
      </div>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}

const periodNames = {
  '30-days': 'Last 30 days',
  '90-days': 'Last 90 days',
  '12-months': 'Last 12 months',
  custom: 'From one day to another',
} as const satisfies Record<MetricPeriod | 'custom', string>;

const stepNames = { day: 'Day', week: 'Week', month: 'Month' } as const satisfies Record<
  MetricStep,
  string
>;

/** The page's filter: a named or custom period, in steps. */
export type MetricsFilter = Span & {
  period: MetricPeriod | 'custom';
  by: MetricStep;
  /** Why it cannot be shown, as a sentence; null when it can. */
  problem: string | null;
};

/** Parses the filter from the query string; missing or invalid values fall back to the defaults. */
export function readMetricsFilter(
  search: Readonly<Record<string, string>>,
  today: Day,
): MetricsFilter {
  const { from = '', to = '' } = search;
  const named = metricPeriods.find((period) => period === search['period']) ?? '30-days';
  const isCustom = search['period'] === 'custom';
  const span = isCustom ? { from, to } : spanOf(named, today);
  const isWhole = span.from !== '' && span.to !== '';
  const usual = isWhole ? usualStep(span) : 'day';
  const by = metricSteps.find((step) => step === search['by']) ?? usual;
  return {
    ...span,
    period: isCustom ? 'custom' : named,
    by,
    problem: spanProblem(span, by),
  };
}

/** The query parameters of the endpoint. */
function queryOf({ from, to, by }: MetricsFilter): { from: Day; to: Day; by: MetricStep } {
  return { from, to, by };
}

/** The metrics of a period; the previous ones stay visible while new ones load. */
export const metricsQuery = (input: MetricsFilter) =>
  queryOptions<DetailedAnalyticsView>({
    queryKey: [addressOf('GET /api/admin/analytics/detailed', queryOf(input))],
    enabled: input.problem === null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** The address of a table's CSV export. */
export function fileAddress(input: MetricsFilter, table: MetricTable): string {
  return addressOf('GET /api/admin/analytics/detailed.csv', { ...queryOf(input), table });
}

function addressOf(
  call: 'GET /api/admin/analytics/detailed' | 'GET /api/admin/analytics/detailed.csv',
  query: Readonly<Record<string, string>>,
): string {
  return `${callOf(call).path}?${new URLSearchParams(query).toString()}`;
}
