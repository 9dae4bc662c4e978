import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Beschikbare boten',
  subline: 'Kies de dagtocht die bij je past',
  loading: 'Boten laden…',
  failed: 'We konden de boten niet laden',
  failedText: 'Controleer je verbinding en probeer het opnieuw.',

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
  nextDays: 'Eerstvolgende beschikbare data',
  toFirst: 'Terug naar de eerste boten',
  showMore: 'Meer boten tonen',
  secondBoat: 'Kies nog een boot om te vergelijken.',
  compareNone: 'Vergelijking wissen',

  perPerson: ' / persoon',
  perCharter: ' / charter',
  bookNow: 'Boek nu',
  bookNowTotal: (price: string, guests: string) => `${price} in totaal voor ${guests}, inclusief servicekosten`,
  compare: 'Vergelijken',
  comparing: 'Toegevoegd',
  nextDeparture: (when: string) => `Volgend vertrek: ${when}`,
  inAll: (price: string, guests: string) => `${price} in totaal voor ${guests}`,
  freeUntil: (hours: number) => `Gratis annuleren tot ${hours} uur van tevoren`,
  tooSoon: 'Vertrekt binnenkort: niet gratis te annuleren',
} satisfies Translated<typeof en>;
