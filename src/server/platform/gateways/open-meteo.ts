import * as z from 'zod/mini';
import { ISLAND_ZONE, isDay } from '#domain/time/days.ts';
import { FORECAST_DAYS, type ForecastDay } from '#domain/island/forecasts.ts';
import type { ForecastConfig } from '../settings/sections/forecast-settings.ts';
import { ForecastUnavailable, type WeatherForecast } from './weather-forecast.ts';

/** Open sea south of Philipsburg, with waves like those on the routes of boats. */
const PLACE = { latitude: '17.98', longitude: '-63.08' };
const TIMEOUT_MS = 20_000;
/** A normal response has about 2 KB. */
const MAX_BYTES = 100_000;

/** Reads forecasts from Open-Meteo: one request for the weather, one for the sea. */
export function openOpenMeteo({ weatherUrl, marineUrl, apiKey }: ForecastConfig): WeatherForecast {
  const ask = <Answer extends z.ZodMiniType>(url: string, schema: Answer, daily: string[]) =>
    fetchForecast(`${url}?${buildQuery(daily, apiKey).toString()}`, schema);
  return {
    async readDays() {
      const [weather, sea] = await Promise.all([
        ask(`${weatherUrl}/v1/forecast`, weatherAnswer, [
          ...['wind_speed_10m_max', 'wind_gusts_10m_max', 'wind_direction_10m_dominant'],
          'precipitation_probability_max',
        ]),
        ask(`${marineUrl}/v1/marine`, seaAnswer, ['wave_height_max']),
      ]);
      return buildForecastDays(weather.daily, sea.daily);
    },
  };
}

function buildQuery(daily: string[], apiKey: string | undefined): URLSearchParams {
  return new URLSearchParams({
    ...PLACE,
    daily: daily.join(','),
    timezone: ISLAND_ZONE,
    forecast_days: String(FORECAST_DAYS),
    wind_speed_unit: 'kn',
    ...(apiKey && { apikey: apiKey }),
  });
}

async function fetchForecast<Answer extends z.ZodMiniType>(
  url: string,
  schema: Answer,
): Promise<z.output<Answer>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    const text = await readText(answer);
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${parseReason(text)}`);
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const { hostname } = new URL(url);
    throw new ForecastUnavailable(`${hostname}: ${(cause as Error).message}`, { cause });
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('its answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Parses `{"error": true, "reason": "…"}`. */
function parseReason(text: string): string {
  return /"reason"\s*:\s*"([^"]{1,200})/.exec(text)?.[1] ?? 'no reason';
}

const atMost = (max: number) => z.number().check(z.gte(0), z.lte(max));
const dailyValues = <Schema extends z.ZodMiniType>(value: Schema) => z.array(z.nullable(value));
const time = z.array(z.string().check(z.refine(isDay)));

const weatherAnswer = z.object({
  daily: z.object({
    time,
    wind_speed_10m_max: dailyValues(atMost(250)),
    wind_gusts_10m_max: dailyValues(atMost(250)),
    wind_direction_10m_dominant: dailyValues(atMost(360)),
    precipitation_probability_max: dailyValues(atMost(100)),
  }),
});
const seaAnswer = z.object({ daily: z.object({ time, wave_height_max: dailyValues(atMost(30)) }) });

type Weather = z.output<typeof weatherAnswer>['daily'];
type Sea = z.output<typeof seaAnswer>['daily'];

/** Leaves out days without wind data. */
function buildForecastDays(weather: Weather, sea: Sea): ForecastDay[] {
  return weather.time.flatMap((day, nth) => {
    const wind = weather.wind_speed_10m_max[nth];
    const gusts = weather.wind_gusts_10m_max[nth];
    const from = weather.wind_direction_10m_dominant[nth];
    if (wind == null || gusts == null || from == null) return [];
    const metres = sea.wave_height_max[sea.time.indexOf(day)];
    return {
      day,
      windKnots: Math.round(wind),
      gustKnots: Math.round(gusts),
      windFrom: Math.round(from) % 360,
      waveCm: metres == null ? null : Math.round(metres * 100),
      rainPercent: roundedOrNull(weather.precipitation_probability_max[nth]),
    };
  });
}

function roundedOrNull(value: number | null | undefined): number | null {
  return value == null ? null : Math.round(value);
}
