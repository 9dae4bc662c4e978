import type { Like } from '../../like.ts';
import type en from './offer.en.ts';
import { plural } from '../../plural.ts';

export default {
  notSailing: 'Uw tocht gaat niet door',
  calledOff: 'Uw tocht is afgeblazen',
  sorry: {
    weather:
      'Het spijt ons: hij is afgeblazen vanwege het weer. U kiest wat u ervoor in de plaats krijgt.',
    engine:
      'Het spijt ons: hij is afgeblazen omdat de boot niet kan varen. U kiest wat u ervoor in de plaats krijgt.',
    'too-few-guests':
      'Het spijt ons: hij is afgeblazen omdat er te weinig gasten waren. U kiest wat u ervoor in de plaats krijgt.',
    sickness:
      'Het spijt ons: hij is afgeblazen vanwege ziekte. U kiest wat u ervoor in de plaats krijgt.',
    'ship-skipped':
      'Het spijt ons: hij is afgeblazen omdat het cruiseschip niet naar het eiland komt. U kiest wat u ervoor in de plaats krijgt.',
  },
  chooseUntil: (until: string) => `Kies alstublieft uiterlijk ${until}.`,
  unanswered: (amount: string) =>
    `Een tocht kan worden gekozen totdat zijn dag begint. Horen we niets, dan krijgt u uw ${amount} vanzelf terug.`,
  unansweredByHand:
    'Een tocht kan worden gekozen totdat zijn dag begint. Horen we niets, dan eindigt uw boeking en geeft uw kapitein terug wat u hem hebt betaald.',
  didNotWork: 'Dat is niet gelukt',
  arranged: 'Het is geregeld',
  unknown: 'We konden niet nagaan of deze tocht nog volgens plan doorgaat.',
  tryAgain: 'Opnieuw proberen',
  goBack: 'Terug',
  noLonger: 'Dit kan niet meer. Kies alstublieft opnieuw.',
  unreachable: 'De server was niet te bereiken. Probeer het opnieuw.',

  anotherDayTitle: 'Een andere dag op dezelfde boot',
  samePrice: 'Voor de prijs die u hebt betaald.',
  noDay: 'Op geen enkele dag in de buurt is er plaats voor u.',
  noDayText: 'Op de dagen rond uw tocht is de boot vol of vaart hij niet.',
  anotherDay: 'Een andere dag',
  chooseDay: 'Deze dag kiezen',
  anotherBoat: 'Een andere boot',
  noBoat: 'Geen andere boot heeft die week plaats voor u.',
  boats: (count: number) =>
    plural('nl', count, {
      one: `${count} boot heeft plaats voor u.`,
      other: `${count} boten hebben plaats voor u.`,
    }),
  noBoatText: 'Boten van dezelfde soort zijn vol, of kosten meer dan wat u hebt betaald.',
  moneyBack: 'Al uw geld terug',
  fromCaptain: 'Van uw kapitein, die u hebt betaald.',
  toCard: (amount: string) => `${amount}, op de kaart waarmee u hebt betaald.`,
  boatFrom: (operator: string, port: string) => `${operator}, vanaf ${port}`,
  daysOf: (boat: string) => `Dagen van ${boat}`,
  chooseBoat: (boat: string) => `${boat} kiezen`,
  day: 'Dag',
  start: 'Vertrek',

  dayTitle: 'Op een andere dag varen?',
  dayText: (when: string) =>
    `U vaart in plaats daarvan op ${when}, met dezelfde boot. Er is niets te betalen, en uw boekingscode blijft dezelfde.`,
  takeDay: 'Deze dag nemen',
  moving: 'Uw tocht wordt verzet…',
  dayDone: (when: string) =>
    `U vaart op ${when}, met dezelfde boot. We hebben u de nieuwe tijd gemaild.`,
  boatTitle: (boat: string) => `Varen op ${boat}?`,
  boatText: (boat: string, operator: string, when: string) =>
    `U vaart op ${boat} met ${operator}, op ${when}.`,
  codeStays: 'Uw boekingscode blijft dezelfde.',
  mailed: 'We hebben u alles gemaild wat u nodig hebt.',
  takeBoat: 'Deze boot nemen',
  bookingPlaces: 'Uw plaatsen worden geboekt…',
  costsLess: (amount: string) => `Het kost minder: ${amount} gaat terug naar uw kaart.`,
  costsSame: 'Het kost hetzelfde: er is niets te betalen.',
  moneyTitle: 'Uw geld terugkrijgen?',
  moneyText: (amount: string) =>
    `Uw ${amount} gaat helemaal terug naar de kaart waarmee u hebt betaald, en uw boeking eindigt. Uw bank toont het meestal binnen 5 tot 10 dagen. Dit kan niet ongedaan worden gemaakt.`,
  getBack: (amount: string) => `${amount} terugkrijgen`,
  sendingBack: 'Wordt teruggestuurd…',
  moneyDone: (amount: string) =>
    `${amount} gaat terug naar de kaart waarmee u hebt betaald. Uw bank toont het meestal binnen 5 tot 10 dagen.`,
  captainTitle: 'Uw geld terugkrijgen van uw kapitein?',
  captainText:
    'Uw boeking eindigt, en uw kapitein geeft terug wat u hem hebt betaald: hij hoort het meteen. Dit kan niet ongedaan worden gemaakt.',
  endBooking: 'De boeking beëindigen',
  ending: 'Wordt beëindigd…',
  captainDone:
    'Uw boeking is beëindigd. Uw kapitein weet dat hij teruggeeft wat u hem hebt betaald.',
} satisfies Like<typeof en>;
