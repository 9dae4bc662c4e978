import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './captain-lists.en.ts';

export default {
  calledOff: (trips) => plural('es', trips, { one: `${trips} salida suspendida`, other: `${trips} salidas suspendidas` }),
  doNotSail: (why) => `Estas salidas no se realizan, ${why}.`,
  guestsDoNotCome: (why) => `Estos pasajeros no vienen, ${why}. Sus barcos salen con los demás pasajeros.`,
  theyChoose: (until) => `Hemos avisado a sus pasajeros. Quienes pagaron con tarjeta eligen hasta el ${until}, hora de la isla, entre otro día con usted, otro barco y el reembolso. Quienes le pagaron a usted eligen entre otro día y lo que usted cobró, que en ese caso les devuelve usted.`,
  tellThem: (until) => `Los pasajeros sin correo electrónico están señalados: avíseles usted, por favor. El ${until}, hora de la isla, se cancelan las reservas sin respuesta.`,
  tellYourself: 'avísele usted, por favor',
  settled: (trips) => plural('es', trips, { one: `Lo que eligieron sus pasajeros: ${trips} salida`, other: `Lo que eligieron sus pasajeros: ${trips} salidas` }),
  settledText: 'El plazo para elegir ha terminado. Esto es lo que ha pasado con cada salida suspendida.',
  movedTo: (day) => `viene el ${day}`,
  sailsElsewhere: 'sale con otro capitán',
  moneyBack: (money) => `${money} reembolsados`,
  giveBack: (money) => `cancelada: devuelva usted ${money}, por favor`,
  isOver: 'la reserva ha terminado',
  clash: (trips) => plural('es', trips, { one: `Su calendario está ocupado durante ${trips} salida vendida`, other: `Su calendario está ocupado durante ${trips} salidas vendidas` }),
  clashText: 'Su calendario está ocupado durante estas salidas. Decida sobre cada una: mantenerla, cambiarla o cancelarla.',
  settleThem: 'Resolver ahora',
  seeBookings: 'Abrir sus reservas',
} satisfies Translated<typeof en>;
