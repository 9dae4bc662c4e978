import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { DetailedAnalyticsView, MetricTable } from '#contract/admin/admin-analytics-api.ts';
import type { ApiCall } from '#contract/endpoints.ts';
import type { Day } from '#domain/time/days.ts';
import {
  type MetricPeriod,
  type MetricStep,
  metricPeriods,
  metricSteps,
  computePeriodSpan,
  findSpanProblem,
  chooseMetricStep,
  type Span,
} from '#domain/admin/metric-periods.ts';
import { buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { TextField } from '../../forms/form-field.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { filteredAddress, useFilters, type ListFilters } from '../layout/admin-filters.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';

/** Selects the period and its steps. The query string holds the state. */
export function MetricsFilterForm({ filter }: { filter: MetricsFilter }) {
  const t = useMessages('admin-analytics');
  const labels = useMessages('portal-labels');
  const translateError = useTranslateError();
  const { period, from, to, step, problem } = filter;
  const { change, field } = useFilters({ by: step, from, to });
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

/** A named or custom period, and the step into which charts and tables divide it. */
export type MetricsFilter = Span & {
  period: MetricPeriod | 'custom';
  step: MetricStep;
  /** The reason the period is invalid; null when it is valid. */
  problem: ErrorMessage | null;
};

/** Parses the filter from the query string; missing or invalid values fall back to the defaults. */
export function readMetricsFilter(
  search: Readonly<Record<string, string>>,
  today: Day,
): MetricsFilter {
  const { from = '', to = '' } = search;
  const namedPeriod = metricPeriods.find((period) => period === search['period']) ?? '30-days';
  const isCustom = search['period'] === 'custom';
  const span = isCustom ? { from, to } : computePeriodSpan(namedPeriod, today);
  const hasBothDates = span.from !== '' && span.to !== '';
  const defaultStep = hasBothDates ? chooseMetricStep(span) : 'day';
  const step = metricSteps.find((each) => each === search['by']) ?? defaultStep;
  return {
    ...span,
    period: isCustom ? 'custom' : namedPeriod,
    step,
    problem: findSpanProblem(span, step),
  };
}

/** Fetches the metrics of a period and keeps showing the previous ones while it loads. */
export const metricsQuery = (filter: MetricsFilter) =>
  queryOptions<DetailedAnalyticsView>({
    queryKey: [buildAddress('GET /api/admin/analytics/detailed', filter)],
    enabled: filter.problem === null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export function buildMetricsCsvUrl(filter: MetricsFilter, table: MetricTable): string {
  return buildAddress('GET /api/admin/analytics/detailed.csv', filter, { table });
}

function buildAddress(
  call: ApiCall,
  { from, to, step }: MetricsFilter,
  extraFilters: ListFilters = {},
): string {
  return filteredAddress(buildRequest(call).path, { from, to, by: step, ...extraFilters });
}
