import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Vorhersage',
  noForecast: 'Noch keine Vorhersage für dieses Datum.',
  windFrom: (knots: number, from: string, gusts: number) => `Wind ${knots} Knoten aus ${from}, Böen ${gusts}`,
  compass: {
    n: 'Nord',
    ne: 'Nordost',
    e: 'Ost',
    se: 'Südost',
    s: 'Süd',
    sw: 'Südwest',
    w: 'West',
    nw: 'Nordwest',
  },
  wavesUpTo: (height: string) => `Wellen bis ${height}`,
  chanceOfRain: (percent: number) => `Regenrisiko ${percent} %`,
  forecastNote: 'Seewetter von <source>Open-Meteo</source>. Die Bedingungen können sich ändern, und Ihr Kapitän entscheidet am Tag selbst.',
} satisfies Translated<typeof en>;
