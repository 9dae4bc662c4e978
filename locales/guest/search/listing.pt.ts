import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Barcos disponíveis',
  subline: 'Escolha o passeio de um dia que combina com você',
  loading: 'Carregando barcos…',
  failed: 'Não foi possível carregar os barcos',
  failedText: 'Verifique sua conexão e tente de novo.',

  filter: 'Filtrar barcos',
  date: 'Data',
  port: 'Porto de embarque',
  anyPort: 'Todos',
  otherPort: 'Outro porto',
  people: 'Pessoas',
  anySize: 'Tanto faz',
  exactly: 'Número exato',
  tripType: 'Tipo de passeio',
  anyTrip: 'Todos',
  boatType: 'Tipo de barco',
  anyBoat: 'Todos',
  show: 'Mostrar barcos',
  boats: 'Barcos',
  found: (count: number) => plural('pt', count, { one: `${count} barco`, other: `${count} barcos` }),
  foundMore: (count: number) => `Mais de ${count} barcos`,
  nextDays: 'Próximos dias com lugares',
  toFirst: 'Voltar aos primeiros barcos',
  showMore: 'Ver mais barcos',
  secondBoat: 'Escolha um segundo barco para comparar.',
  compareNone: 'Não comparar',

  perPerson: ' / pessoa',
  perCharter: ' / passeio privativo',
  bookNow: 'Reservar',
  compare: 'Comparar',
  comparing: 'Para comparar',
  nextDeparture: (when: string) => `Próxima saída: <b>${when}</b>`,
  inAll: (price: string, guests: string) => `${price} no total para ${guests}`,
  freeUntil: (hours: number) => `Cancelamento grátis até ${hours} h antes`,
  tooSoon: 'Saída próxima: sem cancelamento grátis',
} satisfies Translated<typeof en>;
