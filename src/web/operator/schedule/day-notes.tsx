import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Wind } from 'lucide-react';
import type { ForecastView } from '#contract/public/forecast-api.ts';
import type { ScheduleDayView } from '#contract/operator/schedule-api.ts';
import type { Day } from '#domain/time/days.ts';
import { describeForecast } from '#i18n/formats/describe-forecast.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { forecastQuery } from '../../shared/requests/boat-requests.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { describeBusy } from './describe-slot.ts';

export type Forecasts = ReadonlyMap<Day, ForecastView['days'][number]>;

/** Returns the forecasts for the next days; empty if the owner has forecasts off. */
export function useForecasts(): Forecasts {
  const { forecastDays = 0 } = useSiteFacts();
  const { data } = useQuery({ ...forecastQuery(), enabled: forecastDays > 0 });
  return new Map(data?.days.map((each) => [each.day, each]));
}

/** Shows a day's wind. Screen readers get the whole forecast. */
export function WindMark({ forecast }: { forecast: ReturnType<Forecasts['get']> }) {
  const t = useMessages('operator-schedule');
  const forecastMessages = useMessages('forecast');
  const { language } = useFormats();
  if (!forecast) return null;
  return (
    <span className="inline-flex items-center gap-1 text-xs font-normal text-ink-soft">
      <Wind aria-hidden="true" className="size-3.5 shrink-0" />
      <span aria-hidden="true">{t.wind(forecast.windKnots)}</span>
      <span className="sr-only">{describeForecast(language, forecast, forecastMessages)}</span>
    </span>
  );
}

export function BusyNotes({ busy }: Pick<ScheduleDayView, 'busy'>) {
  const t = useMessages('operator-schedule');
  const formats = useFormats();
  return busy.map((span) => (
    <p key={span.from} className="flex items-start gap-1 text-xs text-ink-soft">
      <CalendarClock aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0">{describeBusy(t, formats, span)}</span>
    </p>
  ));
}
