import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ForecastView } from '#contract/public/forecast-api.ts';
import type { Day } from '#domain/time/days.ts';
import { describeForecast } from '#i18n/formats/describe-forecast.ts';
import { renderRichMessage } from '../language/render-rich-message.tsx';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { forecastQuery } from '../requests/boat-requests.ts';
import { classNames } from '../../ui/class-names.ts';

/** Shows a day's forecast; only the heading while it loads or if it fails. */
export default function ForecastNote({ day }: { day: Day }) {
  const t = useMessages('forecast');
  const { data } = useQuery(forecastQuery());
  return (
    <section aria-label={t.forecast}>
      <h3 className="mb-1 text-lg font-bold">{t.forecast}</h3>
      {data && <Forecast forecast={data.days.find((each) => each.day === day)} />}
    </section>
  );
}

type DayOfForecast = ForecastView['days'][number];

function Forecast({ forecast }: { forecast: DayOfForecast | undefined }) {
  const t = useMessages('forecast');
  const language = useLanguage();
  if (!forecast) return <p className="text-sm text-ink-soft">{t.noForecast}</p>;
  return (
    <>
      <p>{describeForecast(language, forecast, t)}</p>
      <ForecastSource className="mt-1" />
    </>
  );
}

/** Names the source, which its licence requires wherever a forecast is shown. */
export function ForecastSource({ className }: { className?: string }) {
  const t = useMessages('forecast');
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      {renderRichMessage(t.forecastNote, { source: <SourceLink /> })}
    </p>
  );
}

function SourceLink({ children }: { children?: ReactNode }) {
  return (
    <a href="https://open-meteo.com/" rel="noopener" className="text-link">
      {children}
    </a>
  );
}
