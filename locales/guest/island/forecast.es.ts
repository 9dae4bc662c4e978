import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Pronóstico',
  noForecast: 'Todavía no hay pronóstico para este día.',
  windFrom: (knots: number, from: string, gusts: number) => `Viento de ${knots} nudos del ${from}, rachas de ${gusts}`,
  compass: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  wavesUpTo: (height: string) => `Olas de hasta ${height}`,
  chanceOfRain: (percent: number) => `Probabilidad de lluvia: ${percent} %`,
  forecastNote: 'Según <source>Open-Meteo</source>, para el mar alrededor de la isla. Puede cambiar, y decide su capitán.',
} satisfies Translated<typeof en>;
