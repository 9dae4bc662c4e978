import type { Like } from '../../like.ts';
import type en from './filters.en.ts';

export default {
  moreFilters: 'Meer filters en sorteren',
  price: 'Prijs',
  anyPrice: 'Alle prijzen',
  upToPrice: (price: string) => `Tot ${price}`,
  between: 'Tussen',
  prices: (least: string, most: string) => `${least} tot ${most}`,
  priceOrMore: (least: string) => `${least} of meer`,
  timeOfDay: 'Dagdeel',
  anyTime: 'De hele dag',
  timesOfDay: { morning: 'Ochtend', afternoon: 'Middag', evening: 'Avond' },
  length: 'Duur',
  anyLength: 'Maakt niet uit',
  lengths: { short: 'Tot 3 uur', half: '3 tot 5 uur', full: 'Hele dag' },
  sort: 'Sorteren op',
  featured: 'Uitgelicht',
  orders: { soonest: 'Eerste vertrek', price: 'Laagste prijs', length: 'Kortste tocht' },
  ship: 'Ik kom met een cruiseschip',
  noShip: 'Nee',
  shipHint: 'Alleen tochten die u 90 minuten voor ‘Iedereen aan boord’ terugbrengen.',
  dateFirst: 'Kies eerst een datum.',
  noShips: 'Op deze dag komt er geen cruiseschip.',
  shipsFailed: 'De schepen konden niet worden geladen.',
  notComing: 'komt niet',

  onMap: 'Kies op de kaart',
  mapHint:
    'Het getal zegt hoeveel boten daar bij uw andere filters passen. Kies een haven nog eens om alle havens te zien.',
  noBoats: 'geen boten',
  noMatch: 'Geen boten gevonden met deze filters',
  tryAnother: 'Probeer een andere datum, haven of groepsgrootte',
  clear: 'Filters wissen',
} satisfies Like<typeof en>;
