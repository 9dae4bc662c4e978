import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DetailedAnalyticsView, MetricTable } from '#contract/admin/admin-analytics-api.ts';
import type { ApiCall } from '#contract/endpoints.ts';
import type { Day } from '#domain/time/days.ts';
import {
  type MetricPeriod,
  type MetricStep,
  metricPeriods,
  metricSteps,
  computePeriodSpan,
  spanProblem,
  usualStep,
  type Span,
} from '#domain/admin/metric-periods.ts';
import { buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { TextField } from '../../forms/form-field.tsx';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { filteredAddress, useFilters, type ListFilters } from '../layout/admin-filters.tsx';
import { ChoiceField } from '../layout/admin-forms.tsx';

/** Selects the period and its steps. The query string holds the state. */
export function MetricsFilterForm({ input }: { input: MetricsFilter }) {
  const t = useMessages('admin-analytics');
  const labels = useMessages('portal-labels');
  const translateError = useTranslateError();
  const { period, from, to, by, problem } = input;
  const { change, field } = useFilters({ by, from, to });
  const choosePeriod = (chosen: string) => {
    const days = chosen === 'custom' ? { from, to } : { from: '', to: '' };
    change({ period: chosen, by: '', ...days });
  };
  return (
    <form
      aria-label={t.filter}
      onSubmit={(event) => event.preventDefault()}
      className="rounded-card bg-shallows p-4 sm:p-6"
    >
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <ChoiceField
          label={t.period}
          choices={t.periods}
          name="period"
          value={period}
          onChange={({ currentTarget }) => choosePeriod(currentTarget.value)}
          className="max-sm:col-span-2"
        />
        <ChoiceField
          label={labels.by}
          choices={t.steps}
          className="max-sm:col-span-2"
          {...field('by')}
        />
        {period === 'custom' && (
          <>
            <TextField label={labels.from} type="date" {...field('from')} />
            <TextField label={labels.to} type="date" {...field('to')} />
          </>
        )}
      </div>
      <FormAlert>{problem && translateError(problem)}</FormAlert>
    </form>
  );
}

/** A named or custom period, in steps. */
export type MetricsFilter = Span & {
  period: MetricPeriod | 'custom';
  by: MetricStep;
  /** The reason the period is invalid; null when it is valid. */
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
  const span = isCustom ? { from, to } : computePeriodSpan(named, today);
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

/** Fetches the metrics of a period; the previous ones stay visible meanwhile. */
export const metricsQuery = (input: MetricsFilter) =>
  queryOptions<DetailedAnalyticsView>({
    queryKey: [buildAddress('GET /api/admin/analytics/detailed', input)],
    enabled: input.problem === null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export function metricsFile(input: MetricsFilter, table: MetricTable): string {
  return buildAddress('GET /api/admin/analytics/detailed.csv', input, { table });
}

function buildAddress(
  call: ApiCall,
  { from, to, by }: MetricsFilter,
  more: ListFilters = {},
): string {
  return filteredAddress(buildRequest(call).path, { from, to, by, ...more });
}
