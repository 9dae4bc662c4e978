import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Météo',
  noForecast: 'Pas encore de prévisions pour cette date.',
  windFrom: (knots: number, from: string, gusts: number) => `Vent de ${knots} nœuds, secteur ${from}, rafales à ${gusts}`,
  compass: {
    n: 'nord',
    ne: 'nord-est',
    e: 'est',
    se: 'sud-est',
    s: 'sud',
    sw: 'sud-ouest',
    w: 'ouest',
    nw: 'nord-ouest',
  },
  wavesUpTo: (height: string) => `Vagues jusqu’à ${height}`,
  chanceOfRain: (percent: number) => `Risque de pluie : ${percent} %`,
  forecastNote: 'Prévisions en mer : <source>Open-Meteo</source>. Les conditions peuvent changer, et votre capitaine décide le jour même.',
} satisfies Translated<typeof en>;
