import type { Like } from './like.ts';
import type en from './compare.en.ts';

export default {
  title: 'Comparar barcos',
  chooseTwo: 'Escolha dois barcos',
  pressCompare: 'Toque em Comparar em um barco e depois em outro',
  browse: 'Ver barcos',
  gone: 'Um destes barcos não existe ou foi retirado.',
  loading: 'Carregando barcos…',
  sideBySide: 'Dois barcos lado a lado',
  notSaid: 'Não informado',
  chooseDay: (name: string) => `Escolher um dia<on>: ${name}</on>`,
  type: 'Tipo',
  departsFrom: 'Sai de',
  size: 'Capacidade',
  pricePerPerson: 'Preço por pessoa',
  notBySeat: 'Não vende por lugar',
  charterDay: 'Fretamento privativo, por dia',
  notOffered: 'Não oferece',
  inAllFor: (guests: string) => `Total para ${guests}`,
  tooSmall: 'Pequeno demais',
  nextDeparture: 'Próxima saída',
  none: 'Nenhuma com vagas',
  cancellation: 'Cancelamento',
  freeUntil: (hours: number) => `Grátis até ${hours} h antes`,
  tooSoon: 'Sai cedo demais para ser grátis',
  rating: 'Nota',
} satisfies Like<typeof en>;
