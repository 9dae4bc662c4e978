import type { Translated } from '../../translated.ts';
import type en from './breadcrumbs.en.ts';

export default {
  home: 'Inicio',
  boats: 'Barcos disponibles',
  departures: 'Salidas',
  ships: 'Cruceros',
  tripsFor: (ship: string) => `Excursiones en barco para pasajeros de ${ship}`,
} satisfies Translated<typeof en>;
