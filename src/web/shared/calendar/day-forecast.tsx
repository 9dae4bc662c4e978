import { Suspense } from 'react';
import { addDays, type Day } from '#domain/time/days.ts';
import { useSiteFacts } from '../site/site-settings.tsx';
import { createLazyPart } from '../states/lazy-part.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';

type DayForecastProps = { day: Day; today: Day };

/**
 * Shows the forecast for a selected day if forecasts are enabled and cover that day. Reserves the space, because
 * JavaScript loads the forecast.
 */
export function DayForecast({ day, today }: DayForecastProps) {
  const { forecastDays = 0 } = useSiteFacts();
  const isHydrated = useIsHydrated();
  if (day < today || day >= addDays(today, forecastDays)) return null;
  return (
    <div className="min-h-40 max-[22.5rem]:min-h-48 noscript:hidden">
      <Suspense>{isHydrated && <ForecastNote day={day} />}</Suspense>
    </div>
  );
}

const ForecastNote = createLazyPart(() => import('./forecast-note.tsx'), ['forecast']);
