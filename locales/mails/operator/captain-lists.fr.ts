import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './captain-lists.en.ts';

export default {
  calledOff: (trips) => plural('fr', trips, { one: `${trips} sortie annulée`, other: `${trips} sorties annulées` }),
  doNotSail: (why) => `Ces sorties n’ont pas lieu, ${why}.`,
  guestsDoNotCome: (why) => `Ces passagers ne viennent pas, ${why}. Vos bateaux partent avec leurs autres passagers.`,
  theyChoose: (until) =>
    `Nous avons prévenu vos passagers. Ceux qui ont payé par carte choisissent jusqu’au ${until}, heure de l’île, entre un autre jour avec vous, un autre bateau et le remboursement. Ceux qui vous ont payé directement choisissent entre un autre jour et la somme que vous avez encaissée, que vous rendez alors vous-même.`,
  tellThem: (until) => `Les passagers sans adresse e-mail sont signalés : merci de les prévenir vous-même. Le ${until}, heure de l’île, les réservations sans réponse seront annulées.`,
  tellYourself: 'à prévenir vous-même',
  settled: (trips) => plural('fr', trips, { one: `Le choix de vos passagers : ${trips} sortie`, other: `Le choix de vos passagers : ${trips} sorties` }),
  settledText: 'Le délai pour choisir est passé. Voici ce qu’il est advenu de chaque sortie annulée.',
  movedTo: (day) => `vient le ${day}`,
  sailsElsewhere: 'part avec un autre capitaine',
  moneyBack: (money) => `${money} remboursés`,
  giveBack: (money) => `annulée : merci de rendre ${money} vous-même`,
  isOver: 'la réservation a pris fin',
  clash: (trips) => plural('fr', trips, { one: `Votre agenda est occupé pendant ${trips} sortie vendue`, other: `Votre agenda est occupé pendant ${trips} sorties vendues` }),
  clashText: 'Votre agenda est occupé pendant ces sorties. Pour chacune, merci de choisir : la maintenir, la déplacer ou l’annuler.',
  settleThem: 'Régler maintenant',
  seeBookings: 'Voir vos réservations',
} satisfies Translated<typeof en>;
