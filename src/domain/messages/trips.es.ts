import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'San Martín',
  guests: (count: number) =>
    plural('es', count, { one: `${count} persona`, other: `${count} personas` }),
  upTo: (guests: string) => `Hasta ${guests}`,
  boatTypes: {
    Catamaran: 'Catamarán',
    'Fishing Charter': 'Barco de pesca',
    'Luxury Yacht': 'Yate de lujo',
    Speedboat: 'Lancha rápida',
    Sailboat: 'Velero',
  },
  defaultBoatType: 'Alquiler de barco',
  fullDay: 'Día completo',
  tripTypes: {
    private: 'Chárter privado',
    tour: 'Excursión en barco',
    both: 'Excursión o chárter privado',
  },
  pricingModes: { perSeat: 'Por plaza', charter: 'Chárter privado' },
  today: 'Hoy',
  tomorrow: 'Mañana',
  minutes: (count: number) => `${count} minutos`,
  hours: (count: number, written: string) =>
    plural('es', count, { one: `${written} hora`, other: `${written} horas` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('es', count, { one: `${count} día`, other: `${count} días` }),
  dayAtTime: (day: string, time: string) => `${day}, a las ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,

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
  totalToday: 'Total a pagar hoy',
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

  tripLength: 'Duración',
  meetingPoint: 'Punto de encuentro',
  bring: 'Qué llevar',
  included: 'Incluido',
  papers: 'Documentos',
  visitedPlaces: {
    'other-side': 'al otro lado de la isla',
    anguilla: 'a Anguila',
    'st-barths': 'a San Bartolomé',
  },
  passportNeeded: (places: string) =>
    `Este paseo puede ir ${places}. Cada pasajero, también los niños, necesita un pasaporte en vigor. Algunas nacionalidades necesitan además un visado: compruébelo antes de reservar.`,
  cardNeeded: (places: string) =>
    `Este paseo puede ir ${places}. Lleve su pasaporte o documento de identidad.`,
  bookAhead: 'Antelación',
  leastNotice: (hours: string) => `Al menos ${hours} antes de la salida`,
  guestsNeeded: 'Mínimo de personas',
  sailsWith: (guests: number, hours: string) =>
    `Esta salida se hace con ${guests} personas o más. Si ${hours} antes hay menos, puede suspenderse y usted recupera todo su dinero.`,

  forecast: 'Pronóstico',
  noForecast: 'Todavía no hay pronóstico para este día.',
  windFrom: (knots: number, from: string, gusts: number) =>
    `Viento de ${knots} nudos del ${from}, rachas de ${gusts}`,
  compass: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  wavesUpTo: (height: string) => `Olas de hasta ${height}`,
  chanceOfRain: (percent: number) => `Probabilidad de lluvia: ${percent} %`,
  forecastNote:
    'Según <source>Open-Meteo</source>, para el mar alrededor de la isla. Puede cambiar, y decide su capitán.',

  reviews: 'Opiniones',
  loadingReviews: 'Cargando opiniones…',
  reviewsFailed: 'No se pudieron cargar las opiniones.',
  moreReviews: 'Más opiniones',
  fromReviews: (count: number) =>
    plural('es', count, { one: `de ${count} opinión`, other: `de ${count} opiniones` }),
  onlyWhoSailed: 'Solo de quienes han navegado.',
  noReviews: 'Aún no hay opiniones. Solo opina quien ha pagado aquí una salida y ha navegado.',
  fewReviews: (least: number) =>
    `Solo opina quien ha pagado aquí una salida y ha navegado. Con ${least} opiniones, el barco recibe su propia nota.`,
  groupKinds: {
    solo: 'Una persona sola',
    two: 'Dos personas',
    small: 'Grupo pequeño',
    large: 'Grupo grande',
    charter: 'Chárter privado',
  },
  stars: (stars: number, most: number) => `${stars} de ${most} estrellas`,
  answerFrom: (name: string) => `Respuesta: ${name}`,
  theCaptain: 'el capitán',

  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  copyAddress: 'Copie el enlace de la barra de direcciones',
  backToBoats: 'Volver a los barcos',
  boatNotFound: 'Barco no encontrado',
} satisfies Like<typeof en>;
