import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Usted reservó esta excursión',
    former: 'El pasajero anterior reservó esta excursión',
    captain: 'Su capitán reservó esta excursión para usted',
  },
  paid: {
    you: (amount: string) => `Usted pagó ${amount}`,
    former: (amount: string) => `El pasajero anterior pagó ${amount}`,
  },
  paidCash: {
    you: (amount: string) => `Usted pagó ${amount} en efectivo a su capitán`,
    former: (amount: string) => `El pasajero anterior pagó ${amount} en efectivo al capitán`,
  },
  paidElsewhere: {
    you: (amount: string) => `Usted pagó ${amount} fuera de este sitio`,
    former: (amount: string) => `El pasajero anterior pagó ${amount} fuera de este sitio`,
  },
  moved: {
    you: (from: string, to: string) => `Usted cambió la excursión: antes ${from}, ahora ${to}`,
    former: (from: string, to: string) => `El pasajero anterior cambió la excursión: antes ${from}, ahora ${to}`,
    captain: (from: string, to: string) => `Su capitán cambió la excursión: antes ${from}, ahora ${to}`,
  },
  anotherTime: 'otro momento',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `Tamaño del grupo: ${after} (antes ${before})`,
  cancelled: 'La excursión se canceló',
  isDue: (amount: string) => `quedan por pagar ${amount}`,
  goesBack: (amount: string) => `reembolso de ${amount} al pasajero`,
  nothingBack: 'sin reembolso',
  captainGivesBack: (amount: string) => `el capitán reembolsa ${amount}`,
  refundDecided: (amount: string) => `Reembolso de ${amount} aprobado`,
  refundDecidedPlain: 'Reembolso aprobado',
  refundSent: (amount: string) => `Reembolso de ${amount} enviado a la tarjeta con la que se pagó`,
  refundSentPlain: 'Reembolso enviado a la tarjeta con la que se pagó',
  calledOff: 'La excursión se canceló',
  rebooked: {
    you: (to: string) => `Usted cambió a otro barco: ${to}`,
    former: (to: string) => `El pasajero anterior cambió a otro barco: ${to}`,
  },
  corrected: {
    you: 'Usted corrigió los datos',
    former: 'El pasajero anterior corrigió los datos',
  },
  handedOver: 'La excursión se cedió',
  handedOverToYou: 'Le cedieron esta excursión a usted',
  guestWrote: {
    you: 'Usted escribió a su capitán',
    former: 'El pasajero anterior escribió al capitán',
  },
  captainWrote: (message: string) => `Mensaje de su capitán: ${message}`,
  captainWroteFormer: 'Su capitán escribió al pasajero anterior',
  asked: {
    cancel: {
      you: 'Usted pidió cancelar con reembolso completo',
      former: 'El pasajero anterior pidió cancelar con reembolso completo',
    },
    'fewer-guests': {
      you: 'Usted pidió reducir el grupo',
      former: 'El pasajero anterior pidió reducir el grupo',
    },
    move: {
      you: 'Usted pidió cambiar la fecha o la hora',
      former: 'El pasajero anterior pidió cambiar la fecha o la hora',
    },
    other: {
      you: 'Usted pidió un cambio a su capitán',
      former: 'El pasajero anterior pidió un cambio al capitán',
    },
  },
  declined: 'Su capitán no aceptó la solicitud',
  unanswered: 'Su capitán no respondió a tiempo',
  withdrawn: {
    you: 'Usted retiró su solicitud',
    former: 'El pasajero anterior retiró su solicitud',
  },
} satisfies Translated<typeof en>;
