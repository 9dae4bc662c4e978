import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Usted reservó esta salida',
    former: 'La persona anterior reservó esta salida',
    captain: 'Su capitán reservó esta salida para usted',
  },
  paid: {
    you: (amount: string) => `Usted pagó ${amount}`,
    former: (amount: string) => `La persona anterior pagó ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `Usted pagó ${amount} en efectivo al capitán`,
    former: (amount: string) => `La persona anterior pagó ${amount} en efectivo al capitán`,
  },
  paidElsewhere: {
    you: (amount: string) => `Usted pagó ${amount} de otra manera, no a través de nosotros`,
    former: (amount: string) => `La persona anterior pagó ${amount} de otra manera, no a través de nosotros`,
  },
  moved: {
    you: (from: string, to: string) => `Usted cambió la salida: antes ${from}, ahora ${to}`,
    former: (from: string, to: string) => `La persona anterior cambió la salida: antes ${from}, ahora ${to}`,
    captain: (from: string, to: string) => `Su capitán cambió la salida: antes ${from}, ahora ${to}`,
  },
  anotherTime: 'otro momento',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `El grupo es de ${after} en lugar de ${before}`,
  cancelled: 'La salida se canceló',
  isDue: (amount: string) => `quedan por pagar ${amount}`,
  goesBack: (amount: string) => `se devuelven ${amount} al pasajero`,
  nothingBack: 'no se devuelve nada',
  captainGivesBack: (amount: string) => `el capitán devuelve ${amount}`,
  refundDecided: (amount: string) => `Se decidió un reembolso de ${amount}`,
  refundDecidedPlain: 'Se decidió un reembolso',
  refundSent: (amount: string) => `El reembolso de ${amount} se envió a la tarjeta con la que se pagó`,
  refundSentPlain: 'El reembolso se envió a la tarjeta con la que se pagó',
  calledOff: 'La salida se suspendió',
  rebooked: {
    you: (to: string) => `Usted eligió otro barco: ${to}`,
    former: (to: string) => `La persona anterior eligió otro barco: ${to}`,
  },
  corrected: {
    you: 'Usted corrigió los datos',
    former: 'La persona anterior corrigió los datos',
  },
  handedOver: 'La salida se cedió',
  handedOverToYou: 'Le cedieron la salida a usted',
  guestWrote: {
    you: 'Usted escribió al capitán',
    former: 'La persona anterior escribió al capitán',
  },
  captainWrote: (message: string) => `Su capitán le escribió: ${message}`,
  captainWroteFormer: 'Su capitán escribió a la persona anterior',
  asked: {
    cancel: {
      you: 'Usted pidió al capitán cancelar y recuperar todo lo pagado',
      former: 'La persona anterior pidió al capitán cancelar y recuperar todo lo pagado',
    },
    'fewer-guests': {
      you: 'Usted pidió al capitán venir con menos personas',
      former: 'La persona anterior pidió al capitán venir con menos personas',
    },
    move: {
      you: 'Usted pidió al capitán cambiar la salida',
      former: 'La persona anterior pidió al capitán cambiar la salida',
    },
    other: {
      you: 'Usted pidió un cambio al capitán',
      former: 'La persona anterior pidió un cambio al capitán',
    },
  },
  declined: 'Su capitán no pudo aceptar',
  unanswered: 'Su capitán no respondió a tiempo',
  withdrawn: {
    you: 'Usted retiró la pregunta',
    former: 'La persona anterior retiró la pregunta',
  },
} satisfies Translated<typeof en>;
