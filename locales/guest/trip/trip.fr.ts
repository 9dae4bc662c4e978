import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip.en.ts';

export default {
  yourTrip: 'Votre sortie',
  tripOn: (boat: string) => `Votre sortie sur ${boat}`,
  loading: 'Chargement de votre sortie…',
  notLoaded: 'Impossible de charger votre sortie',
  notLoadedText:
    'Veuillez vérifier votre connexion et réessayer. Votre sortie elle-même n’est pas touchée.',
  noTrip: 'Ce lien ne mène à aucune sortie',
  noTripText:
    'Il est peut-être ancien ou incomplet, ou la sortie a été cédée à quelqu’un d’autre. Si la sortie est la vôtre, nous vous envoyons un nouveau lien.',
  handedOver: (name: string) => `La sortie est maintenant à ${name}`,
  handedOverText:
    'Cette personne reçoit un e-mail avec son propre lien. Le vôtre n’ouvre plus la sortie, et nous vous l’avons écrit aussi par e-mail.',

  reserved: (boat: string) => `Votre sortie sur ${boat} est réservée`,
  awaiting: (boat: string) => `Votre sortie sur ${boat} attend votre capitaine`,
  paymentComes: 'Votre paiement est en route',
  paymentComesText: 'Cette page affiche votre sortie dès que le paiement est arrivé.',
  ended: 'Cette réservation a pris fin',
  endedText:
    'Elle n’a pas été payée ou confirmée à temps, et ses places ont été libérées. Rien n’a été débité.',
  cancelled: 'Cette sortie a été annulée',
  captainGivesBack: (amount: string) =>
    `Votre capitaine vous rend les ${amount} que vous lui avez payés.`,
  partBack: (back: string, paid: string) =>
    `${back} sur les ${paid} payés sont remboursés sur la carte qui a servi au paiement.`,
  nothingOf: (paid: string) => `Sur les ${paid} payés, rien n’est remboursé.`,
  nothingCharged: 'Rien n’a été débité.',
  seeBoat: (boat: string) => `${boat}, voir le bateau`,
  islandTime: 'heure de Saint-Martin',
  underWay: 'En mer',
  over: 'Cette sortie est terminée',
  inDays: (count: number) => `Dans ${count} jours`,
  inMinutes: (count: number) =>
    plural('fr', count, { one: `Dans ${count} minute`, other: `Dans ${count} minutes` }),
  todayIn: (hours: number) =>
    plural('fr', hours, {
      one: `Aujourd’hui, dans ${hours} heure`,
      other: `Aujourd’hui, dans ${hours} heures`,
    }),
  tomorrowIn: (hours: number) =>
    plural('fr', hours, {
      one: `Demain, dans ${hours} heure`,
      other: `Demain, dans ${hours} heures`,
    }),
  keepUntil: (until: string) => `Pas encore prêt à payer ? Gardez vos places jusqu’au ${until}.`,
  keepPlaces: 'Garder mes places',
  placesKept: (until: string) => `Vos places sont gardées jusqu’au ${until}.`,
  stillToPay: 'Reste à payer',
  waiting: 'En attente de votre capitaine',
  waitingText:
    'Vos places sont gardées, et nous avons demandé à votre capitaine de confirmer la sortie. Votre carte n’a pas été débitée ; elle ne le sera que s’il accepte. Nous vous écrivons dans tous les cas.',
  waitingTextBy: (until: string) =>
    `Vos places sont gardées, et nous avons demandé à votre capitaine de confirmer la sortie avant le ${until}. Votre carte n’a pas été débitée ; elle ne le sera que s’il accepte. Nous vous écrivons dans tous les cas.`,
  begun:
    'Cette sortie a commencé et ne peut plus être modifiée ici. Appelez votre capitaine ou écrivez-nous.',
  offline: (readAt: string) =>
    `<strong>Vous êtes hors connexion.</strong> Voici votre sortie telle qu’elle était le ${readAt}.`,

  atBoarding: 'À montrer à l’embarquement',
  qrCode: (code: string) => `Code QR contenant ${code}`,
  whereToBe: 'Lieu de rendez-vous',
  beThere: 'Soyez là',
  beforeStart: (minutes: number) => `${minutes} minutes avant le départ`,
  aboutBoat: 'En savoir plus sur le bateau',
  whoComes: 'Qui vient',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  money: 'Paiement',
  paid: 'Payé',
  toPay: 'À payer',
  price: 'Prix',
  paidBy: { cash: 'en espèces au capitaine', elsewhere: 'ailleurs, pas par nous' },
  backFromCaptain: 'Remboursé par le capitaine',
  backToCard: 'Remboursé sur la carte',
  history: 'Historique',

  yourCaptain: 'Votre capitaine',
  call: 'Appeler',
  write: 'Écrire à votre capitaine',
  writeHint: 'La réponse arrive dans votre messagerie.',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: 'Envoyé. Votre capitaine l’a reçu par e-mail.',

  change: 'Modifier votre sortie',
  needConnection: 'Il faut une connexion pour modifier votre sortie.',
  move: 'Changer de jour',
  fewer: 'Venir moins nombreux',
  correct: 'Corriger vos coordonnées',
  handOver: 'Céder à quelqu’un',
  cancel: 'Annuler la sortie',
  paidCaptainPolicy:
    'Vous avez payé votre capitaine, et non nous. Pour annuler ou venir moins nombreux, demandez-le-lui ici : le remboursement est une affaire entre vous deux.',
  unpaidPolicy: 'Rien n’a encore été débité : vous pouvez annuler sans frais.',
  hoursBefore: (moment: string, hours: number) => `${moment} (${hours} heures avant le départ)`,
  freePolicy: (until: string) =>
    `Annulation gratuite avant le ${until} : tout ce qui a été payé est remboursé sur la carte ; plus tard, aucun remboursement n’est dû, sauf si la sortie est annulée par votre capitaine ou à cause de la météo.`,
  latePolicy: (until: string) =>
    `L’annulation était gratuite avant le ${until} ; maintenant, aucun remboursement n’est dû, sauf si la sortie est annulée par votre capitaine ou à cause de la météo.`,
  goesBack: (amount: string) =>
    `${amount} sont remboursés sur la carte qui a servi au paiement. Votre banque l’affiche en général sous 5 à 10 jours.`,
  nothingBack: 'Rien n’est remboursé.',
  asking: (hours: number) =>
    `Votre capitaine a ${hours} heures pour répondre, au plus tard jusqu’au départ. Sans son accord, votre sortie reste comme elle est.`,
  asked:
    'La question est posée à votre capitaine. Nous vous envoyons la réponse par e-mail, et elle figure sur cette page. D’ici là, votre sortie reste comme elle est.',
  askedFewer:
    'La question est posée à votre capitaine. Nous vous envoyons la réponse par e-mail, et elle figure sur cette page. D’ici là, vous êtes tous inscrits.',
  askCaptain: 'Demander à votre capitaine',
  askingNow: 'Envoi de la demande…',
  whatToDo: 'Que souhaitez-vous faire ?',
  done: 'Terminé',
  goBack: 'Retour',
  oneMoment: 'Un instant…',
  saving: 'Enregistrement…',
  noAnswer:
    'Aucune réponse n’est arrivée : nous ne savons pas si c’est fait. Vérifiez votre connexion et appuyez de nouveau : ce n’est fait qu’une seule fois.',

  cancelTitle: 'Annuler votre sortie',
  cancelling: 'Annulation…',
  keep: 'Garder la sortie',
  askToCancel: (amount: string) => `Demander à mon capitaine d’annuler, et de me rendre ${amount}`,
  cancelNow: 'Annuler maintenant, sans rien récupérer',
  why: 'Pourquoi ? (facultatif)',
  whyHint: 'Votre capitaine le lit.',
  cancelPaidCaptain: (paid: string) =>
    `Vous avez payé ${paid} à votre capitaine, et non à nous : c’est donc lui qui décide. S’il accepte, vos places sont libres pour d’autres, et il vous rembourse ce dont vous convenez.`,
  freeAtOnce: 'Vos places sont aussitôt libres pour d’autres, et c’est définitif.',
  cancelUnpaid: 'Rien n’a été débité, et rien ne le sera.',
  cancelLate: (until: string, paid: string) =>
    `Il est trop tard pour annuler gratuitement : selon les règles de votre réservation, c’était possible avant le ${until}. Si vous annulez maintenant, aucun remboursement n’est dû sur les ${paid} payés. Votre capitaine peut accorder davantage.`,
  cancelBack: (amount: string) => `Annuler, ${amount} remboursés`,
  cancelNothing: 'Annuler sans rien récupérer',
  cancelDone: 'Votre sortie est annulée. Votre capitaine est prévenu.',

  fewerText: (guests: string) =>
    `${guests} sont inscrites. Les places des autres sont aussitôt libres pour d’autres passagers. Pour venir plus nombreux plus tard, réservez une sortie à part.`,
  howMany: 'Combien viennent ?',
  comeWith: (count: number) => (count === 1 ? 'Venir seul(e)' : `Venir à ${count}`),
  choiceDue: (guests: string, amount: string) => `${guests} : ${amount} à payer`,
  choiceBack: (guests: string, amount: string) => `${guests} : ${amount} remboursés`,
  choiceNothing: (guests: string) => `${guests} : rien n’est remboursé`,
  fewerPaidCaptain:
    'Vous avez payé votre capitaine, et non nous : le remboursement est une affaire entre vous deux.',
  fewerLate: 'Il est trop tard pour avoir droit à un remboursement.',
  mayAgree: 'Votre capitaine peut accorder davantage.',
  askFewer: 'Demander à mon capitaine, avec remboursement des autres',
  fewerNow: 'Venir moins nombreux maintenant, sans rien récupérer',
  fewerDone: (count: number) =>
    plural('fr', count, {
      one: `${count} personne est inscrite maintenant. Votre capitaine est prévenu.`,
      other: `${count} personnes sont inscrites maintenant. Votre capitaine est prévenu.`,
    }),
  fewerDue: (amount: string) =>
    `${amount} restent à payer ; cette page et notre e-mail mènent au paiement.`,

  moveTitle: 'Déplacer votre sortie',
  moveNow: 'Déplacer la sortie',
  moving: 'Déplacement…',
  lookingForDays: 'Recherche de jours libres…',
  daysNotLoaded: 'Impossible de charger les jours libres',
  connection: 'Veuillez vérifier votre connexion et réessayer.',
  noOtherDay:
    'Ce bateau n’a pas d’autre jour avec de la place pour vous. Votre capitaine en sait peut-être plus : écrivez-lui.',
  fromTo: (from: string, to: string) => `Du ${from} au <strong>${to}</strong>.`,
  newDay: 'Nouveau jour',
  newTime: 'Nouvelle heure',
  lateMove:
    'Il est trop tard pour déplacer cette sortie sans l’accord de votre capitaine. Le prix reste le même.',
  paidPriceStays: (price: string) =>
    `Le prix reste celui que vous avez payé, ${price} : déplacer ne coûte rien. Le délai d’annulation gratuite se compte à partir du nouveau départ.`,
  priceStays: (price: string) => `Le prix reste le même, ${price} : déplacer ne coûte rien.`,
  moveDone: (to: string) =>
    `Votre sortie est maintenant le ${to}, au même prix. Votre capitaine est prévenu, et vous recevez un e-mail avec un nouveau fichier d’agenda.`,

  correctText: 'Votre capitaine en est averti. Cela ne coûte rien.',
  fullName: 'Nom complet',
  phoneField: 'Téléphone (facultatif)',
  requestsField: 'Demandes particulières (facultatif)',
  save: 'Enregistrer',
  saved: 'Enregistré. Votre capitaine est prévenu.',

  handOverTitle: 'Céder votre sortie',
  handOverText:
    'Quelqu’un d’autre vient à votre place. Cette personne reçoit son propre lien par e-mail, et le vôtre prend fin. Cela ne coûte rien.',
  theirName: 'Son nom complet',
  theirEmail: 'Son adresse e-mail',
  theirPhone: 'Son téléphone (facultatif)',
  goOn: 'Continuer',
  isRight: 'Est-ce correct ?',
  lastWords: (name: string, email: string) =>
    `${name} (${email}) reçoit votre sortie et peut la modifier ou l’annuler. Votre lien prend fin aussitôt, et c’est définitif.`,
  lastWordsCaptain:
    'Si elle devait être annulée, le remboursement est une affaire entre le capitaine et la personne qui a payé.',
  lastWordsCard: (amount: string) =>
    `Si la sortie devait être annulée, le remboursement (au plus ${amount}) va sur la carte qui a servi au paiement, et non à cette personne.`,
  handOverNow: 'Céder la sortie',
  handingOver: 'Cession en cours…',
  changeIt: 'Modifier',

  askedCancel: 'Vous avez demandé à annuler, avec remboursement.',
  askedCancelCaptain: 'Vous avez demandé à annuler.',
  askedToFewer: (guests: string) =>
    `Vous avez demandé à venir à ${guests}, avec remboursement des autres.`,
  askedToFewerCaptain: (guests: string) => `Vous avez demandé à venir à ${guests}.`,
  askedToMove: (to: string) => `Vous avez demandé à passer au ${to}.`,
  answerBy: (until: string) =>
    `La réponse arrive par e-mail avant le ${until} ; d’ici là, votre sortie reste comme elle est.`,
  takeBack: 'Retirer la demande',
  takeBackTitle: 'Retirer votre demande ?',
  takeBackText: 'Votre sortie reste comme elle est, et votre capitaine n’a pas à répondre.',

  reviewLoading: 'Chargement de votre avis…',
  reviewNotLoaded: 'Impossible de charger votre avis.',
  tryAgain: 'Réessayer',
  reviewAbsent:
    'Votre capitaine a noté que personne d’entre vous n’est venu : il n’y a donc pas de sortie à évaluer. Si c’est faux, écrivez-nous.',
  reviewThanks: 'Merci pour votre avis',
  yourReview: 'Votre avis',
  everybodyReads: (boat: string) => `Tout le monde peut le lire sur la page de ${boat}.`,
  reviewHidden: 'Nous ne le montrons pas sur la page du bateau.',
  howWas: (boat: string) => `Comment était ${boat} ?`,
  reviewText: (until: string) =>
    `Vous pouvez donner votre avis jusqu’au ${until}, et ne pouvez plus le modifier ensuite. Votre prénom, l’initiale de votre nom, le mois et la taille de votre groupe figurent à côté.`,
  starsField: 'Étoiles',
  starNames: { 1: 'Mauvais', 2: 'Moyen', 3: 'Bien', 4: 'Très bien', 5: 'Excellent' },
  starsMean: (stars: number, meaning: string) =>
    plural('fr', stars, {
      one: `${stars} étoile, ${meaning}`,
      other: `${stars} étoiles, ${meaning}`,
    }),
  yourWords: 'Vos mots (facultatif)',
  sendReview: 'Envoyer l’avis',
  notSent: 'Cela n’a pas fonctionné. Veuillez réessayer.',
} satisfies Like<typeof en>;
