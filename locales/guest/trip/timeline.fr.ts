import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Vous avez réservé cette sortie',
    former: 'Le passager avant vous a réservé cette sortie',
    captain: 'Votre capitaine a réservé cette sortie pour vous',
  },
  paid: {
    you: (amount: string) => `Vous avez payé ${amount}`,
    former: (amount: string) => `Le passager avant vous a payé ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `Vous avez payé ${amount} en espèces au capitaine`,
    former: (amount: string) => `Le passager avant vous a payé ${amount} en espèces au capitaine`,
  },
  paidElsewhere: {
    you: (amount: string) => `Vous avez payé ${amount} ailleurs, pas par nous`,
    former: (amount: string) => `Le passager avant vous a payé ${amount} ailleurs, pas par nous`,
  },
  moved: {
    you: (from: string, to: string) => `Vous avez déplacé la sortie : avant ${from}, maintenant ${to}`,
    former: (from: string, to: string) => `Le passager avant vous a déplacé la sortie : avant ${from}, maintenant ${to}`,
    captain: (from: string, to: string) => `Votre capitaine a déplacé la sortie : avant ${from}, maintenant ${to}`,
  },
  anotherTime: 'un autre moment',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `Le groupe est de ${after} au lieu de ${before}`,
  cancelled: 'La sortie a été annulée',
  isDue: (amount: string) => `${amount} restent à payer`,
  goesBack: (amount: string) => `${amount} sont remboursés au passager`,
  nothingBack: 'rien n’est remboursé',
  captainGivesBack: (amount: string) => `le capitaine rend ${amount}`,
  refundDecided: (amount: string) => `Un remboursement de ${amount} a été décidé`,
  refundDecidedPlain: 'Un remboursement a été décidé',
  refundSent: (amount: string) => `Le remboursement de ${amount} a été envoyé sur la carte qui a servi au paiement`,
  refundSentPlain: 'Le remboursement a été envoyé sur la carte qui a servi au paiement',
  calledOff: 'La sortie a été annulée : elle n’a pas lieu',
  rebooked: {
    you: (to: string) => `Vous avez choisi un autre bateau : ${to}`,
    former: (to: string) => `Le passager avant vous a choisi un autre bateau : ${to}`,
  },
  corrected: {
    you: 'Vous avez corrigé les coordonnées',
    former: 'Le passager avant vous a corrigé les coordonnées',
  },
  handedOver: 'La sortie a été cédée',
  handedOverToYou: 'La sortie vous a été cédée',
  guestWrote: {
    you: 'Vous avez écrit au capitaine',
    former: 'Le passager avant vous a écrit au capitaine',
  },
  captainWrote: (message: string) => `Votre capitaine vous a écrit : ${message}`,
  captainWroteFormer: 'Votre capitaine a écrit au passager avant vous',
  asked: {
    cancel: {
      you: 'Vous avez demandé au capitaine d’annuler et de rendre tout ce qui a été payé',
      former: 'Le passager avant vous a demandé au capitaine d’annuler et de rendre tout ce qui a été payé',
    },
    'fewer-guests': {
      you: 'Vous avez demandé au capitaine de pouvoir venir moins nombreux',
      former: 'Le passager avant vous a demandé au capitaine de pouvoir venir moins nombreux',
    },
    move: {
      you: 'Vous avez demandé au capitaine de déplacer la sortie',
      former: 'Le passager avant vous a demandé au capitaine de déplacer la sortie',
    },
    other: {
      you: 'Vous avez demandé un changement au capitaine',
      former: 'Le passager avant vous a demandé un changement au capitaine',
    },
  },
  declined: 'Votre capitaine n’a pas pu accepter',
  unanswered: 'Votre capitaine n’a pas répondu à temps',
  withdrawn: {
    you: 'Vous avez retiré la demande',
    former: 'Le passager avant vous a retiré la demande',
  },
} satisfies Translated<typeof en>;
