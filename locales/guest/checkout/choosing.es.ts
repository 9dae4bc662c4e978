import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './choosing.en.ts';

export default {
  selectDate: 'Elija la fecha',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  notAvailable: 'no disponible',
  times: (count: number) =>
    plural('es', count, { one: `${count} horario`, other: `${count} horarios` }),
  fromPrice: (price: string) => `desde ${price}`,
  soldOutDay: 'completo',
  onlySeats: (count: number) =>
    plural('es', count, { one: `solo queda ${count} plaza`, other: `solo quedan ${count} plazas` }),
  noOpenDays: 'No hay días disponibles este mes.',
  available: 'Disponible',
  soldOut: 'Completo',
  lastDay: 'Último día',
  selectTime: 'Elija la hora',
  dateFirst: 'Elija una fecha para ver los horarios disponibles',
  left: (count: number) => plural('es', count, { one: `queda ${count}`, other: `quedan ${count}` }),
  noTimesOn: (day: string) => `No hay horarios disponibles el ${day}`,
  fromGuests: (count: number) => `desde ${count} personas`,
  onlyFromGuests: (count: number) =>
    `Tan cerca de la salida, ese día solo pueden reservar grupos de ${count} personas o más.`,
  seatsThatDay: (count: number) =>
    plural('es', count, {
      one: `Ese día queda ${count} plaza.`,
      other: `Ese día quedan ${count} plazas.`,
    }),
  tryDates: 'Pruebe con estas fechas:',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Amanece a las ${sunrise} – sale a las ${time}`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Amanece a las ${sunrise} – vuelve al día siguiente a las ${time}`,
  sunsetBack: (sunset: string, time: string) =>
    `El sol se pone a las ${sunset} – vuelve a las ${time}`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `El sol se pone a las ${sunset} – vuelve al día siguiente a las ${time}`,
  tripType: 'Tipo de salida',
  pricingMode: 'Modalidad',
  groupSize: 'Tamaño del grupo',
  priceSummary: 'Resumen del precio',
  selected: (trip: string) => `Su elección: ${trip}`,
  most: (guests: string) => `Máximo ${guests}`,
  taxes: 'Impuestos y gastos: se indican al pagar',
  pickAll: 'Elija la fecha, la hora y el tamaño del grupo para continuar.',
  charterRate: 'Chárter privado (por día)',
  totalToday: 'Total hoy',
  perPerson: '/ persona',
  perDay: '/ día',
  groupTooSmall: 'El grupo debe ser de al menos 1 persona',
  groupTooLarge: (most: number) => `La capacidad es de ${most} personas`,
  unpriced: {
    perSeat: 'Precio no disponible; elija el chárter privado o escríbanos',
    charter: 'Precio no disponible; elija el precio por plaza o escríbanos',
  },
  unpublished:
    'Este barco aún no ha publicado su disponibilidad. <ask>Pregúntenos por WhatsApp</ask> cómo reservarlo.',
} satisfies Like<typeof en>;
