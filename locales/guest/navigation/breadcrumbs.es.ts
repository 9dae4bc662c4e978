import type { Like } from '../../like.ts';
import type en from './breadcrumbs.en.ts';

export default {
  home: 'Inicio',
  boats: 'Barcos disponibles',
  departures: 'Salidas',
  ships: 'Cruceros',
  tripsFor: (ship: string) => `Excursiones en barco para pasajeros de ${ship}`,
} satisfies Like<typeof en>;
