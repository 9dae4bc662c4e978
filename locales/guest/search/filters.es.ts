import type { Like } from '../../like.ts';
import type en from './filters.en.ts';

export default {
  moreFilters: 'Más filtros y orden',
  price: 'Precio',
  anyPrice: 'Cualquiera',
  upToPrice: (price: string) => `Hasta ${price}`,
  between: 'Entre',
  prices: (least: string, most: string) => `${least} a ${most}`,
  priceOrMore: (least: string) => `${least} o más`,
  timeOfDay: 'Momento del día',
  anyTime: 'Cualquiera',
  timesOfDay: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  length: 'Duración',
  anyLength: 'Cualquiera',
  lengths: { short: 'Hasta 3 horas', half: 'De 3 a 5 horas', full: 'Día completo' },
  sort: 'Ordenar por',
  featured: 'Destacados',
  orders: { soonest: 'Próxima salida', price: 'Precio más bajo', length: 'Menor duración' },
  ship: 'Vengo en crucero',
  noShip: 'No',
  shipHint: 'Solo excursiones que le devuelven 90 minutos antes de la hora límite a bordo.',
  dateFirst: 'Elija primero una fecha.',
  noShips: 'Ese día no hace escala ningún crucero.',
  shipsFailed: 'No se han podido cargar los cruceros.',
  notComing: 'no viene',

  onMap: 'Elegir en el mapa',
  mapHint:
    'El número indica cuántos barcos de ese puerto cumplen sus otros filtros. Vuelva a elegir un puerto para verlos todos.',
  noBoats: 'ningún barco',
  noMatch: 'Ningún barco coincide con sus filtros',
  tryAnother: 'Pruebe con otra fecha, otro puerto u otro tamaño de grupo',
  clear: 'Borrar los filtros',
} satisfies Like<typeof en>;
