import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './operator-by-hand.en.ts';

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
  guestName: 'Nom du passager',

  howPaid: 'Comment est-ce payé ?',
  payments: { cash: 'En espèces', link: 'Par un lien que nous envoyons', elsewhere: 'Ailleurs' },
  paysByCard:
    'Le passager paie par carte, frais de service compris. Les places sont gardées entre-temps, comme pour toute réservation.',
  paysAmountByCard: (amount: string) =>
    `Le passager paie ${amount} par carte, frais de service compris. Les places sont gardées entre-temps, comme pour toute réservation.`,
  amount: 'Montant encaissé (USD)',
  amountHint: 'Vous le gardez : ni frais, ni versement, ni remboursement de notre part.',
  linkEmail: 'E-mail pour le lien',
  email: 'E-mail (facultatif)',
  emailHint: 'Pour une confirmation et la page de la sortie.',
  language: 'Langue des e-mails au passager',
  whereFrom: 'D’où vient la réservation ?',
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
  awaitsYes: (amount: string) => `Attend votre accord : ${amount}`,
  cancelBooking: 'Annuler la réservation',
  ofGuest: (guest: string) => `(${guest})`,
  cancelTitle: (guest: string) => `Annuler la réservation de ${guest} ?`,
  cancelIt: 'Annuler la réservation',
  keepIt: 'La garder',
  cancelling: 'Annulation…',
  cancelled: 'Réservation annulée',
  notCancelled: 'La réservation n’a pas été annulée',
  tryAgain: 'Veuillez réessayer.',
  placesFree: 'Les places sont aussitôt libres.',
  giveBack: (amount: string) =>
    `Vous avez encaissé ${amount} vous-même, veuillez donc les rendre vous-même : nous ne remboursons rien.`,
  nothingPaid: 'Rien n’a encore été payé, et le lien de paiement prend fin.',
  noAddress: 'Aucune adresse n’a été donnée : veuillez avertir le passager vous-même.',
  toldByMail: 'Le passager en est averti par e-mail.',
  forGood: 'C’est définitif.',

  taken: 'Encaissé par vous',
  takenText:
    'En espèces ou ailleurs, pour les réservations que vous avez ajoutées. Vous l’avez déjà : ce n’est dans aucun des montants ci-dessus, et sans frais.',
  monthCount: (month: string, count: number) =>
    plural('fr', count, {
      one: `${month}, ${count} réservation`,
      other: `${month}, ${count} réservations`,
    }),
  ship: 'Navire de croisière (facultatif)',
  noShip: 'Pas en croisière',
  shipHint: 'S’il ne vient pas, cette sortie est annulée.',
} satisfies Like<typeof en>;
