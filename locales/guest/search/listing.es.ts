import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Barcos disponibles',
  subline: 'Elija la excursión de un día que va con usted',
  loading: 'Cargando barcos…',
  failed: 'No se pudieron cargar los barcos',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',

  filter: 'Filtrar barcos',
  date: 'Fecha',
  port: 'Puerto de embarque',
  anyPort: 'Todos',
  otherPort: 'Otro puerto',
  people: 'Personas',
  anySize: 'Cualquiera',
  exactly: 'Número exacto',
  tripType: 'Tipo de salida',
  anyTrip: 'Todos',
  boatType: 'Tipo de barco',
  anyBoat: 'Todos',
  show: 'Mostrar barcos',
  boats: 'Barcos',
  found: (count: number) => plural('es', count, { one: `${count} barco`, other: `${count} barcos` }),
  foundMore: (count: number) => `Más de ${count} barcos`,
  nextDays: 'Próximos días con plazas',
  toFirst: 'Volver a los primeros barcos',
  showMore: 'Ver más barcos',
  secondBoat: 'Elija un segundo barco para comparar.',
  compareNone: 'No comparar',

  perPerson: ' / persona',
  perCharter: ' / chárter',
  bookNow: 'Reservar',
  compare: 'Comparar',
  comparing: 'Para comparar',
  nextDeparture: (when: string) => `Próxima salida: <b>${when}</b>`,
  inAll: (price: string, guests: string) => `${price} en total para ${guests}`,
  freeUntil: (hours: number) => `Cancelación gratis hasta ${hours} h antes`,
  tooSoon: 'Sale demasiado pronto para cancelar gratis',
} satisfies Translated<typeof en>;
