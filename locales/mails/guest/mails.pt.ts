import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './mails.en.ts';

export default {
  hello: (name: string) => `Olá, ${name}!`,
  boatTrips: 'Passeios de barco em St. Maarten (São Martinho)',
  serviceOf: 'SXM Boat Trips é um serviço de',
  help: 'Ajuda',
  contact: 'Contato',
  support: (address: string, code: string) =>
    `Dúvidas? Responda a este e-mail: a resposta chega ao seu capitão e a nós. Ou escreva para ${address} (informando ${code}).`,
  seeTrip: 'Ver ou alterar o seu passeio',
  findAnother: 'Encontrar outro passeio',
  bookAgain: 'Reservar de novo',
  pay: (price: string) => `Pagar ${price}`,
  calendarIsNew: 'O arquivo de agenda atualiza a sua própria agenda.',
  dayAndTime: (day: string, time: string) => `${day}, às ${time}`,
  timeOnDay: (time: string, day: string) => `${day}, às ${time}`,
  fromTo: (first: string, last: string) => `de ${first} a ${last}`,
  booking: 'Reserva',
  boat: 'Barco',
  date: 'Data',
  time: 'Horário',
  from: 'Saída de',
  party: 'Passageiros',
  trip: 'Passeio',
  fee: 'Taxa de serviço',
  total: 'Total',
  refunds: 'Reembolsado',
  remains: 'Resta',
  paid: 'Pago',
  inCash: 'em dinheiro ao capitão',
  elsewhere: 'de outra forma, sem passar por nós',
  sun: 'Sol',
  meetingPoint: 'Ponto de encontro',
  bring: 'O que levar',
  included: 'Incluído',
  cancellation: 'Cancelamento',
  captain: 'Capitão',
  captainPhone: 'Telefone do capitão',
  message: 'Mensagem',
  perSeat: 'por lugar',
  charter: 'passeio privativo',
  guests: (count: number) =>
    plural('pt', count, { one: `${count} pessoa`, other: `${count} pessoas` }),
  hours: (count: number) => plural('pt', count, { one: `${count} hora`, other: `${count} horas` }),
  sailsWith: (guests: number, hours: string) =>
    `Este passeio sai com ${guests} pessoas ou mais. Se, ${hours} antes da saída, houver menos, ele pode ser suspenso, e você recebe todo o seu dinheiro de volta.`,
  sunriseLeave: (sunrise: string, start: string) =>
    `Nascer do sol às ${sunrise} – você sai às ${start}`,
  sunsetBack: (sunset: string, end: string) =>
    `Pôr do sol às ${sunset} – você está de volta às ${end}`,
  sunsetBackNextDay: (sunset: string, end: string) =>
    `Pôr do sol às ${sunset} – você está de volta às ${end} do dia seguinte`,
  sunriseBackNextDay: (sunrise: string, end: string) =>
    `Nascer do sol às ${sunrise} – você está de volta às ${end} do dia seguinte`,
  bankShows: (least: number, most: number) =>
    `O seu banco costuma mostrar o reembolso em ${least} a ${most} dias.`,
  nothingBack: (paid: string) => `Dos ${paid} que você pagou, nada é devolvido.`,
  nothingToPayer: (paid: string) =>
    `Dos ${paid} que foram pagos, nada é estornado no cartão usado.`,
  partToPayer: (back: string, paid: string) =>
    `Dos ${paid} que foram pagos, ${back} são estornados no cartão usado.`,
  calendarTitle: (boat: string) => `Passeio de barco: ${boat}`,
  calendarText: (code: string, guests: string, captain: string) =>
    `Reserva ${code}, ${guests}, com ${captain}.`,
  returnUnknown: 'Horário de volta: pergunte ao seu capitão.',
} satisfies Like<typeof en>;
