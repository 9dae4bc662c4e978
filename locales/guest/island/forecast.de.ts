import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Vorhersage',
  noForecast: 'Für diesen Tag gibt es noch keine Vorhersage.',
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
  chanceOfRain: (percent: number) => `Regenrisiko ${percent} %`,
  forecastNote: 'Von <source>Open-Meteo</source>, für das Meer um die Insel. Sie kann sich ändern, und Ihr Kapitän entscheidet.',
} satisfies Translated<typeof en>;
