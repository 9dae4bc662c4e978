import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Você reservou este passeio',
    former: 'O passageiro anterior reservou este passeio',
    captain: 'O capitão reservou este passeio para você',
  },
  paid: {
    you: (amount: string) => `Você pagou ${amount}`,
    former: (amount: string) => `O passageiro anterior pagou ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `Você pagou ${amount} em dinheiro ao capitão`,
    former: (amount: string) => `O passageiro anterior pagou ${amount} em dinheiro ao capitão`,
  },
  paidElsewhere: {
    you: (amount: string) => `Você pagou ${amount} fora deste site`,
    former: (amount: string) => `O passageiro anterior pagou ${amount} fora deste site`,
  },
  moved: {
    you: (from: string, to: string) => `Você mudou o passeio de ${from} para ${to}`,
    former: (from: string, to: string) => `O passageiro anterior mudou o passeio de ${from} para ${to}`,
    captain: (from: string, to: string) => `O capitão mudou o passeio de ${from} para ${to}`,
  },
  anotherTime: 'outro horário',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `O grupo passou para ${after} (antes ${before})`,
  cancelled: 'O passeio foi cancelado',
  isDue: (amount: string) => `falta pagar ${amount}`,
  goesBack: (amount: string) => `reembolso de ${amount} ao passageiro`,
  nothingBack: 'sem reembolso',
  captainGivesBack: (amount: string) => `o capitão reembolsa ${amount}`,
  refundDecided: (amount: string) => `Reembolso de ${amount} aprovado`,
  refundDecidedPlain: 'Reembolso aprovado',
  refundSent: (amount: string) => `Reembolso de ${amount} enviado ao cartão usado`,
  refundSentPlain: 'Reembolso enviado ao cartão usado',
  calledOff: 'O passeio foi cancelado',
  rebooked: {
    you: (to: string) => `Você mudou para outro barco: ${to}`,
    former: (to: string) => `O passageiro anterior mudou para outro barco: ${to}`,
  },
  corrected: {
    you: 'Você corrigiu os dados',
    former: 'O passageiro anterior corrigiu os dados',
  },
  handedOver: 'O passeio foi cedido',
  handedOverToYou: 'Este passeio foi cedido a você',
  guestWrote: {
    you: 'Você escreveu ao capitão',
    former: 'O passageiro anterior escreveu ao capitão',
  },
  captainWrote: (message: string) => `Mensagem do capitão: ${message}`,
  captainWroteFormer: 'O capitão escreveu ao passageiro anterior',
  asked: {
    cancel: {
      you: 'Você pediu para cancelar com reembolso total',
      former: 'O passageiro anterior pediu para cancelar com reembolso total',
    },
    'fewer-guests': {
      you: 'Você pediu para reduzir o grupo',
      former: 'O passageiro anterior pediu para reduzir o grupo',
    },
    move: {
      you: 'Você pediu para mudar a data ou o horário',
      former: 'O passageiro anterior pediu para mudar a data ou o horário',
    },
    other: {
      you: 'Você pediu uma mudança ao capitão',
      former: 'O passageiro anterior pediu uma mudança ao capitão',
    },
  },
  declined: 'O capitão recusou o pedido',
  unanswered: 'O capitão não respondeu a tempo',
  withdrawn: {
    you: 'Você retirou seu pedido',
    former: 'O passageiro anterior retirou o pedido',
  },
} satisfies Translated<typeof en>;
