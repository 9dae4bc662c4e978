import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Météo',
  noForecast: 'Il n’y a pas encore de prévisions pour ce jour.',
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
  forecastNote: 'D’après <source>Open-Meteo</source>, pour la mer autour de l’île. Cela peut changer, et c’est votre capitaine qui décide.',
} satisfies Translated<typeof en>;
