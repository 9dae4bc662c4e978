import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './ships.en.ts';

export default {
  title: 'Passeios de barco para cruzeiristas',
  dayTitle: (day: string) => `Navios de cruzeiro: ${day}`,
  shortTitle: 'Navios de cruzeiro',
  loading: 'Carregando navios…',
  failed: 'Não foi possível carregar os navios',
  failedText: 'Verifique sua conexão e tente de novo.',
  question: 'Você vem de navio de cruzeiro?',
  explained:
    'Escolha o dia e o navio: você vê os passeios que saem depois do seu desembarque e trazem você de volta ao píer pelo menos 90 minutos antes do horário limite a bordo. Se o navio acabar não vindo, você escolhe outro dia, outro barco ou todo o seu dinheiro de volta.',
  anotherShip: 'Outro dia, outro navio',
  noShips:
    'Ainda não há navios no nosso calendário. Diga quando você precisa estar a bordo e mostramos o que dá tempo.',
  nextShips: 'Os próximos navios',
  notComing: 'não vem',
  notComingTag: 'Não vem',
  allDays: 'Todos os dias',
  // “quarta-feira” stays on one line.
  shipsOn: (day: string) => `Navios: ${day.replace('-', '-\u2060')}`,
  dayExplained:
    'Passeios que saem depois do seu desembarque e trazem você de volta ao píer pelo menos 90 minutos antes do horário limite a bordo. Todos os horários são os da ilha.',
  yourShip: 'Seu navio',
  noneThatDay:
    'Não sabemos de nenhum navio nesse dia. Diga quando você precisa estar a bordo e mostramos o que dá tempo.',
  allShips: 'Todos os navios deste dia',
  changeTimes: 'Mudar os horários do seu navio',
  notHere: 'Seu navio não está aqui?',
  someTrips: 'Estes são alguns dos passeios que dão tempo. <all>Todos os barcos deste dia</all>',
  day: 'Dia',
  arrival: 'Chegada',
  allAboard: 'Todos a bordo',
  ashore: 'Você desembarca',
  piers: {
    philipsburg: 'Píer de cruzeiros de Philipsburg',
    'philipsburg-tender': 'De tender até Philipsburg',
    'marigot-tender': 'De tender até Marigot',
  },
  clock: 'A hora do navio',
  clockHint: 'Os horários acima são os do navio.',
  sameClock: 'A mesma da ilha',
  ahead: (hours: string) => `${hours} à frente da ilha`,
  behind: (hours: string) => `${hours} atrás da ilha`,
  halfHour: 'meia hora',
  clockIs: (clock: string, hours: string) =>
    `A hora do navio está ${clock}: a bordo, o horário é das ${hours}.`,
  show: 'Ver o que dá tempo',
  problems: {
    aboard: 'Informe o horário limite a bordo, como 17:00',
    arrival: 'Informe o horário de chegada, como 08:00',
    order: 'O horário limite a bordo precisa ser depois da chegada',
    pier: 'Escolha um dos píeres onde você pode desembarcar',
    clock: 'Escolha a diferença entre o relógio do navio e o da ilha, em meias horas',
  },
  refused: (problem: string) => `${problem}. Depois mostramos os passeios que servem.`,
  times: (from: string, to: string) => `${from} às ${to}`,
  onFoot: (foot: number, taxi: number) => `${foot} min a pé, ${taxi} de táxi`,
  byTaxi: (taxi: number) => `${taxi} min de táxi`,
  tenderFirst: (minutes: number, way: string) => `${minutes} min de tender, depois ${way}`,
  perPerson: (price: string) => `${price} / pessoa`,
  perDay: (price: string) => `${price} / dia, barco inteiro`,
  upTo: (guests: string) => `até ${guests}`,
  places: (count: number) =>
    plural('pt', count, { one: `resta ${count} lugar`, other: `restam ${count} lugares` }),
  backBefore: (time: string) => `De volta ${time} antes do limite`,
  wayBack: (back: string, way: string, allAboard: string) =>
    `Volta ao cais ${back} · ${way} até o seu píer · todos a bordo ${allAboard}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  skipped: 'Este navio não vem à ilha nesse dia.',
  noBoat: 'Nesse dia nenhum barco tem lugar.',
  tooLate: (count: number) =>
    plural('pt', count, {
      one: `Um passeio volta tarde demais para o seu navio.`,
      other: `${count} passeios voltam tarde demais para o seu navio.`,
    }),
  tooEarly: (count: number) =>
    plural('pt', count, {
      one: `Um passeio sai antes de você poder chegar`,
      other: `${count} passeios saem antes de você poder chegar`,
    }),
  andTooLate: (count: number) =>
    plural('pt', count, {
      one: `e um passeio volta tarde demais.`,
      other: `e ${count} passeios voltam tarde demais.`,
    }),
  noLength: (count: number) =>
    plural('pt', count, {
      one: `O capitão de um passeio não informou o horário de volta.`,
      other: `Os capitães de ${count} passeios não informaram o horário de volta.`,
    }),
  needed: (arrival: string, minutes: number, until: string) =>
    `Você desembarca depois das ${arrival} e precisa estar de volta ao píer ${minutes} minutos antes do horário limite a bordo, às ${until}.`,
} satisfies Like<typeof en>;
