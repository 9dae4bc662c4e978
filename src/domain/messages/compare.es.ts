import type { Like } from './like.ts';
import type en from './compare.en.ts';

export default {
  title: 'Comparar barcos',
  chooseTwo: 'Elija dos barcos',
  pressCompare: 'Pulse Comparar en un barco y luego en otro',
  browse: 'Ver barcos',
  gone: 'Uno de estos barcos no existe o se ha retirado.',
  loading: 'Cargando barcos…',
  sideBySide: 'Dos barcos, uno junto al otro',
  notSaid: 'No se indica',
  chooseDay: (name: string) => `Elegir un día<on>: ${name}</on>`,
  type: 'Tipo',
  departsFrom: 'Sale de',
  size: 'Capacidad',
  pricePerPerson: 'Precio por persona',
  notBySeat: 'No se vende por plazas',
  charterDay: 'Chárter privado, por día',
  notOffered: 'No se ofrece',
  inAllFor: (guests: string) => `Total para ${guests}`,
  tooSmall: 'Demasiado pequeño',
  nextDeparture: 'Próxima salida',
  none: 'Ninguna con plazas',
  cancellation: 'Cancelación',
  freeUntil: (hours: number) => `Gratis hasta ${hours} h antes`,
  tooSoon: 'Sale demasiado pronto para ser gratis',
  rating: 'Valoración',
} satisfies Like<typeof en>;
