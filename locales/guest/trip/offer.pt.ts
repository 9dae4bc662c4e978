import type { Like } from '../../like.ts';
import type en from './offer.en.ts';
import { plural } from '../../plural.ts';

export default {
  notSailing: 'O seu passeio não vai acontecer',
  calledOff: 'O seu passeio foi suspenso',
  sorry: {
    weather:
      'Sentimos muito: ele foi suspenso por causa do tempo. Você escolhe o que recebe no lugar.',
    engine:
      'Sentimos muito: ele foi suspenso porque o barco não pode navegar. Você escolhe o que recebe no lugar.',
    'too-few-guests':
      'Sentimos muito: ele foi suspenso porque havia poucos passageiros. Você escolhe o que recebe no lugar.',
    sickness:
      'Sentimos muito: ele foi suspenso por motivo de doença. Você escolhe o que recebe no lugar.',
    'ship-skipped':
      'Sentimos muito: ele foi suspenso porque o navio de cruzeiro não vem à ilha. Você escolhe o que recebe no lugar.',
  },
  chooseUntil: (until: string) => `Escolha até ${until}.`,
  unanswered: (amount: string) =>
    `Um passeio pode ser escolhido até o início do dia em que ele sai. Se você não responder, os seus ${amount} são estornados automaticamente.`,
  unansweredByHand:
    'Um passeio pode ser escolhido até o início do dia em que ele sai. Se você não responder, a sua reserva termina, e o capitão devolve o que você pagou a ele.',
  didNotWork: 'Não deu certo',
  arranged: 'Está resolvido',
  unknown: 'Não conseguimos verificar se este passeio continua como planejado.',
  tryAgain: 'Tentar de novo',
  goBack: 'Voltar',
  noLonger: 'Isso não é mais possível. Escolha de novo.',
  unreachable: 'Não foi possível falar com o servidor. Tente de novo.',

  anotherDayTitle: 'Outro dia no mesmo barco',
  samePrice: 'Pelo preço que você pagou.',
  noDay: 'Nenhum dia próximo tem lugar para vocês.',
  noDayText: 'O barco está cheio ou não sai nos dias próximos ao seu.',
  anotherDay: 'Outro dia',
  chooseDay: 'Escolher este dia',
  anotherBoat: 'Outro barco',
  noBoat: 'Nenhum outro barco tem lugar para vocês nessa semana.',
  boats: (count: number) =>
    plural('pt', count, {
      one: `${count} barco tem lugar para vocês.`,
      other: `${count} barcos têm lugar para vocês.`,
    }),
  noBoatText: 'Os barcos do mesmo tipo estão cheios, ou custam mais do que você pagou.',
  moneyBack: 'Todo o dinheiro de volta',
  fromCaptain: 'Do capitão, a quem você pagou.',
  toCard: (amount: string) => `${amount}, para o cartão com que você pagou.`,
  boatFrom: (operator: string, port: string) => `${operator}, saindo de ${port}`,
  daysOf: (boat: string) => `Dias de ${boat}`,
  chooseBoat: (boat: string) => `Escolher ${boat}`,
  day: 'Dia',
  start: 'Saída',

  dayTitle: 'Navegar em outro dia?',
  dayText: (when: string) =>
    `O seu passeio passa para ${when}, no mesmo barco. Não há nada a pagar, e o código da reserva continua o mesmo.`,
  takeDay: 'Ficar com este dia',
  moving: 'Mudando o seu passeio…',
  dayDone: (when: string) =>
    `O seu passeio passou para ${when}, no mesmo barco. Enviamos o novo horário por e-mail.`,
  boatTitle: (boat: string) => `Navegar em ${boat}?`,
  boatText: (boat: string, operator: string, when: string) =>
    `Você navega em ${boat} com ${operator}: ${when}.`,
  codeStays: 'O código da reserva continua o mesmo.',
  mailed: 'Enviamos por e-mail tudo de que você precisa.',
  takeBoat: 'Ficar com este barco',
  bookingPlaces: 'Reservando os seus lugares…',
  costsLess: (amount: string) => `Custa menos: ${amount} são estornados no seu cartão.`,
  costsSame: 'Custa o mesmo: não há nada a pagar.',
  moneyTitle: 'Receber o seu dinheiro de volta?',
  moneyText: (amount: string) =>
    `Todos os seus ${amount} são estornados no cartão usado, e a sua reserva termina. O seu banco costuma mostrar isso em 5 a 10 dias. Não dá para desfazer.`,
  getBack: (amount: string) => `Receber ${amount} de volta`,
  sendingBack: 'Enviando de volta…',
  moneyDone: (amount: string) =>
    `${amount} são estornados no cartão usado. O seu banco costuma mostrar isso em 5 a 10 dias.`,
  captainTitle: 'Receber o seu dinheiro de volta do capitão?',
  captainText:
    'A sua reserva termina, e o capitão devolve o que você pagou a ele: ele é avisado na hora. Não dá para desfazer.',
  endBooking: 'Encerrar a reserva',
  ending: 'Encerrando…',
  captainDone: 'A sua reserva terminou. O capitão sabe que deve devolver o que você pagou a ele.',
} satisfies Like<typeof en>;
