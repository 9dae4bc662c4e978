import type { Translated } from '../../translated.ts';
import type en from './forecast.en.ts';

export default {
  forecast: 'Previsão do tempo',
  noForecast: 'Ainda não há previsão para esta data.',
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
  forecastNote: 'Previsão do mar: <source>Open-Meteo</source>. As condições podem mudar, e o capitão decide no dia.',
} satisfies Translated<typeof en>;
