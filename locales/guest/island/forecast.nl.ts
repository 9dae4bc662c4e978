import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Weersverwachting',
  noForecast: 'Nog geen verwachting voor deze datum.',
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
  forecastNote: 'Zeeverwachting van <source>Open-Meteo</source>. Het weer kan veranderen, en je kapitein beslist op de dag zelf.',
} satisfies Translated<typeof en>;
