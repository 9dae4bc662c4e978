import type { MetricPeriod, MetricStep } from '#domain/metric-periods.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { useFilters } from '../layout/use-filters.ts';
import type { MetricsFilter } from './metrics-filter.ts';

/** Which time is shown, and in which steps. They live in the address. */
export function MetricChoices({ input }: { input: MetricsFilter }) {
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
