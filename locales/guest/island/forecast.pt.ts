import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Previsão do tempo',
  noForecast: 'Ainda não há previsão para este dia.',
  windFrom: (knots: number, from: string, gusts: number) => `Vento de ${from}, ${knots} nós, rajadas de ${gusts}`,
  compass: {
    n: 'norte',
    ne: 'nordeste',
    e: 'leste',
    se: 'sudeste',
    s: 'sul',
    sw: 'sudoeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  wavesUpTo: (height: string) => `Ondas de até ${height}`,
  chanceOfRain: (percent: number) => `Chance de chuva: ${percent}%`,
  forecastNote: 'Segundo a <source>Open-Meteo</source>, para o mar em volta da ilha. Pode mudar, e quem decide é o capitão.',
} satisfies Translated<typeof en>;
