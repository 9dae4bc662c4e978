import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './captain-lists.en.ts';

export default {
  calledOff: (trips) => plural('es', trips, { one: `${trips} excursión cancelada`, other: `${trips} excursiones canceladas` }),
  doNotSail: (why) => `Estas excursiones se cancelaron ${why}.`,
  guestsDoNotCome: (why) => `Estos pasajeros no vienen ${why}. Sus barcos salen con los demás pasajeros.`,
  theyChoose: (until) =>
    `Hemos avisado a sus pasajeros. Quienes pagaron con tarjeta tienen hasta el ${until}, hora de San Martín, para elegir otro día con usted, otro barco o el reembolso completo. Quienes le pagaron directamente eligen otro día o el reembolso de lo que usted cobró. Ese reembolso corre por su cuenta.`,
  tellThem: (until) => `Los pasajeros sin correo electrónico están marcados, así que avíseles usted. El ${until}, hora de San Martín, se cancelan las reservas de quienes no hayan elegido.`,
  tellYourself: 'avísele usted, por favor',
  settled: (trips) => plural('es', trips, { one: `Lo que eligió su pasajero: ${trips} excursión`, other: `Lo que eligieron sus pasajeros: ${trips} excursiones` }),
  settledText: 'El plazo para elegir por las excursiones canceladas ha terminado. Esto es lo que pasó con cada reserva.',
  outcome: (party, outcome) => `${party}: ${outcome}`,
  movedTo: (day) => `pasa al ${day}`,
  sailsElsewhere: 'cambió a otro capitán',
  moneyBack: (money) => `reembolso de ${money}`,
  giveBack: (money) => `cancelada, reembolse usted ${money}, por favor`,
  isOver: 'la reserva ha terminado',
  clash: (trips) => plural('es', trips, { one: `Conflicto de su calendario con ${trips} excursión reservada`, other: `Conflictos de su calendario con ${trips} excursiones reservadas` }),
  clashText: 'Según su calendario, usted está ocupado durante estas excursiones. Elija para cada una: mantenerla, moverla o cancelarla.',
  settleThem: 'Resolver los conflictos',
  seeBookings: 'Ver sus reservas',
} satisfies Translated<typeof en>;
