import type { Translated } from '../../../translated.ts';
import type en from './operator-featuring.en.ts';

export default {
  title: 'À la une de la page d’accueil',
  until: (day: string) => `À la une jusqu’au ${day}.`,
  renewFor: (price: string) => `Renouveler pour ${price}`,
  feature: 'Mettre ce bateau à la une',
  cannotPay: 'La mise à la une n’est pas possible pour le moment. Veuillez réessayer plus tard.',
  saveFirst: 'Enregistrez d’abord le bateau, puis mettez-le à la une.',
  hintDraft: (price: string) => `${price} pour 6 mois. Les visiteurs le voient une fois le bateau publié.`,
  hint: (price: string, most: number) => `${price} pour 6 mois, en haut de notre page d’accueil. Au-delà de ${most} bateaux à la une, ils alternent chaque jour.`,
  renewBoat: (boat: string, price: string) => `Renouveler ${boat} pour ${price}`,
  featureBoat: (boat: string, price: string) => `Mettre ${boat} à la une pour ${price}`,
  term: (day: string) => `Un seul paiement pour 6 mois, jusqu’au ${day}. Sans renouvellement automatique.`,
  cardNote: 'Votre carte est transmise directement à notre prestataire de paiement. Nous ne voyons jamais son numéro.',
  processing: 'Traitement…',
  pay: (price: string) => `Payer ${price}`,
  bankAsks: 'Votre banque vous demande de confirmer ce paiement. Si vous avez modifié autre chose, enregistrez-le d’abord.',
  continueAtBank: 'Continuer auprès de votre banque',
  anotherCard: 'Utiliser une autre carte',

  cardFields: {
    name: 'Nom sur la carte',
    number: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    cvc: 'CVC',
    zip: 'Code postal',
  },
  expiryShape: 'MM/AA',
  required: 'Obligatoire',
  fillRequired: 'Veuillez remplir les champs obligatoires',
  allRequired: 'Tous les champs du paiement sont obligatoires.',

  received: 'Paiement reçu. Votre bateau est à la une pour 6 mois.',
  failed: 'Échec du paiement : vérifiez votre carte et réessayez.',
  nothingCharged: 'Vous n’avez pas été débité. Vous pouvez payer maintenant avec une autre carte.',
  notConfirmed: 'Paiement pas encore confirmé',
  notConfirmedText: 'Votre banque n’a pas encore confirmé le paiement. Si elle le confirme, votre bateau est mis à la une. Sinon, vous n’êtes pas débité.',
  noProvider: 'Vous n’avez pas été débité. Le prestataire de paiement ne répond pas.',
  unknown: 'Impossible de savoir si le paiement a abouti. Veuillez réessayer dans une minute. Vous ne serez pas débité deux fois.',
  already: 'Votre bateau est déjà à la une.',
  notTwice: 'Vous n’avez pas été débité deux fois.',
} satisfies Translated<typeof en>;
