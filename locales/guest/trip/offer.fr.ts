import type { Like } from '../../like.ts';
import type en from './offer.en.ts';
import { plural } from '../../plural.ts';

export default {
  notSailing: 'Votre sortie n’a pas lieu',
  calledOff: 'Votre sortie est annulée',
  sorry: {
    weather:
      'Nous sommes désolés : elle a été annulée à cause de la météo. Vous choisissez ce que vous recevez à la place.',
    engine:
      'Nous sommes désolés : elle a été annulée parce que le bateau ne peut pas naviguer. Vous choisissez ce que vous recevez à la place.',
    'too-few-guests':
      'Nous sommes désolés : elle a été annulée faute de passagers en nombre suffisant. Vous choisissez ce que vous recevez à la place.',
    sickness:
      'Nous sommes désolés : elle a été annulée pour cause de maladie. Vous choisissez ce que vous recevez à la place.',
    'ship-skipped':
      'Nous sommes désolés : elle a été annulée parce que le bateau de croisière ne vient pas sur l’île. Vous choisissez ce que vous recevez à la place.',
  },
  chooseUntil: (until: string) => `Veuillez choisir avant le ${until}.`,
  unanswered: (amount: string) =>
    `Une sortie peut être choisie jusqu’à ce que son jour commence. Sans nouvelles de vous, vos ${amount} vous sont remboursés automatiquement.`,
  unansweredByHand:
    'Une sortie peut être choisie jusqu’à ce que son jour commence. Sans nouvelles de vous, votre réservation prend fin, et votre capitaine vous rend ce que vous lui avez payé.',
  didNotWork: 'Cela n’a pas fonctionné',
  arranged: 'C’est fait',
  unknown: 'Nous n’avons pas pu vérifier si cette sortie a toujours lieu comme prévu.',
  tryAgain: 'Réessayer',
  goBack: 'Retour',
  noLonger: 'Ce n’est plus possible. Veuillez choisir de nouveau.',
  unreachable: 'Le serveur n’a pas pu être joint. Veuillez réessayer.',

  anotherDayTitle: 'Un autre jour sur le même bateau',
  samePrice: 'Au prix que vous avez payé.',
  noDay: 'Aucun jour proche n’a de place pour vous.',
  noDayText: 'Le bateau est complet ou ne navigue pas les jours autour du vôtre.',
  anotherDay: 'Un autre jour',
  chooseDay: 'Choisir ce jour',
  anotherBoat: 'Un autre bateau',
  noBoat: 'Aucun autre bateau n’a de place pour vous cette semaine-là.',
  boats: (count: number) =>
    plural('fr', count, {
      one: `${count} bateau a de la place pour vous.`,
      other: `${count} bateaux ont de la place pour vous.`,
    }),
  noBoatText: 'Les bateaux du même genre sont complets, ou coûtent plus que ce que vous avez payé.',
  moneyBack: 'Le remboursement complet',
  fromCaptain: 'Par votre capitaine, que vous avez payé.',
  toCard: (amount: string) => `${amount}, sur la carte avec laquelle vous avez payé.`,
  boatFrom: (operator: string, port: string) => `${operator}, départ : ${port}`,
  daysOf: (boat: string) => `Jours de ${boat}`,
  chooseBoat: (boat: string) => `Choisir ${boat}`,
  day: 'Jour',
  start: 'Départ',

  dayTitle: 'Partir un autre jour ?',
  dayText: (when: string) =>
    `Vous partez le ${when} à la place, avec le même bateau. Il n’y a rien à payer, et votre code de réservation reste le même.`,
  takeDay: 'Prendre ce jour',
  moving: 'Déplacement de votre sortie…',
  dayDone: (when: string) =>
    `Vous partez le ${when}, avec le même bateau. Nous vous avons envoyé le nouvel horaire par e-mail.`,
  boatTitle: (boat: string) => `Partir sur ${boat} ?`,
  boatText: (boat: string, operator: string, when: string) =>
    `Vous partez sur ${boat} avec ${operator}, le ${when}.`,
  codeStays: 'Votre code de réservation reste le même.',
  mailed: 'Nous vous avons envoyé par e-mail tout ce qu’il vous faut.',
  takeBoat: 'Prendre ce bateau',
  bookingPlaces: 'Réservation de vos places…',
  costsLess: (amount: string) =>
    `Elle coûte moins cher : ${amount} vous sont remboursés sur votre carte.`,
  costsSame: 'Elle coûte le même prix : il n’y a rien à payer.',
  moneyTitle: 'Être remboursé ?',
  moneyText: (amount: string) =>
    `La totalité de vos ${amount} est remboursée sur la carte avec laquelle vous avez payé, et votre réservation prend fin. Votre banque l’affiche en général sous 5 à 10 jours. C’est définitif.`,
  getBack: (amount: string) => `Récupérer ${amount}`,
  sendingBack: 'Remboursement en cours…',
  moneyDone: (amount: string) =>
    `${amount} sont remboursés sur la carte avec laquelle vous avez payé. Votre banque l’affiche en général sous 5 à 10 jours.`,
  captainTitle: 'Être remboursé par votre capitaine ?',
  captainText:
    'Votre réservation prend fin, et votre capitaine vous rend ce que vous lui avez payé : il en est averti aussitôt. C’est définitif.',
  endBooking: 'Mettre fin à la réservation',
  ending: 'Fin de la réservation…',
  captainDone:
    'Votre réservation a pris fin. Votre capitaine doit vous rembourser ce que vous lui avez payé. Il en est informé.',
} satisfies Like<typeof en>;
