import type { Translated } from '../../../translated.ts';
import type en from './operator-changes.en.ts';

export default {
  asksToCancel: (guest: string) => `${guest} pide cancelar`,
  asksForMoney: (guest: string) => `${guest} pide cancelar y recuperar su dinero`,
  asksForFewer: (guest: string, guests: string) => `${guest} pide venir con menos: ${guests}`,
  asksToMove: (guest: string, to: string) => `${guest} pide pasar al ${to}`,
  trip: (boat: string, when: string, guests: string, code: string) => `${boat}, ${when}, ${guests}, reserva ${code}.`,
  paidYou: 'Este pasajero le pagó a usted, por eso se lo pide a usted.',
  tooLate: 'Es demasiado tarde para que su pasajero tenga derecho a ello.',
  yesCancel: (money: string) => `Si acepta, la reserva se cancela, sus plazas vuelven a estar libres y ${money}`,
  yesFewer: (guests: string, all: number, money: string) => `Si acepta, vienen ${guests} de ${all}, las demás plazas vuelven a estar libres y ${money}`,
  yesMove: 'Si acepta, la salida se cambia de horario. El precio no cambia, y no se cobra ni se devuelve nada.',
  moneyByUs: (amount: string, guest: string) => `se devuelven ${amount} a ${guest}, y usted no cobra nada por ello.`,
  moneyByYou: (guest: string) => `lo que devuelva a ${guest} es cosa de ustedes dos: le pagó a usted, y no a nosotros.`,
  answerBy: (until: string) => `Responda antes del ${until}. Sin respuesta, la salida queda como está.`,
  agree: 'Sí, aceptar',
  decline: 'No, mantener la salida',
  agreeTitle: '¿Aceptar este cambio?',
  agreeText: (guest: string) => `Se avisa a ${guest}. Esto no se puede deshacer.`,
  declineTitle: '¿Dejar la salida como está?',
  declineText: (guest: string) => `Se avisa a ${guest} de que usted no pudo aceptar. No se devuelve nada.`,
  agreed: 'Aceptado. El cambio está hecho.',
  declined: 'Rechazado. La salida queda como está.',
} satisfies Translated<typeof en>;
