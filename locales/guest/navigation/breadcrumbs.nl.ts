import type { Translated } from '../../translated.ts';
import type en from './breadcrumbs.en.ts';

export default {
  home: 'Home',
  boats: 'Beschikbare boten',
  departures: 'Vertrektijden',
  ships: 'Cruiseschepen',
  tripsFor: (ship: string) => `Boottochten voor gasten van de ${ship}`,
} satisfies Translated<typeof en>;
