import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Barcos disponibles',
  subline: 'Elija la excursión perfecta para su día',
  loading: 'Cargando barcos…',
  failed: 'No pudimos cargar los barcos',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',

  filter: 'Filtrar barcos',
  date: 'Fecha',
  port: 'Puerto de embarque',
  anyPort: 'Todos',
  otherPort: 'Otro puerto',
  people: 'Personas',
  anySize: 'Cualquiera',
  exactly: 'Número exacto',
  tripType: 'Tipo de excursión',
  anyTrip: 'Todos',
  boatType: 'Tipo de barco',
  anyBoat: 'Todos',
  show: 'Mostrar barcos',
  boats: 'Barcos',
  found: (count: number) => plural('es', count, { one: `${count} barco`, other: `${count} barcos` }),
  foundMore: (count: number) => `Más de ${count} barcos`,
  nextDays: 'Próximas fechas disponibles',
  toFirst: 'Volver a los primeros barcos',
  showMore: 'Ver más barcos',
  secondBoat: 'Elija un barco más para comparar.',
  compareNone: 'Borrar la comparación',

  perPerson: ' / persona',
  perCharter: ' / chárter',
  bookNow: 'Reservar',
  bookNowTotal: (price: string, guests: string) => `${price} en total para ${guests}, cargo de servicio incluido`,
  compare: 'Comparar',
  comparing: 'Añadido a la comparación',
  nextDeparture: (when: string) => `Próxima salida: ${when}`,
  inAll: (price: string, guests: string) => `${price} en total para ${guests}`,
  freeUntil: (hours: number) => `Cancelación gratis hasta ${hours} horas antes`,
  tooSoon: 'Sale pronto: sin cancelación gratuita',
} satisfies Translated<typeof en>;
