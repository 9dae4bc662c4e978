import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Vous avez réservé cette sortie',
    former: 'Le passager précédent a réservé cette sortie',
    captain: 'Votre capitaine a réservé cette sortie pour vous',
  },
  paid: {
    you: (amount: string) => `Vous avez payé ${amount}`,
    former: (amount: string) => `Le passager précédent a payé ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `Vous avez payé ${amount} en espèces à votre capitaine`,
    former: (amount: string) => `Le passager précédent a payé ${amount} en espèces au capitaine`,
  },
  paidElsewhere: {
    you: (amount: string) => `Vous avez payé ${amount} en dehors de ce site`,
    former: (amount: string) => `Le passager précédent a payé ${amount} en dehors de ce site`,
  },
  moved: {
    you: (from: string, to: string) => `Vous avez déplacé la sortie : ${to} au lieu de ${from}`,
    former: (from: string, to: string) => `Le passager précédent a déplacé la sortie : ${to} au lieu de ${from}`,
    captain: (from: string, to: string) => `Votre capitaine a déplacé la sortie : ${to} au lieu de ${from}`,
  },
  anotherTime: 'un autre moment',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `Groupe réduit : ${after} au lieu de ${before}`,
  cancelled: 'La sortie a été annulée',
  isDue: (amount: string) => `${amount} restent à payer`,
  goesBack: (amount: string) => `${amount} remboursés au passager`,
  nothingBack: 'sans remboursement',
  captainGivesBack: (amount: string) => `le capitaine rembourse ${amount}`,
  refundDecided: (amount: string) => `Remboursement de ${amount} approuvé`,
  refundDecidedPlain: 'Remboursement approuvé',
  refundSent: (amount: string) => `Remboursement de ${amount} envoyé sur la carte utilisée pour payer`,
  refundSentPlain: 'Remboursement envoyé sur la carte utilisée pour payer',
  calledOff: 'La sortie a été annulée',
  rebooked: {
    you: (to: string) => `Vous êtes passé sur un autre bateau : ${to}`,
    former: (to: string) => `Le passager précédent est passé sur un autre bateau : ${to}`,
  },
  corrected: {
    you: 'Vous avez corrigé les coordonnées',
    former: 'Le passager précédent a corrigé les coordonnées',
  },
  handedOver: 'La sortie a été cédée',
  handedOverToYou: 'La sortie vous a été cédée',
  guestWrote: {
    you: 'Vous avez écrit à votre capitaine',
    former: 'Le passager précédent a écrit au capitaine',
  },
  captainWrote: (message: string) => `Message de votre capitaine : ${message}`,
  captainWroteFormer: 'Votre capitaine a écrit au passager précédent',
  asked: {
    cancel: {
      you: 'Vous avez demandé une annulation avec remboursement complet',
      former: 'Le passager précédent a demandé une annulation avec remboursement complet',
    },
    'fewer-guests': {
      you: 'Vous avez demandé à réduire le groupe',
      former: 'Le passager précédent a demandé à réduire le groupe',
    },
    move: {
      you: 'Vous avez demandé une autre date ou une autre heure',
      former: 'Le passager précédent a demandé une autre date ou une autre heure',
    },
    other: {
      you: 'Vous avez demandé un changement à votre capitaine',
      former: 'Le passager précédent a demandé un changement au capitaine',
    },
  },
  declined: 'Votre capitaine a refusé la demande',
  unanswered: 'Votre capitaine n’a pas répondu à temps',
  withdrawn: {
    you: 'Vous avez retiré votre demande',
    former: 'Le passager précédent a retiré sa demande',
  },
} satisfies Translated<typeof en>;
