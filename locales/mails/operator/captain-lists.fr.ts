import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './captain-lists.en.ts';

export default {
  calledOff: (trips) => plural('fr', trips, { one: `${trips} sortie annulée`, other: `${trips} sorties annulées` }),
  doNotSail: (why) => `Ces sorties sont annulées ${why}.`,
  guestsDoNotCome: (why) => `Ces passagers ne viennent pas ${why}. Vos bateaux partent avec leurs autres passagers.`,
  theyChoose: (until) =>
    `Nous avons prévenu vos passagers. Ceux qui ont payé par carte ont jusqu’au ${until}, heure de Saint-Martin, pour choisir un autre jour avec vous, un autre bateau ou un remboursement complet. Ceux qui vous ont payé directement choisissent un autre jour ou le remboursement de ce que vous avez encaissé. C’est vous qui les remboursez.`,
  tellThem: (until) => `Les passagers sans adresse e-mail sont indiqués ci-dessous : merci de les contacter vous-même. Le ${until}, heure de Saint-Martin, les réservations sans choix sont annulées.`,
  tellYourself: 'à contacter vous-même',
  settled: (trips) => plural('fr', trips, { one: `Le choix de votre passager : ${trips} sortie`, other: `Le choix de vos passagers : ${trips} sorties` }),
  settledText: 'Le délai pour choisir est passé pour les sorties annulées. Voici la suite pour chaque réservation.',
  outcome: (party, outcome) => `${party} : ${outcome}`,
  movedTo: (day) => `sortie déplacée au ${day}`,
  sailsElsewhere: 'sortie passée chez un autre capitaine',
  moneyBack: (money) => `${money} remboursés`,
  giveBack: (money) => `réservation annulée, merci de rembourser ${money} vous-même`,
  isOver: 'la réservation a pris fin',
  clash: (trips) => plural('fr', trips, { one: `Conflit d’agenda avec ${trips} sortie réservée`, other: `Conflits d’agenda avec ${trips} sorties réservées` }),
  clashText: 'Votre agenda vous dit occupé pendant ces sorties. Merci de choisir pour chacune : la garder, la déplacer ou l’annuler.',
  settleThem: 'Régler les conflits',
  seeBookings: 'Voir vos réservations',
} satisfies Translated<typeof en>;
