import type { Translated } from '../../translated.ts';
import type en from './breadcrumbs.en.ts';

export default {
  home: 'Startseite',
  boats: 'Verfügbare Boote',
  departures: 'Abfahrten',
  ships: 'Kreuzfahrtschiffe',
  tripsFor: (ship: string) => `Bootsausflüge für Gäste der ${ship}`,
} satisfies Translated<typeof en>;
