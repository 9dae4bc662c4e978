import { lazy, Suspense } from 'react';
import { addDays, type Day } from '#domain/days.ts';
import { FORECAST_DAYS } from '#domain/forecasts.ts';
import { useMessages } from '../language/use-messages.ts';
import { useSiteFacts } from '../layout/site-settings.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';

type DayForecastProps = { day: Day; today: Day };

/**
 * The forecast of a chosen day that is near enough, where the owner has one shown. Only scripts show it, and its
 * place is kept until they do.
 */
export function DayForecast({ day, today }: DayForecastProps) {
  const { hasForecast } = useSiteFacts();
  const words = useMessages('trips');
  const isHydrated = useIsHydrated();
  if (!hasForecast || day < today || day >= addDays(today, FORECAST_DAYS)) return null;
  return (
    <section aria-label={words.forecast} className="noscript:hidden">
      <h3 className="mb-1 text-lg font-bold">{words.forecast}</h3>
      <div className="min-h-32 max-[22.5rem]:min-h-40">
        <Suspense>{isHydrated && <ForecastNote day={day} />}</Suspense>
      </div>
    </section>
  );
}

const ForecastNote = lazy(() =>
  import('./forecast-note.tsx').catch(() => ({ default: () => null })),
);
