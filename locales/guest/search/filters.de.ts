import type { Like } from '../../like.ts';
import type en from './filters.en.ts';

export default {
  moreFilters: 'Weitere Filter und Sortierung',
  price: 'Preis',
  anyPrice: 'Alle Preise',
  upToPrice: (price: string) => `Bis ${price}`,
  between: 'Zwischen',
  prices: (least: string, most: string) => `${least} bis ${most}`,
  priceOrMore: (least: string) => `${least} oder mehr`,
  timeOfDay: 'Tageszeit',
  anyTime: 'Ganzer Tag',
  timesOfDay: { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' },
  length: 'Dauer',
  anyLength: 'Beliebig',
  lengths: { short: 'Bis 3 Stunden', half: '3 bis 5 Stunden', full: 'Ganzer Tag' },
  sort: 'Sortieren nach',
  featured: 'Empfohlen',
  orders: { soonest: 'Nächste Abfahrt', price: 'Niedrigster Preis', length: 'Kürzeste Dauer' },
  ship: 'Ich komme mit einem Kreuzfahrtschiff',
  noShip: 'Nein',
  shipHint: 'Nur Ausflüge, die Sie 90 Minuten vor „Alle an Bord“ zurückbringen.',
  dateFirst: 'Wählen Sie zuerst ein Datum.',
  noShips: 'An diesem Tag kommt kein Kreuzfahrtschiff.',
  shipsFailed: 'Die Schiffe konnten nicht geladen werden.',
  notComing: 'kommt nicht',

  onMap: 'Auf der Karte wählen',
  mapHint:
    'Die Zahl sagt, wie viele Boote dort zu Ihren anderen Filtern passen. Wählen Sie einen Hafen noch einmal, um alle Häfen zu sehen.',
  noBoats: 'keine Boote',
  noMatch: 'Kein Boot passt zu Ihren Filtern',
  tryAnother: 'Versuchen Sie ein anderes Datum, einen anderen Hafen oder eine andere Gruppengröße',
  clear: 'Filter löschen',
} satisfies Like<typeof en>;
