import { getCompassPoint, roundWaveHeight, type ForecastDay } from '#domain/island/forecasts.ts';
import type { Language } from '../languages/languages.ts';
import { localizeNumber } from './list-formats.ts';
import type { ForecastMessages } from '../catalogues/messages.ts';

/** "Wind 14 knots from the east, gusts 20 · Waves up to 1.5 m (5 ft) · Chance of rain 20%" */
export function describeForecast(
  language: Language,
  { windKnots, windFrom, gustKnots, waveCm, rainPercent }: Omit<ForecastDay, 'day'>,
  t: ForecastMessages,
): string {
  const from = t.compass[getCompassPoint(windFrom)];
  return [
    t.windFrom(windKnots, from, gustKnots),
    ...(waveCm === null ? [] : [t.wavesUpTo(formatWaveHeight(language, waveCm))]),
    ...(rainPercent === null ? [] : [t.chanceOfRain(rainPercent)]),
  ].join(' · ');
}

/** "1.5 m (5 ft)", "1,5 m" */
function formatWaveHeight(language: Language, waveCm: number): string {
  const { metres, feet } = roundWaveHeight(waveCm);
  const height = `${localizeNumber(language, metres)} m`;
  return language === 'en' ? `${height} (${feet} ft)` : height;
}
