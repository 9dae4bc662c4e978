import type { Like } from './like.ts';
import type en from './compare.en.ts';

export default {
  title: 'Boote vergleichen',
  chooseTwo: 'Wählen Sie zwei Boote',
  pressCompare: 'Tippen Sie bei einem Boot auf Vergleichen, dann bei einem zweiten',
  browse: 'Boote ansehen',
  gone: 'Eines dieser Boote gibt es nicht, oder es wurde entfernt.',
  loading: 'Boote werden geladen …',
  sideBySide: 'Zwei Boote nebeneinander',
  notSaid: 'Keine Angabe',
  chooseDay: (name: string) => `Tag wählen<on>: ${name}</on>`,
  type: 'Typ',
  departsFrom: 'Abfahrt',
  size: 'Größe',
  pricePerPerson: 'Preis pro Person',
  notBySeat: 'Nicht pro Platz buchbar',
  charterDay: 'Privater Charter, pro Tag',
  notOffered: 'Nicht möglich',
  inAllFor: (guests: string) => `Insgesamt für ${guests}`,
  tooSmall: 'Zu klein',
  nextDeparture: 'Nächste Abfahrt',
  none: 'Keine mit freien Plätzen',
  cancellation: 'Stornierung',
  freeUntil: (hours: number) => `Kostenlos bis ${hours} Std. vorher`,
  tooSoon: 'Legt zu bald ab, um kostenlos zu sein',
  rating: 'Bewertung',
} satisfies Like<typeof en>;
