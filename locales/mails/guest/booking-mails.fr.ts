import type { Like } from '../../like.ts';
import type en from './booking-mails.en.ts';

export default {
  confirmed: (title: string) => `Réservation confirmée : ${title}`,
  confirmedShort: (code: string) => `Votre code est ${code}.`,
  confirmedText: (boat: string, captain: string, code: string) =>
    `Votre sortie sur ${boat} avec ${captain} est réservée. Montrez le code ${code} à l’embarquement.`,
  atDock: (minutes: number) => `Soyez au quai ${minutes} minutes avant le départ, s’il vous plaît.`,
  reserved: (title: string) => `Places retenues : ${title}`,
  reservedShort: (until: string) => `Pour garder vos places, payez au plus tard le ${until}.`,
  reservedText: (boat: string, captain: string) =>
    `Nous avons retenu ${boat} avec ${captain} pour vous. Rien n’a encore été débité.`,
  payOrReleased: (until: string) =>
    `Payez au plus tard le ${until}, heure de l’île. Ensuite, la réservation est libérée.`,
  keepReservation: (until: string) =>
    `Pas le temps de payer tout de suite ? Confirmez sur la page de votre sortie que ce message vous est bien parvenu, et nous gardons vos places jusqu’au ${until}, heure de l’île.`,
  keepOrSee: 'Garder vos places jusqu’à demain',
  seeReservation: 'Voir votre réservation',
  fullRefund: (title: string) => `Remboursement complet : ${title}`,
  lateShort: 'Votre paiement est arrivé alors que la réservation avait déjà pris fin.',
  late: (boat: string) =>
    `Votre paiement est arrivé après la fin de votre réservation, et vos places sur ${boat} n’étaient plus gardées pour vous.`,
  lateCalledOffShort: 'Votre sortie a été annulée avant l’arrivée de votre paiement.',
  lateCalledOff: (boat: string) =>
    `La sortie à bord de ${boat} a été annulée avant l’arrivée de votre paiement : elle n’est donc pas réservée.`,
  wholeBack: (paid: string) => `Nous vous rendons la totalité des ${paid}.`,
  partBack: (back: string, paid: string) =>
    `Nous vous rendons ${back} des ${paid} que vous avez payés.`,
  paidTwice: (title: string) => `Payé deux fois, un paiement remboursé : ${title}`,
  paidTwiceShort: 'Le second paiement vous est remboursé.',
  paidTwiceStands: (code: string, boat: string, paid: string) =>
    `Votre réservation ${code} sur ${boat} a été payée deux fois. Elle reste valable, et nous vous rendons la totalité du second paiement de ${paid}.`,
  paidTwiceOver: (code: string, boat: string, paid: string) =>
    `Votre réservation ${code} sur ${boat} a été payée deux fois. Nous vous rendons la totalité du second paiement de ${paid}.`,
  paidOften: (title: string, payments: number, refunded: number) =>
    `Payé ${payments} fois, ${refunded} paiements rendus : ${title}`,
  paidOftenShort: 'Les autres paiements vous sont remboursés.',
  paidOftenStands: (
    code: string,
    boat: string,
    payments: number,
    refunded: number,
    total: string,
  ) =>
    `Votre réservation ${code} sur ${boat} a été payée ${payments} fois. Elle reste valable, et nous vous rendons les ${refunded} autres paiements, soit ${total} en tout.`,
  paidOftenOver: (code: string, boat: string, payments: number, refunded: number, total: string) =>
    `Votre réservation ${code} sur ${boat} a été payée ${payments} fois. Nous vous rendons ${refunded} de ces paiements, soit ${total} en tout.`,
  released: (boat: string) => `Réservation libérée : ${boat}`,
  releasedShort: 'Elle n’a pas été payée à temps. Rien n’a été débité.',
  releasedText: (code: string) =>
    `Votre réservation ${code} n’a pas été payée à temps, ses places sont donc de nouveau libres. Rien n’a été débité.`,
  asked: (title: string) => `En attente de votre capitaine : ${title}`,
  askedShort: 'Vos places sont gardées. Votre carte n’a pas été débitée.',
  askedText: (boat: string, captain: string, by: string) =>
    `Vos places sur ${boat} sont gardées, et nous avons demandé à ${captain} de confirmer la sortie. Vous avez de nos nouvelles au plus tard le ${by}, heure de l’île.`,
  setAside: (price: string) =>
    `Votre carte n’a pas été débitée. ${price} sont mis de côté, et ne sont prélevés que si votre capitaine dit oui.`,
  notConfirmed: (title: string) => `Non confirmée : ${title}`,
  cardNotCharged: 'Votre carte n’a pas été débitée.',
  cannotTake: (captain: string) =>
    `Nous sommes désolés : ${captain} ne peut pas vous prendre pour cette sortie. Votre carte n’a pas été débitée ; si votre banque montre un montant mis de côté, elle le libère en quelques jours.`,
  notInTime:
    'Nous sommes désolés : cette sortie n’a pas pu être confirmée à temps. Votre carte n’a pas été débitée ; si votre banque montre un montant mis de côté, elle le libère en quelques jours.',
  notBooked: (title: string) => `Non réservée : ${title}`,
  notBookedShort: 'Votre capitaine a dit oui, mais votre carte n’a pas pu être débitée.',
  notBookedText: (captain: string) =>
    `${captain} a dit oui à votre sortie, mais votre carte n’a pas pu être débitée. La sortie n’est donc pas réservée, et ses places sont de nouveau libres.`,
  otherCard:
    'Rien n’a été débité ; si votre banque montre un montant mis de côté, elle le libère en quelques jours. N’hésitez pas à réserver à nouveau avec une autre carte.',
  moved: (title: string) => `Nouvel horaire : ${title}`,
  youMovedShort: 'Vous avez déplacé votre sortie.',
  youMoved: (boat: string) =>
    `Vous avez déplacé votre sortie sur ${boat}. La nouvelle date et la nouvelle heure sont ci-dessous ; le prix reste le même.`,
  captainMovedShort: 'Votre capitaine a dû déplacer votre sortie.',
  captainMoved: (captain: string, boat: string) =>
    `${captain} a dû déplacer votre sortie sur ${boat}. La nouvelle date et la nouvelle heure sont ci-dessous ; le prix reste le même.`,
  orDoNotPay: (until: string) =>
    `Payez au plus tard le ${until}, heure de l’île. Si le nouvel horaire ne vous convient pas, ne payez pas, tout simplement : rien n’a été débité.`,
  orAskCaptain:
    'Si le nouvel horaire ne vous convient pas, voyez avec votre capitaine, que vous avez payé.',
  orWriteToUs:
    'Si le nouvel horaire ne vous convient pas, écrivez-nous. Votre carte n’a pas été débitée.',
  orCancel:
    'Si le nouvel horaire ne vous convient pas, annulez sur la page de votre sortie dans les trois jours et avant le départ : vous êtes entièrement remboursé.',
  cancelled: (title: string) => `Annulée : ${title}`,
  youCancelled: (code: string, boat: string) =>
    `Vous avez annulé votre réservation ${code} sur ${boat}.`,
  wasCancelled: (code: string, boat: string) =>
    `Votre réservation ${code} sur ${boat} a été annulée. Vous n’êtes pas attendu à bord.`,
  paidToCaptain: (paid: string, captain: string) =>
    `Vous avez payé ${paid} à votre capitaine et non à nous : ${captain} vous rend votre argent.`,
  nothingCharged: 'Rien n’a été débité.',
} satisfies Like<typeof en>;
