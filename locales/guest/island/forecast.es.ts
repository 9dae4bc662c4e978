import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Pronóstico',
  noForecast: 'Aún no hay pronóstico para esta fecha.',
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
  forecastNote: 'Pronóstico del mar de <source>Open-Meteo</source>. Las condiciones pueden cambiar, y su capitán decide ese mismo día.',
} satisfies Translated<typeof en>;
