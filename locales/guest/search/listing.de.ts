import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Verfügbare Boote',
  subline: 'Finden Sie den Tagesausflug, der zu Ihnen passt',
  loading: 'Boote werden geladen …',
  failed: 'Wir konnten die Boote nicht laden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  filter: 'Boote filtern',
  date: 'Datum',
  port: 'Abfahrtshafen',
  anyPort: 'Alle Häfen',
  otherPort: 'Anderer Hafen',
  people: 'Personen',
  anySize: 'Beliebig',
  exactly: 'Genau',
  tripType: 'Art des Ausflugs',
  anyTrip: 'Alle Ausflüge',
  boatType: 'Bootstyp',
  anyBoat: 'Alle Boote',
  show: 'Boote anzeigen',
  boats: 'Boote',
  found: (count: number) => plural('de', count, { one: `${count} Boot`, other: `${count} Boote` }),
  foundMore: (count: number) => `Mehr als ${count} Boote`,
  nextDays: 'Nächste freie Termine',
  toFirst: 'Zurück zu den ersten Booten',
  showMore: 'Mehr Boote anzeigen',
  secondBoat: 'Wählen Sie noch ein Boot zum Vergleich.',
  compareNone: 'Vergleich löschen',

  perPerson: ' / Person',
  perCharter: ' / Charter',
  bookNow: 'Jetzt buchen',
  bookNowTotal: (price: string, guests: string) => `${price} insgesamt für ${guests}, inklusive Servicegebühr`,
  compare: 'Vergleichen',
  comparing: 'Im Vergleich',
  nextDeparture: (when: string) => `Nächste Abfahrt: ${when}`,
  inAll: (price: string, guests: string) => `${price} insgesamt für ${guests}`,
  freeUntil: (hours: number) => `Kostenlos stornierbar bis ${hours} Stunden vorher`,
  tooSoon: 'Baldige Abfahrt: keine kostenlose Stornierung',
} satisfies Translated<typeof en>;
