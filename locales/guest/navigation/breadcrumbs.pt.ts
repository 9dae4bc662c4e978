import type { Translated } from '../../translated.ts';
import type en from './breadcrumbs.en.ts';

export default {
  home: 'Início',
  boats: 'Barcos disponíveis',
  departures: 'Saídas',
  ships: 'Navios de cruzeiro',
  tripsFor: (ship: string) => `Passeios de barco para passageiros do ${ship}`,
} satisfies Translated<typeof en>;
