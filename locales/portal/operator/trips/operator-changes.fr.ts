import type { Translated } from '../../../translated.ts';
import type en from './operator-changes.en.ts';

export default {
  asksToCancel: (guest: string) => `${guest} demande à annuler la réservation`,
  asksForMoney: (guest: string) => `${guest} demande l’annulation et le remboursement`,
  asksForFewer: (guest: string, guests: string) => `${guest} demande à ramener le groupe à ${guests}`,
  asksToMove: (guest: string, to: string) => `${guest} demande à passer au ${to}`,
  trip: (boat: string, when: string, guests: string, code: string) => `${boat}, ${when}, ${guests}, réservation ${code}.`,
  paidYou: 'Ce passager vous a payé, c’est donc à vous qu’il le demande.',
  tooLate: 'Il est trop tard pour que votre passager le fasse de plein droit.',
  yesCancel: (money: string) => `Si vous acceptez, la réservation est annulée, ses places sont de nouveau libres, et ${money}`,
  yesFewer: (guests: string, all: number, money: string) => `Si vous acceptez, le groupe passe de ${all} à ${guests}, les autres places sont de nouveau libres, et ${money}`,
  yesMove: 'Si vous acceptez, la sortie est déplacée. Le prix reste le même : rien à payer, rien à rendre.',
  moneyByUs: (amount: string, guest: string) => `${amount} sont remboursés à ${guest}, et ne vous sont pas versés.`,
  moneyByYou: (guest: string) => `ce que vous rendez à ${guest} se règle entre vous : c’est vous qui avez été payé, et non nous.`,
  answerBy: (until: string) => `Veuillez répondre avant le ${until}. Sans réponse, la sortie reste comme elle est.`,
  agree: 'Oui, accepter',
  decline: 'Non, garder la sortie',
  agreeTitle: 'Accepter ce changement ?',
  agreeText: (guest: string) => `Nous avertissons ${guest}. C’est définitif.`,
  declineTitle: 'Garder la sortie comme elle est ?',
  declineText: (guest: string) => `Nous disons à ${guest} que vous n’avez pas pu accepter. Rien n’est payé ni remboursé.`,
  agreed: 'Accepté. Le changement est fait.',
  declined: 'Refusé. La sortie reste comme elle est.',
} satisfies Translated<typeof en>;
