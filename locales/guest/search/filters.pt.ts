import type { Like } from '../../like.ts';
import type en from './filters.en.ts';

export default {
  moreFilters: 'Mais filtros e ordenação',
  price: 'Preço',
  anyPrice: 'Qualquer um',
  upToPrice: (price: string) => `Até ${price}`,
  between: 'Entre',
  prices: (least: string, most: string) => `${least} a ${most}`,
  priceOrMore: (least: string) => `${least} ou mais`,
  timeOfDay: 'Período do dia',
  anyTime: 'Qualquer um',
  timesOfDay: { morning: 'Manhã', afternoon: 'Tarde', evening: 'Noite' },
  length: 'Duração',
  anyLength: 'Qualquer uma',
  lengths: { short: 'Até 3 horas', half: '3 a 5 horas', full: 'Dia inteiro' },
  sort: 'Ordenar por',
  featured: 'Destaques',
  orders: { soonest: 'Próxima saída', price: 'Menor preço', length: 'Menor duração' },
  ship: 'Venho de navio de cruzeiro',
  noShip: 'Não',
  shipHint: 'Só passeios que trazem você de volta 90 minutos antes do horário limite a bordo.',
  dateFirst: 'Escolha primeiro uma data.',
  noShips: 'Nenhum navio de cruzeiro faz escala nesse dia.',
  shipsFailed: 'Não foi possível carregar os navios.',
  notComing: 'não vem',

  onMap: 'Escolher no mapa',
  mapHint:
    'O número mostra quantos barcos de cada porto atendem aos seus outros filtros. Escolha um porto de novo para ver todos.',
  noBoats: 'nenhum barco',
  noMatch: 'Nenhum barco corresponde aos seus filtros',
  tryAnother: 'Tente outra data, outro porto ou outro tamanho de grupo',
  clear: 'Limpar filtros',
} satisfies Like<typeof en>;
