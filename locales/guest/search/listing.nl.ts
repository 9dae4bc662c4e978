import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Beschikbare boten',
  subline: 'Kies de dagtocht die bij u past',
  loading: 'Boten laden…',
  failed: 'De boten konden niet worden geladen',
  failedText: 'Controleer uw verbinding en probeer het opnieuw.',

  filter: 'Boten filteren',
  date: 'Datum',
  port: 'Vertrekhaven',
  anyPort: 'Alle havens',
  otherPort: 'Andere haven',
  people: 'Personen',
  anySize: 'Maakt niet uit',
  exactly: 'Precies',
  tripType: 'Soort tocht',
  anyTrip: 'Alle tochten',
  boatType: 'Soort boot',
  anyBoat: 'Alle boten',
  show: 'Boten tonen',
  boats: 'Boten',
  found: (count: number) => plural('nl', count, { one: `${count} boot`, other: `${count} boten` }),
  foundMore: (count: number) => `Meer dan ${count} boten`,
  nextDays: 'Eerstvolgende dagen met plaats',
  toFirst: 'Terug naar de eerste boten',
  showMore: 'Meer boten tonen',
  secondBoat: 'Kies een tweede boot om te vergelijken.',
  compareNone: 'Niet vergelijken',

  perPerson: ' / persoon',
  perCharter: ' / charter',
  bookNow: 'Boek nu',
  compare: 'Vergelijken',
  comparing: 'Gekozen',
  nextDeparture: (when: string) => `Volgend vertrek: <b>${when}</b>`,
  inAll: (price: string, guests: string) => `${price} in totaal voor ${guests}`,
  freeUntil: (hours: number) => `Gratis annuleren tot ${hours} uur van tevoren`,
  tooSoon: 'Vertrekt te snel om nog gratis te annuleren',
} satisfies Translated<typeof en>;
