import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './operator-departures.en.ts';

export default {
  goBack: 'Volver',
  done: 'Listo',
  tryAgain: 'Inténtelo de nuevo.',
  connection: 'Compruebe su conexión e inténtelo de nuevo.',
  noAnswer:
    'No llegó ninguna respuesta, así que no sabemos si se ha hecho. Compruebe su conexión y pulse de nuevo: solo se hace una vez.',
  named: (name: string) => `: ${name}`,
  oneParty: (guest: string, guests: string) => `${guest}, ${guests}`,
  parties: (count: number, guests: string, names: string) =>
    plural('es', count, {
      one: `${count} reserva, ${guests}: ${names}`,
      other: `${count} reservas, ${guests}: ${names}`,
    }),

  closeTimes: 'Cerrar horarios',
  noneOnSite: 'Ninguno de sus barcos está publicado, así que no hay nada a la venta.',
  boatsFailed: 'No se pudieron cargar sus barcos',
  closeText: (day: string) =>
    `${day}. Ya no se vende nada más; quien tiene reserva sale como estaba previsto.`,
  closeHours: 'Cerrar estas horas',
  closeDay: 'Cerrar todo el día',
  closing: 'Cerrando…',
  charterStays:
    'Un chárter privado ocupa el barco todo el día, y se puede reservar mientras otro horario del día siga abierto.',
  whatToClose: 'Qué cerrar',
  wholeDay: 'Todo el día',
  someHours: 'Algunas horas',
  from: 'Desde',
  until: 'Hasta',
  nothingToClose: 'A esas horas no hay nada a la venta, así que no hay nada que cerrar.',
  offSaleWillBe: 'Dejará de estar a la venta',
  closedAlready: 'Ya estaba cerrado, así que no ha cambiado nada.',
  offSaleNow: 'Ya no está a la venta',
  openThere: 'Puede volver a abrirlo en la página de este día.',
  closedBoat: (boat: string, what: string) => `${boat}: ${what}`,
  theWholeDay: 'todo el día',

  closedTimes: 'Cerrado a la venta',
  openAgain: 'Volver a abrir',
  openTitle: '¿Volver a abrir?',
  openText: (closure: string) => `${closure}. Se pone a la venta enseguida.`,
  keepClosed: 'Dejar cerrado',
  opening: 'Abriendo…',
  onSaleAgain: 'De nuevo a la venta',

  departureOf: (time: string, boat: string) => `${time}, ${boat}`,
  write: 'Escribir al pasajero',
  writeAll: 'Escribir a todos los pasajeros',
  callOff: 'Suspender la salida',
  stopSelling: 'Dejar de vender',
  move: 'Mover',

  moveEverybody: 'Mover a todos',
  moveTitle: (guest: string) => `Mover a ${guest}`,
  moveThem: 'Mover',
  moving: 'Moviendo…',
  moveText: (guest: string) => `Se avisa enseguida a ${guest} por correo. El precio no cambia.`,
  moveTextPaid: (guest: string) =>
    `Se avisa enseguida a ${guest} por correo. El precio no cambia, y durante tres días puede cancelar con reembolso completo.`,
  moveAllText:
    'Se mueven todos o ninguno. Se les avisa enseguida por correo. El precio no cambia, y quien ha pagado puede cancelar durante tres días con reembolso completo.',
  looking: 'Buscando salidas libres…',
  noneFree: (boat: string) => `Ninguna otra salida de ${boat} tiene sitio suficiente.`,
  newDay: 'Nuevo día',
  newTime: 'Nueva hora',
  fromTo: (from: string, to: string) => `Del ${from} al <strong>${to}</strong>.`,
  cannotMove: 'No se les puede mover.',
  freeFailed: 'No se pudieron cargar las salidas libres',
  movedOne: (guest: string, guests: string, to: string) =>
    `${guest}, ${guests}: su salida es ahora el <strong>${to}</strong>. Va en camino un correo con un nuevo archivo de calendario.`,
  movedAll: (count: number, to: string) =>
    `Las ${count} reservas son ahora para el <strong>${to}</strong>. Va en camino un correo con un nuevo archivo de calendario.`,
  openThatDay: 'Abrir ese día',
  nobodyLeft: 'No queda nadie en la salida que tenían, que sigue a la venta.',
  stopSellingIt: 'Dejar de venderla',

  writeText: (departure: string) =>
    `${departure}. Cada reserva recibe un correo, y el mensaje aparece en la página de la salida. Las respuestas llegan a su correo.`,
  goesTo: 'Destinatarios:',
  message: 'Mensaje',
  characters: (count: number, most: number) => `${count} de ${most} caracteres`,
  send: 'Enviar',
  sending: 'Enviando…',
  sent: (count: number) =>
    plural('es', count, {
      one: `Enviado a ${count} reserva. El mensaje queda en su historial.`,
      other: `Enviado a ${count} reservas. El mensaje queda en el historial de cada una.`,
    }),
} satisfies Like<typeof en>;
