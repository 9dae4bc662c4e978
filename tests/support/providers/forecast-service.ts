import type { ServerResponse } from 'node:http';
import { addDays } from '#domain/time/days.ts';
import { islandToday } from '../worlds/guests/demo-days.ts';
import { createLocalServer, type LocalServer } from './local-server.ts';

/** The part of Open-Meteo that the product uses, with its protocol. */
export type ForecastService = LocalServer & {
  /** Settings of a product that uses this service. */
  settings: { FORECAST_URL: string; FORECAST_MARINE_URL: string };
  /** Recorded requests. */
  asked: URL[];
  /** Sets the forecast of today and all following days, and ends an override. */
  forecast(weather: Partial<Weather>): void;
  /** Overrides the response. */
  answer(otherwise: (response: ServerResponse) => void): void;
};

type Weather = {
  wind_speed_10m_max: number | null;
  wind_gusts_10m_max: number | null;
  wind_direction_10m_dominant: number | null;
  precipitation_probability_max: number | null;
  wave_height_max: number | null;
};

const known: Readonly<Record<string, readonly (keyof Weather)[]>> = {
  '/v1/forecast': [
    ...(['wind_speed_10m_max', 'wind_gusts_10m_max', 'wind_direction_10m_dominant'] as const),
    'precipitation_probability_max',
  ],
  '/v1/marine': ['wave_height_max'],
};

const tradeWinds: Weather = {
  wind_speed_10m_max: 15.4,
  wind_gusts_10m_max: 21.6,
  wind_direction_10m_dominant: 93,
  precipitation_probability_max: 20,
  wave_height_max: 1.46,
};

export async function createForecastService(): Promise<ForecastService> {
  const asked: URL[] = [];
  let weather = tradeWinds;
  let otherwise: ((response: ServerResponse) => void) | null = null;
  const server = await createLocalServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://forecast');
    asked.push(url);
    if (otherwise) otherwise(response);
    else answerQuestion(url, weather, response);
  });
  return {
    ...server,
    settings: { FORECAST_URL: server.base, FORECAST_MARINE_URL: server.base },
    asked,
    forecast(next) {
      weather = { ...tradeWinds, ...next };
      otherwise = null;
    },
    answer(next) {
      otherwise = next;
    },
  };
}

function answerQuestion(
  { pathname, searchParams }: URL,
  weather: Weather,
  response: ServerResponse,
) {
  const refuse = (status: number, reason: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: true, reason }));
  const variables = known[pathname];
  if (!variables) return refuse(404, 'Not Found');
  const wanted = (searchParams.get('daily') ?? '').split(',');
  const strange = wanted.find((name) => !variables.some((variable) => variable === name));
  if (strange !== undefined) {
    const kind = 'ForecastVariableDaily';
    return refuse(400, `Cannot initialize ${kind} from invalid String value ${strange}.`);
  }
  if (!searchParams.has('timezone')) return refuse(400, 'Timezone is required');
  const days = Array.from({ length: Number(searchParams.get('forecast_days') ?? 7) }, (_, nth) =>
    addDays(islandToday(), nth),
  );
  const values = wanted.map((name) => [name, days.map(() => weather[name as keyof Weather])]);
  const daily = { time: days, ...Object.fromEntries(values) };
  const place = { latitude: 17.98, longitude: -63.08, utc_offset_seconds: -14_400 };
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ ...place, generationtime_ms: 0.1, daily }));
}
