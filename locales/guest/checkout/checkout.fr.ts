import type en from './checkout.en.ts';
import type { Like } from '../../like.ts';

export default {
  complete: 'Finaliser votre réservation',
  refusedTitle: (title: string) => `Erreur : ${title}`,
  invalid: 'Réservation incomplète',
  invalidText:
    'Nous n’avons pas trouvé cette sortie : le bateau, la date, l’heure ou la taille du groupe manque ou n’est pas valable. Veuillez la choisir de nouveau.',
  loadingTrip: 'Chargement de votre sortie…',
  browse: 'Voir les bateaux',
  backHome: 'Retour à l’accueil',
  backToBoat: 'Retour au bateau',
  leftOpen:
    'Vous avez quitté la page de paiement. Rien n’a été débité, et vos places sont de nouveau libres tant que vous ne continuez pas.',
  leftClosed:
    'Cette page de paiement a été fermée, parce que son délai était écoulé ou parce que vous en avez ouvert une autre pour ce bateau. Rien n’y a été débité.',
  byShip:
    'Vous arrivez en bateau de croisière. S’il ne vient finalement pas sur l’île, nous annulons votre sortie, et vous choisissez un autre jour, un autre bateau ou le remboursement complet.',
  whichShip: 'Arrivez-vous en bateau de croisière ? (facultatif)',
  noShip: 'Non',
  setupFailed: 'Le paiement n’a pas pu être préparé',
  notProcessed: 'Le paiement n’a pas pu être traité. Veuillez réessayer.',
  noSession: 'La page de paiement n’a pas pu être ouverte.',

  summary: 'Votre sortie',
  departsFrom: (place: string) => `Départ : ${place}`,
  otherTimes: 'Voir les dates et horaires disponibles',
  taxes: 'Taxes et frais',
  noneAdded: 'Aucun supplément',

  yourDetails: 'Vos coordonnées',
  fullName: 'Nom complet',
  email: 'Adresse e-mail',
  emailHint: 'Nous y envoyons votre confirmation.',
  phone: 'Téléphone (facultatif)',
  phoneHint: 'Au cas où votre capitaine devrait vous joindre le jour même.',
  requests: 'Demandes particulières (facultatif)',
  acceptTerms:
    'J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy> (textes en anglais)',
  bookedAlready:
    'La voici : <booking>votre réservation de cette sortie</booking>. Si vous voulez plus de places, réservez-la encore une fois.',
  bookAgain: 'Oui, réserver cette sortie encore une fois',
  toPayment: 'Continuer vers le paiement',
  redirecting: 'Ouverture de la page de paiement…',
  partner: 'Vous allez être redirigé vers notre prestataire de paiement.',

  boatFailed: 'Impossible de charger le bateau',
  boatNotFound: 'Bateau introuvable',
  backToBoats: 'Retour aux bateaux',
  boatGone: 'Le bateau que vous cherchez n’existe pas ou a été retiré.',
  connection: 'Veuillez vérifier votre connexion et réessayer.',
  chooseBoat: 'Choisissez un bateau à réserver',
  anotherBoat: 'Choisir un autre bateau',
  personal: 'Vos informations',
  linkHint: 'Nous y envoyons votre confirmation et le lien de paiement.',
  tripDetails: 'Votre sortie',
  tripDate: 'Date de la sortie',
  wholeDay: 'Le bateau est à vous toute la journée.',
  firstDeparture: (time: string) => `Départ à ${time}, le premier où il y a de la place pour vous.`,
  requestsTitle: 'Demandes particulières',
  captainKnows: 'Quelque chose que votre capitaine devrait savoir ? (facultatif)',
  payment: 'Paiement',
  costOf: (guests: string) => `Prix de la sortie, ${guests}`,
  costOfCharter: 'Prix de la sortie, privatisation',
  serviceFee: (percent: number) => `Frais de service (${percent} %)`,
  total: 'Total',
  payNow: (price: string) =>
    `Ces frais servent à réserver maintenant et à payer plus tard. Payée tout de suite, la même sortie coûte ${price} : <pay>payer maintenant, sans les frais</pay>`,
  cardNumber: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  expiryForm: 'MM/AA',
  cvc: 'CVC',
  notCharged:
    'Rien n’est débité maintenant, et les données de carte saisies ici ne sont pas envoyées. Un lien de paiement sécurisé suit avec votre confirmation.',
  acceptPolicies:
    'J’accepte les <terms>conditions générales</terms> (en anglais) et les <cancellation>conditions d’annulation</cancellation>',
  completeBooking: 'Réserver',
  processing: 'Traitement en cours…',
  bookingFailed: 'La réservation n’a pas abouti',
  checkFields: 'Veuillez vérifier les champs obligatoires.',
} satisfies Like<typeof en>;
