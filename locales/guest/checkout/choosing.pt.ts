import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './choosing.en.ts';

export default {
  selectDate: 'Escolha a data',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  notAvailable: 'indisponível',
  times: (count: number) =>
    plural('pt', count, { one: `${count} horário`, other: `${count} horários` }),
  fromPrice: (price: string) => `a partir de ${price}`,
  soldOutDay: 'esgotado',
  onlySeats: (count: number) =>
    plural('pt', count, { one: `só resta ${count} lugar`, other: `só restam ${count} lugares` }),
  noOpenDays: 'Nenhum dia disponível neste mês.',
  available: 'Disponível',
  soldOut: 'Esgotado',
  lastDay: 'Último dia',
  selectTime: 'Escolha o horário',
  dateFirst: 'Escolha uma data para ver os horários disponíveis',
  left: (count: number) => plural('pt', count, { one: `resta ${count}`, other: `restam ${count}` }),
  noTimesOn: (day: string) => `Nenhum horário disponível para ${day}`,
  fromGuests: (count: number) => `a partir de ${count}`,
  onlyFromGuests: (count: number) =>
    `Tão perto da saída, só grupos de ${count} pessoas ou mais ainda podem reservar neste dia.`,
  seatsThatDay: (count: number) =>
    plural('pt', count, {
      one: `Nesse dia resta ${count} lugar.`,
      other: `Nesse dia restam ${count} lugares.`,
    }),
  tryDates: 'Tente uma destas datas:',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Nascer do sol às ${sunrise} – você sai às ${time}`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Nascer do sol às ${sunrise} – você volta no dia seguinte às ${time}`,
  sunsetBack: (sunset: string, time: string) => `Pôr do sol às ${sunset} – você volta às ${time}`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Pôr do sol às ${sunset} – você volta no dia seguinte às ${time}`,
  tripType: 'Tipo de passeio',
  pricingMode: 'Modalidade',
  groupSize: 'Tamanho do grupo',
  priceSummary: 'Resumo do preço',
  selected: (trip: string) => `Sua escolha: ${trip}`,
  most: (guests: string) => `Máximo de ${guests}`,
  taxes: 'Impostos e taxas: mostrados no pagamento',
  pickAll: 'Escolha a data, o horário e o tamanho do grupo para continuar.',
  charterRate: 'Passeio privativo (por dia)',
  totalToday: 'Total hoje',
  perPerson: '/ pessoa',
  perDay: '/ dia',
  groupTooSmall: 'O grupo precisa ter pelo menos 1 pessoa',
  groupTooLarge: (most: number) => `A capacidade é de ${most} pessoas`,
  unpriced: {
    perSeat: 'Preço indisponível; escolha o passeio privativo ou fale conosco',
    charter: 'Preço indisponível; escolha o preço por lugar ou fale conosco',
  },
  unpublished:
    'Este barco ainda não publicou sua disponibilidade. <ask>Pergunte pelo WhatsApp</ask> como reservar.',
} satisfies Like<typeof en>;
