import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Weersverwachting',
  noForecast: 'Voor deze dag is er nog geen verwachting.',
  windFrom: (knots: number, from: string, gusts: number) => `Wind ${knots} knopen uit het ${from}, vlagen tot ${gusts}`,
  compass: {
    n: 'noorden',
    ne: 'noordoosten',
    e: 'oosten',
    se: 'zuidoosten',
    s: 'zuiden',
    sw: 'zuidwesten',
    w: 'westen',
    nw: 'noordwesten',
  },
  wavesUpTo: (height: string) => `Golven tot ${height}`,
  chanceOfRain: (percent: number) => `Kans op regen ${percent}%`,
  forecastNote: 'Volgens <source>Open-Meteo</source>, voor de zee rond het eiland. Het kan veranderen; uw kapitein beslist.',
} satisfies Translated<typeof en>;
