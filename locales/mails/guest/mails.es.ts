import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './mails.en.ts';

export default {
  hello: (name: string) => `Hola, ${name}:`,
  boatTrips: 'Salidas en barco por St. Maarten (San Martín)',
  serviceOf: 'SXM Boat Trips es un servicio de',
  help: 'Ayuda',
  contact: 'Contacto',
  support: (address: string, code: string) =>
    `¿Alguna pregunta? Responda a este correo: lo recibimos su capitán y nosotros. O escríbanos a ${address} (indicando ${code}).`,
  seeTrip: 'Ver o cambiar su salida',
  findAnother: 'Buscar otra salida',
  bookAgain: 'Reservar de nuevo',
  pay: (price: string) => `Pagar ${price}`,
  calendarIsNew: 'El archivo de calendario pone al día su propio calendario.',
  dayAndTime: (day: string, time: string) => `${day}, a las ${time}`,
  timeOnDay: (time: string, day: string) => `${day}, a las ${time}`,
  fromTo: (first: string, last: string) => `del ${first} al ${last}`,
  booking: 'Reserva',
  boat: 'Barco',
  date: 'Fecha',
  time: 'Hora',
  from: 'Desde',
  party: 'Pasajeros',
  trip: 'Salida',
  fee: 'Cargo de servicio',
  total: 'Total',
  refunds: 'Reembolsado',
  remains: 'Queda',
  paid: 'Pagado',
  inCash: 'en efectivo al capitán',
  elsewhere: 'de otra manera, no a través de nosotros',
  sun: 'Sol',
  meetingPoint: 'Punto de encuentro',
  bring: 'Qué llevar',
  included: 'Incluido',
  cancellation: 'Cancelación',
  captain: 'Capitán',
  captainPhone: 'Teléfono del capitán',
  message: 'Mensaje',
  perSeat: 'por plaza',
  charter: 'chárter privado',
  guests: (count: number) =>
    plural('es', count, { one: `${count} pasajero`, other: `${count} pasajeros` }),
  hours: (count: number) => plural('es', count, { one: `${count} hora`, other: `${count} horas` }),
  sailsWith: (guests: number, hours: string) =>
    `Esta salida se realiza a partir de ${guests} pasajeros. Si ${hours} antes de zarpar son menos, puede suspenderse, y se le devuelve todo su dinero.`,
  sunriseLeave: (sunrise: string, start: string) =>
    `Amanecer a las ${sunrise} – usted sale a las ${start}`,
  sunsetBack: (sunset: string, end: string) =>
    `Puesta de sol a las ${sunset} – está de vuelta a las ${end}`,
  sunsetBackNextDay: (sunset: string, end: string) =>
    `Puesta de sol a las ${sunset} – está de vuelta a las ${end} del día siguiente`,
  sunriseBackNextDay: (sunrise: string, end: string) =>
    `Amanecer a las ${sunrise} – está de vuelta a las ${end} del día siguiente`,
  bankShows: (least: number, most: number) =>
    `Su banco suele mostrar el reembolso en un plazo de ${least} a ${most} días.`,
  nothingBack: (paid: string) => `De los ${paid} que pagó no se le devuelve nada.`,
  nothingToPayer: (paid: string) =>
    `De los ${paid} que se pagaron no se devuelve nada a la tarjeta con la que se pagó.`,
  partToPayer: (back: string, paid: string) =>
    `De los ${paid} que se pagaron se devuelven ${back} a la tarjeta con la que se pagó.`,
  calendarTitle: (boat: string) => `Salida en barco: ${boat}`,
  calendarText: (code: string, guests: string, captain: string) =>
    `Reserva ${code}, ${guests}, con ${captain}.`,
  returnUnknown: 'Hora de regreso: pregunte a su capitán.',
} satisfies Like<typeof en>;
