import type { Like } from '../../like.ts';
import type en from './captain-mails.en.ts';

export default {
  guest: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  requests: 'Peticiones especiales',
  answerNow: 'Responder ahora',
  calendarAdds: 'El archivo de calendario añade esta salida a su propio calendario.',
  calendarMoves: 'El archivo de calendario también cambia esta salida en su propio calendario.',
  calendarTakesOut: 'El archivo de calendario quita esta salida de su propio calendario.',
  calendarUpdates: 'El archivo de calendario pone al día su propio calendario.',
  party: (guest, guests) => `${guest}, ${guests}.`,
  newBooking: (title) => `Nueva reserva: ${title}`,
  newBookingText: (guest, boat) => `${guest} ha reservado ${boat} y ha pagado.`,
  newReservation: (title) => `Nueva reserva sin pagar: ${title}`,
  newReservationText: (guest, boat, until) =>
    `${guest} ha reservado ${boat}. Las plazas se guardan hasta el ${until}, hora de la isla, y quedan libres si para entonces no se han pagado.`,
  confirm: (title) => `Confirme, por favor: ${title}`,
  confirmShort: (guest, guests, by) => `${guest}, ${guests}. Responda antes del ${by}.`,
  confirmWhy:
    'No pudimos leer su calendario cuando se reservó esta salida, así que no sabemos si está libre.',
  confirmBy: (by) =>
    `Responda sí o no antes del ${by}, hora de la isla. Si dice que sí, se cobra en la tarjeta del pasajero; si no acepta, las plazas quedan libres.`,
  notBooked: (title) => `Sin reservar: ${title}`,
  notBookedShort: (guest) => `No se pudo cobrar en la tarjeta de ${guest}.`,
  notBookedText: (guest, boat) =>
    `Usted aceptó la salida de ${guest} en ${boat}, pero no se pudo cobrar en su tarjeta. La salida no queda reservada y sus plazas vuelven a estar libres.`,
  nothingToDo:
    'No tiene que hacer nada. Hemos avisado al pasajero, que puede reservar de nuevo con otra tarjeta.',
  moved: (title) => `Nuevo horario: ${title}`,
  guestMoved: (guest, boat) =>
    `${guest} ha cambiado de horario su salida en ${boat}. La nueva fecha y la nueva hora figuran abajo.`,
  hasMoved: (guest, boat) =>
    `La salida de ${guest} en ${boat} ha cambiado de horario, y ya se le ha avisado.`,
  clash: (title) => `Ocupado según su calendario: ${title}`,
  clashShort: (guest) => `${guest} tiene una reserva a esa hora.`,
  clashText: (guest, boat) =>
    `Según su calendario, está ocupado durante una salida ya vendida: ${guest} ha reservado en ${boat}.`,
  settlePaid:
    'Decida, por favor: mantener la salida, cambiarla de horario o cancelar la reserva con reembolso completo.',
  settleByHand:
    'Decida, por favor: mantener la salida, cambiarla de horario o cancelar la reserva. Lo que usted cobró lo devuelve usted.',
  settleUnpaid:
    'Decida, por favor: mantener la salida, cambiarla de horario o cancelar la reserva. Todavía no se ha cobrado nada.',
  settleNow: 'Decidir ahora',
  cancelled: (title) => `Reserva cancelada: ${title}`,
  guestCancelled: (guest, boat) =>
    `${guest} ha cancelado su reserva en ${boat}. Sus plazas vuelven a estar libres.`,
  weCancelled: (guest, boat) =>
    `Hemos cancelado la reserva de ${guest} en ${boat}. Sus plazas vuelven a estar libres.`,
  wasUnpaid: 'No estaba pagada: nada cambia en lo que le debemos.',
  goesBack: (back, paid, kept) =>
    `De los ${paid} pagados se devuelven ${back} al pasajero. De lo que no se devuelve, a usted le corresponden ${kept}; figura en su extracto.`,
  getsBack: (guest, back) => `Se reembolsan ${back} a ${guest}.`,
  bookingStays: 'La reserva sigue como está.',
  giveBack: (paid) =>
    `Usted cobró ${paid} directamente, así que devuélvaselos usted a su pasajero. Nada cambia en lo que nosotros le debemos.`,
  fewer: (guests, title) => `Ahora para ${guests}: ${title}`,
  fewerShort: (guest) => `${guest} viene con menos personas.`,
  fewerText: (guest, boat, guests) =>
    `La reserva de ${guest} en ${boat} es ahora para ${guests}. Las demás plazas vuelven a estar libres.`,
  anotherGuest: (title) => `Otro pasajero: ${title}`,
  anotherGuestShort: (guest) => `Viene ${guest} en su lugar.`,
  anotherGuestText: (code, boat, guest) =>
    `La reserva ${code} en ${boat} se ha cedido: viene ${guest} en su lugar.`,
  corrected: (title) => `Datos corregidos: ${title}`,
  correctedShort: (guest) => `${guest} ha corregido sus datos.`,
  correctedText: (guest, code) =>
    `${guest} ha corregido los datos de su reserva ${code}. Abajo figuran como están ahora.`,
  guestWrote: (guest, title) => `Mensaje de ${guest}: ${title}`,
  guestWroteText: (guest) => `${guest} le escribe. Responda a este correo y le llegará.`,
  changeAsked: (title) => `Responda, por favor: ${title}`,
  asksYou: (guest, asked) => `${guest} le pide: ${asked}.`,
  needsYourYes: (hours) =>
    `Faltan menos de ${hours} horas para la salida, así que hace falta su acuerdo.`,
  betweenYou:
    'Le pagaron a usted y no a nosotros: si dice que sí, lo que se devuelva lo arreglan entre ustedes.',
  answerBy: (by) =>
    `Responda sí o no antes del ${by}, hora de la isla. Sin respuesta, la salida queda como está.`,
  calledOff: (title) => `Salida suspendida: ${title}`,
  guestsDoNotCome: (why) => `Estos pasajeros no vienen, ${why}.`,
  doesNotSail: (why) => `Esta salida no se realiza, ${why}.`,
  tellThem: (guest, money, until) =>
    `${guest} no dejó ninguna dirección de correo, así que avísele usted: pase su reserva a otro día o devuélvale los ${money} que cobró. El ${until}, hora de la isla, la reserva se cancela.`,
  theyChoose: (guest, until) =>
    `Hemos avisado a ${guest}, que elige hasta el ${until}, hora de la isla, entre otro día con usted, otro barco y el reembolso.`,
  theyChooseByHand: (guest, until, money) =>
    `Hemos avisado a ${guest}, que elige hasta el ${until}, hora de la isla, entre otro día con usted y los ${money} que usted cobró, que en ese caso le devuelve usted.`,
  rebookedShort: (guest, guests) => `${guest}, ${guests}. Su salida con otro capitán se suspendió.`,
  rebookedText: (guest, boat) =>
    `${guest} viene en ${boat}: su salida con otro capitán se suspendió y ha elegido la suya. Está pagada, y lo que se le debe por ella figura en su extracto.`,
  rebookedAway: (code) => `Se va a otro barco: reserva ${code}`,
  rebookedAwayShort: (guest) => `${guest} sale con otro capitán.`,
  rebookedAwayText: (guest, money) =>
    `${guest}, cuya salida con usted se suspendió, ha elegido otro barco. Lo que se le debía por ella, ${money}, pasa a ese capitán; su extracto lo dice.`,
  reviewed: (stars, title) => `${stars}: ${title}`,
  reviewedShort: (guest) => `${guest} ha opinado sobre la salida.`,
  reviewedText: (guest, boat) =>
    `${guest} ha opinado sobre la salida en ${boat}. Todo el mundo puede leer su opinión en la página del barco, con su nombre de pila. Usted puede responder una vez, y todo el mundo leerá también su respuesta.`,
  answerReview: 'Leer y responder',
} satisfies Like<typeof en>;
