import type { Translated } from '../../translated.ts';
import type en from './listing.en.ts';
import { plural } from '../../plural.ts';

export default {
  title: 'Barcos disponíveis',
  subline: 'Escolha o passeio perfeito para seu dia',
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
  nextDays: 'Próximas datas disponíveis',
  toFirst: 'Voltar aos primeiros barcos',
  showMore: 'Ver mais barcos',
  secondBoat: 'Escolha mais um barco para comparar.',
  compareNone: 'Limpar comparação',

  perPerson: ' / pessoa',
  perCharter: ' / privativo',
  bookNow: 'Reservar',
  bookNowTotal: (price: string, guests: string) => `${price} no total para ${guests}, taxa de serviço incluída`,
  compare: 'Comparar',
  comparing: 'Na comparação',
  nextDeparture: (when: string) => `Próxima saída: ${when}`,
  inAll: (price: string, guests: string) => `${price} no total para ${guests}`,
  freeUntil: (hours: number) => `Cancelamento grátis até ${hours} horas antes`,
  tooSoon: 'Saída próxima: sem cancelamento grátis',
} satisfies Translated<typeof en>;
