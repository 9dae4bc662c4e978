import type { Translated } from '../../../translated.ts';
import type en from './operator-changes.en.ts';

export default {
  asksToCancel: (guest: string) => `${guest} demande à annuler la réservation`,
  asksForMoney: (guest: string) => `${guest} demande l’annulation avec remboursement complet`,
  asksForFewer: (guest: string, guests: string) => `${guest} demande à réduire le groupe à ${guests}`,
  asksToMove: (guest: string, to: string) => `${guest} demande à passer au ${to}`,
  trip: (boat: string, when: string, guests: string, code: string) => `${boat}, ${when}, ${guests}, réservation ${code}.`,
  paidYou: 'Ce passager vous a payé directement : la décision vous revient.',
  tooLate: 'Les changements gratuits sont terminés : votre accord est nécessaire.',
  yesCancel: (money: string) => `Si vous acceptez, la réservation est annulée et ses places sont remises en vente. ${money}`,
  yesFewer: (guests: string, all: number, money: string) => `Si vous acceptez, le groupe passe de ${all} à ${guests} et les autres places sont remises en vente. ${money}`,
  yesMove: 'Si vous acceptez, la sortie est déplacée. Le prix et le paiement restent les mêmes.',
  moneyByUs: (amount: string, guest: string) => `Nous remboursons ${amount} à ${guest}, et cette somme ne vous est pas versée.`,
  moneyByYou: (guest: string) => `${guest} vous a payé directement : tout remboursement se règle entre vous.`,
  answerBy: (until: string) => `Répondez au plus tard le ${until}. Sans réponse, la sortie reste telle que réservée.`,
  agree: 'Accepter la demande',
  decline: 'Refuser la demande',
  agreeTitle: 'Accepter cette demande ?',
  agreeText: (guest: string) => `Nous prévenons ${guest}. Cette action est définitive.`,
  declineTitle: 'Refuser cette demande ?',
  declineText: (guest: string) => `Nous informons ${guest} de votre refus. La sortie et le paiement ne changent pas.`,
  agreed: 'Demande acceptée. La réservation est à jour.',
  declined: 'Demande refusée. La sortie reste telle que réservée.',
} satisfies Translated<typeof en>;
