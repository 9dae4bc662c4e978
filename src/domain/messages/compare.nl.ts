import type { Like } from './like.ts';
import type en from './compare.en.ts';

export default {
  title: 'Boten vergelijken',
  chooseTwo: 'Kies twee boten',
  pressCompare: 'Tik op Vergelijken bij de ene boot en dan bij de andere',
  browse: 'Boten bekijken',
  gone: 'Een van deze boten bestaat niet of is verwijderd.',
  loading: 'Boten laden…',
  sideBySide: 'Twee boten naast elkaar',
  notSaid: 'Niet vermeld',
  chooseDay: (name: string) => `Kies een dag<on> met ${name}</on>`,
  type: 'Soort',
  departsFrom: 'Vertrekt uit',
  size: 'Grootte',
  pricePerPerson: 'Prijs per persoon',
  notBySeat: 'Niet per plaats te boeken',
  charterDay: 'Privécharter, per dag',
  notOffered: 'Niet mogelijk',
  inAllFor: (guests: string) => `In totaal voor ${guests}`,
  tooSmall: 'Te klein',
  nextDeparture: 'Volgende vertrek',
  none: 'Geen met plaats',
  cancellation: 'Annuleren',
  freeUntil: (hours: number) => `Gratis tot ${hours} uur van tevoren`,
  tooSoon: 'Vertrekt te snel om gratis te zijn',
  rating: 'Beoordeling',
} satisfies Like<typeof en>;
