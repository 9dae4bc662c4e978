import type { Translated } from '../../translated.ts';
import type en from './breadcrumbs.en.ts';

export default {
  home: 'Accueil',
  boats: 'Bateaux disponibles',
  departures: 'Départs',
  ships: 'Navires de croisière',
  tripsFor: (ship: string) => `Sorties en bateau pour les passagers du ${ship}`,
} satisfies Translated<typeof en>;
