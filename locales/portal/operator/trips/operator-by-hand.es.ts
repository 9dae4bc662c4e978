import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './operator-by-hand.en.ts';

export default {
  add: 'Añadir una reserva',
  noBoat: 'No tiene ningún barco publicado, así que no hay nada que reservar.',
  failed: 'No se pudieron cargar las plazas libres',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',
  cancel: 'Cancelar',
  booking: 'Reservando…',
  book: 'Reservar',
  bookFor: {
    link: (amount: string) => `Reservar, ${amount} por enlace`,
    cash: (amount: string) => `Reservar, ${amount} en efectivo`,
    elsewhere: (amount: string) => `Reservar, ${amount} de otra manera`,
  },

  boat: 'Barco',
  nothingLeft: 'A este barco no le queda nada por reservar este día.',
  departure: 'Salida',
  full: 'Completo',
  seatsLeft: (count: number) =>
    plural('es', count, { one: `Queda ${count} plaza`, other: `Quedan ${count} plazas` }),
  wholeBoat: (time: string) => `Barco entero, desde las ${time}`,
  upTo: (count: number) =>
    plural('es', count, { one: `Hasta ${count} pasajero`, other: `Hasta ${count} pasajeros` }),
  guests: 'Pasajeros',
  fewer: 'Un pasajero menos',
  more: 'Un pasajero más',
  ofMost: (most: number) => `de ${most}`,
  lastDay: 'Último día',
  guestName: 'Nombre del pasajero',

  howPaid: '¿Cómo se paga?',
  payments: {
    cash: 'En efectivo',
    link: 'Con un enlace que enviamos',
    elsewhere: 'De otra manera',
  },
  paysByCard:
    'El pasajero paga con tarjeta, con el cargo de servicio incluido. Mientras tanto se le guardan las plazas, como en toda reserva sin pagar.',
  paysAmountByCard: (amount: string) =>
    `El pasajero paga ${amount} con tarjeta, con el cargo de servicio incluido. Mientras tanto se le guardan las plazas, como en toda reserva sin pagar.`,
  amount: 'Importe cobrado (USD)',
  amountHint: 'Es suyo: no lleva cargo de servicio, y nosotros ni lo pagamos ni lo reembolsamos.',
  linkEmail: 'Correo para el enlace',
  email: 'Correo (opcional)',
  emailHint: 'Recibe una confirmación y la página de su salida.',
  language: 'Idioma de los correos al pasajero',
  whereFrom: '¿Cómo llegó la reserva?',
  sources: { 'walk-in': 'En persona', phone: 'Por teléfono', hotel: 'De un hotel' },
  phone: 'Teléfono (opcional)',
  requests: 'Peticiones (opcional)',
  noAnswer:
    'No llegó ninguna respuesta, así que no sabemos si se ha reservado. Compruebe su conexión y pulse de nuevo: solo se reserva una vez.',
  booked: 'Reservado',
  bookedText: (guest: string, guests: string, code: string) => `${guest}, ${guests}, ${code}.`,
  linkSent: (email: string) => `El enlace para pagar va en camino a ${email}.`,

  paid: { card: 'Pagado', cash: 'Pagado en efectivo', elsewhere: 'Pagado de otra manera' },
  toPay: (amount: string) => `Por pagar: ${amount}`,
  awaitsYes: (amount: string) => `Espera su respuesta: ${amount}`,
  cancelBooking: 'Cancelar reserva',
  ofGuest: (guest: string) => `de ${guest}`,
  cancelTitle: (guest: string) => `¿Cancelar la reserva de ${guest}?`,
  cancelIt: 'Cancelar la reserva',
  keepIt: 'Conservarla',
  cancelling: 'Cancelando…',
  cancelled: 'Reserva cancelada',
  notCancelled: 'No se canceló la reserva',
  tryAgain: 'Inténtelo de nuevo.',
  placesFree: 'Las plazas quedan libres enseguida.',
  giveBack: (amount: string) =>
    `Usted cobró ${amount}, así que devuélvalos usted: nosotros no reembolsamos nada.`,
  nothingPaid: 'Aún no se ha pagado nada, y el enlace de pago deja de valer.',
  noAddress: 'No dejó ninguna dirección de correo, así que avísele usted.',
  toldByMail: 'Se le avisa por correo.',
  forGood: 'Esto no se puede deshacer.',

  taken: 'Cobrado por usted',
  takenText:
    'En efectivo o de otra manera, por las reservas que usted añadió. Ya lo tiene: no está en ninguno de los importes de arriba y no lleva cargo de servicio.',
  monthCount: (month: string, count: number) =>
    plural('es', count, {
      one: `${month}, ${count} reserva`,
      other: `${month}, ${count} reservas`,
    }),
  ship: 'Crucero (opcional)',
  noShip: 'No viene en crucero',
  shipHint: 'Si no llega, esta salida se suspende.',
} satisfies Like<typeof en>;
