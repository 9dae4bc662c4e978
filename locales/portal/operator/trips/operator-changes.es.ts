import type { Translated } from '../../../translated.ts';
import type en from './operator-changes.en.ts';

export default {
  asksToCancel: (guest: string) => `${guest} pide cancelar`,
  asksForMoney: (guest: string) => `${guest} pide cancelar con reembolso completo`,
  asksForFewer: (guest: string, guests: string) => `${guest} pide cambiar el grupo a ${guests}`,
  asksToMove: (guest: string, to: string) => `${guest} pide pasar al ${to}`,
  trip: (boat: string, when: string, guests: string, code: string) => `${boat}, ${when}, ${guests}, reserva ${code}.`,
  paidYou: 'Este pasajero le pagó directamente, así que usted decide.',
  tooLate: 'Ya no hay cambios gratuitos, así que hace falta su acuerdo.',
  yesCancel: (money: string) => `Si acepta, la excursión se cancela y sus plazas vuelven a la venta. ${money}`,
  yesFewer: (guests: string, all: number, money: string) => `Si acepta, vienen ${guests} de ${all} y las demás plazas vuelven a la venta. ${money}`,
  yesMove: 'Si acepta, movemos la excursión. El precio y el pago no cambian.',
  moneyByUs: (amount: string, guest: string) => `Reembolsamos ${amount} a ${guest}, y usted no cobra nada por ello.`,
  moneyByYou: (guest: string) => `Pago directo de ${guest}: el reembolso lo acuerdan ustedes dos.`,
  answerBy: (until: string) => `Responda a más tardar el ${until}. Si no responde, la excursión queda como se reservó.`,
  agree: 'Aceptar la solicitud',
  decline: 'Rechazar la solicitud',
  agreeTitle: '¿Aceptar esta solicitud?',
  agreeText: (guest: string) => `Avisamos a ${guest}. Esta acción no se puede deshacer.`,
  declineTitle: '¿Rechazar esta solicitud?',
  declineText: (guest: string) => `Avisamos a ${guest} de que usted no aceptó. La excursión y el pago no cambian.`,
  agreed: 'Solicitud aceptada. La reserva está actualizada.',
  declined: 'Solicitud rechazada. La excursión queda como se reservó.',
} satisfies Translated<typeof en>;
