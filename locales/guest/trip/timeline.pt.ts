import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Você reservou este passeio',
    former: 'A pessoa anterior reservou este passeio',
    captain: 'O capitão reservou este passeio para você',
  },
  paid: {
    you: (amount: string) => `Você pagou ${amount}`,
    former: (amount: string) => `A pessoa anterior pagou ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `Você pagou ${amount} em dinheiro ao capitão`,
    former: (amount: string) => `A pessoa anterior pagou ${amount} em dinheiro ao capitão`,
  },
  paidElsewhere: {
    you: (amount: string) => `Você pagou ${amount} de outra forma, sem passar por nós`,
    former: (amount: string) => `A pessoa anterior pagou ${amount} de outra forma, sem passar por nós`,
  },
  moved: {
    you: (from: string, to: string) => `Você mudou o passeio de ${from} para ${to}`,
    former: (from: string, to: string) => `A pessoa anterior mudou o passeio de ${from} para ${to}`,
    captain: (from: string, to: string) => `O capitão mudou o passeio de ${from} para ${to}`,
  },
  anotherTime: 'outro momento',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `O grupo é de ${after} em vez de ${before}`,
  cancelled: 'O passeio foi cancelado',
  isDue: (amount: string) => `falta pagar ${amount}`,
  goesBack: (amount: string) => `${amount} são devolvidos ao passageiro`,
  nothingBack: 'nada é devolvido',
  captainGivesBack: (amount: string) => `o capitão devolve ${amount}`,
  refundDecided: (amount: string) => `Um reembolso de ${amount} foi decidido`,
  refundDecidedPlain: 'Um reembolso foi decidido',
  refundSent: (amount: string) => `O reembolso de ${amount} foi enviado ao cartão usado`,
  refundSentPlain: 'O reembolso foi enviado ao cartão usado',
  calledOff: 'O passeio foi suspenso',
  rebooked: {
    you: (to: string) => `Você escolheu outro barco: ${to}`,
    former: (to: string) => `A pessoa anterior escolheu outro barco: ${to}`,
  },
  corrected: {
    you: 'Você corrigiu os dados',
    former: 'A pessoa anterior corrigiu os dados',
  },
  handedOver: 'O passeio foi cedido',
  handedOverToYou: 'O passeio foi cedido a você',
  guestWrote: {
    you: 'Você escreveu ao capitão',
    former: 'A pessoa anterior escreveu ao capitão',
  },
  captainWrote: (message: string) => `O capitão escreveu a você: ${message}`,
  captainWroteFormer: 'O capitão escreveu à pessoa anterior',
  asked: {
    cancel: {
      you: 'Você pediu ao capitão para cancelar e receber de volta tudo o que foi pago',
      former: 'A pessoa anterior pediu ao capitão para cancelar e receber de volta tudo o que foi pago',
    },
    'fewer-guests': {
      you: 'Você pediu ao capitão para vir com menos pessoas',
      former: 'A pessoa anterior pediu ao capitão para vir com menos pessoas',
    },
    move: {
      you: 'Você pediu ao capitão para mudar o passeio',
      former: 'A pessoa anterior pediu ao capitão para mudar o passeio',
    },
    other: {
      you: 'Você pediu uma mudança ao capitão',
      former: 'A pessoa anterior pediu uma mudança ao capitão',
    },
  },
  declined: 'O capitão não pôde aceitar',
  unanswered: 'O capitão não respondeu a tempo',
  withdrawn: {
    you: 'Você retirou o pedido',
    former: 'A pessoa anterior retirou o pedido',
  },
} satisfies Translated<typeof en>;
