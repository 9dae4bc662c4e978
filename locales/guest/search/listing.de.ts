import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Verfügbare Boote',
  subline: 'Finden Sie den Tagesausflug, der zu Ihnen passt',
  loading: 'Boote werden geladen …',
  failed: 'Die Boote konnten nicht geladen werden',
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
  nextDays: 'Die nächsten Tage mit freien Plätzen',
  toFirst: 'Zurück zu den ersten Booten',
  showMore: 'Mehr Boote anzeigen',
  secondBoat: 'Wählen Sie ein zweites Boot zum Vergleich.',
  compareNone: 'Nicht vergleichen',

  perPerson: ' / Person',
  perCharter: ' / Charter',
  bookNow: 'Jetzt buchen',
  compare: 'Vergleichen',
  comparing: 'Ausgewählt',
  nextDeparture: (when: string) => `Nächste Abfahrt: <b>${when}</b>`,
  inAll: (price: string, guests: string) => `${price} insgesamt für ${guests}`,
  freeUntil: (hours: number) => `Kostenlos stornierbar bis ${hours} Std. vorher`,
  tooSoon: 'Keine kostenlose Stornierung mehr',
} satisfies Translated<typeof en>;
