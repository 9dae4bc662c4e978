import { plural } from '../plural.ts';
import type { PortalMessages } from './portal-messages.ts';

export default {
  add: 'Ajouter une réservation',
  noBoat: 'Vous n’avez aucun bateau publié, il n’y a donc rien à réserver.',
  failed: 'Impossible de charger les places libres',
  failedText: 'Veuillez vérifier votre connexion et réessayer.',
  cancel: 'Annuler',
  booking: 'Réservation…',
  book: 'Réserver',
  bookFor: {
    link: (amount: string) => `Réserver, ${amount} par lien`,
    cash: (amount: string) => `Réserver, ${amount} en espèces`,
    elsewhere: (amount: string) => `Réserver, ${amount} ailleurs`,
  },

  boat: 'Bateau',
  nothingLeft: 'Ce bateau n’a plus rien à réserver ce jour-là.',
  departure: 'Départ',
  full: 'Complet',
  seatsLeft: (count: number) =>
    plural('fr', count, { one: `${count} place libre`, other: `${count} places libres` }),
  wholeBoat: (time: string) => `Bateau entier, dès ${time}`,
  upTo: (count: number) =>
    plural('fr', count, {
      one: `Jusqu’à ${count} passager`,
      other: `Jusqu’à ${count} passagers`,
    }),
  guests: 'Passagers',
  fewer: 'Un passager de moins',
  more: 'Un passager de plus',
  ofMost: (most: number) => `sur ${most}`,
  lastDay: 'Dernier jour',
  guestName: 'Nom du client',

  howPaid: 'Comment est-ce payé ?',
  payments: { cash: 'En espèces', link: 'Par un lien que nous envoyons', elsewhere: 'Ailleurs' },
  paysByCard:
    'Le client paie par carte, frais de service compris. Les places sont gardées entre-temps, comme pour toute réservation.',
  paysAmountByCard: (amount: string) =>
    `Le client paie ${amount} par carte, frais de service compris. Les places sont gardées entre-temps, comme pour toute réservation.`,
  amount: 'Montant reçu (USD)',
  amountHint: 'Il reste chez vous : ni frais, ni versement, ni remboursement de notre part.',
  linkEmail: 'E-mail pour le lien',
  email: 'E-mail (facultatif)',
  emailHint: 'Pour une confirmation et la page de la sortie.',
  language: 'Langue des e-mails au client',
  whereFrom: 'D’où vient ce client ?',
  sources: { 'walk-in': 'Sur place', phone: 'Par téléphone', hotel: 'Par un hôtel' },
  phone: 'Téléphone (facultatif)',
  requests: 'Demandes (facultatif)',
  noAnswer:
    'Aucune réponse n’est arrivée : nous ne savons pas si c’est réservé. Vérifiez votre connexion et appuyez de nouveau : ce n’est réservé qu’une seule fois.',
  booked: 'Réservé',
  bookedText: (guest: string, guests: string, code: string) => `${guest}, ${guests}, ${code}.`,
  linkSent: (email: string) => `Le lien de paiement est en route vers ${email}.`,

  paid: { card: 'Payé', cash: 'Payé en espèces', elsewhere: 'Payé ailleurs' },
  toPay: (amount: string) => `À payer : ${amount}`,
  awaitsYes: (amount: string) => `Attend votre oui : ${amount}`,
  cancelBooking: 'Annuler la réservation',
  ofGuest: (guest: string) => `de ${guest}`,
  cancelTitle: (guest: string) => `Annuler la réservation de ${guest} ?`,
  cancelIt: 'Annuler la réservation',
  keepIt: 'La garder',
  cancelling: 'Annulation…',
  cancelled: 'Réservation annulée',
  notCancelled: 'La réservation n’a pas été annulée',
  tryAgain: 'Veuillez réessayer.',
  placesFree: 'Les places sont aussitôt libres.',
  giveBack: (amount: string) =>
    `Vous avez reçu ${amount} vous-même, veuillez donc les rendre vous-même : nous ne remboursons rien.`,
  nothingPaid: 'Rien n’a encore été payé, et le lien de paiement prend fin.',
  noAddress: 'Ce client n’a donné aucune adresse : veuillez l’avertir vous-même.',
  toldByMail: 'Le client en est averti par e-mail.',
  forGood: 'C’est définitif.',

  taken: 'Encaissé par vous',
  takenText:
    'En espèces ou ailleurs, pour les réservations que vous avez ajoutées. Vous l’avez déjà : ce n’est dans aucun des montants ci-dessus, et sans frais.',
  monthCount: (month: string, count: number) =>
    plural('fr', count, {
      one: `${month}, ${count} réservation`,
      other: `${month}, ${count} réservations`,
    }),
  ship: 'Bateau de croisière (facultatif)',
  noShip: 'Pas en croisière',
  shipHint: 'S’il ne vient pas, cette sortie est annulée.',
} satisfies PortalMessages['operator-by-hand'];
