import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'São Martinho',
  guests: (count: number) =>
    plural('pt', count, { one: `${count} pessoa`, other: `${count} pessoas` }),
  upTo: (guests: string) => `Até ${guests}`,
  boatTypes: {
    Catamaran: 'Catamarã',
    'Fishing Charter': 'Barco de pesca',
    'Luxury Yacht': 'Iate de luxo',
    Speedboat: 'Lancha',
    Sailboat: 'Veleiro',
  },
  defaultBoatType: 'Aluguel de barco',
  fullDay: 'Dia inteiro',
  tripTypes: {
    private: 'Fretamento privativo',
    tour: 'Passeio de barco',
    both: 'Passeio ou fretamento privativo',
  },
  pricingModes: { perSeat: 'Por lugar', charter: 'Fretamento privativo' },
  today: 'Hoje',
  tomorrow: 'Amanhã',
  minutes: (count: number) => `${count} minutos`,
  hours: (count: number, written: string) =>
    plural('pt', count, { one: `${written} hora`, other: `${written} horas` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('pt', count, { one: `${count} dia`, other: `${count} dias` }),
  dayAtTime: (day: string, time: string) => `${day}, às ${time}`,
  fromTo: (start: string, end: string) => `${start} até ${end}`,

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
  noTimesOn: (day: string) => `Nenhum horário disponível em ${day}`,
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
  charterRate: 'Fretamento privativo (por dia)',
  totalToday: 'Total a pagar hoje',
  perPerson: '/ pessoa',
  perDay: '/ dia',
  groupTooSmall: 'O grupo precisa ter pelo menos 1 pessoa',
  groupTooLarge: (most: number) => `A capacidade é de ${most} pessoas`,
  unpriced: {
    perSeat: 'Preço indisponível; escolha o fretamento privativo ou fale conosco',
    charter: 'Preço indisponível; escolha o preço por lugar ou fale conosco',
  },
  unpublished:
    'Este barco ainda não publicou sua disponibilidade. <ask>Pergunte pelo WhatsApp</ask> como reservar.',

  tripLength: 'Duração',
  meetingPoint: 'Ponto de encontro',
  bring: 'O que levar',
  included: 'Incluído',
  papers: 'Documentos',
  visitedPlaces: {
    'other-side': 'ao outro lado da ilha',
    anguilla: 'a Anguila',
    'st-barths': 'a São Bartolomeu',
  },
  passportNeeded: (places: string) =>
    `Este passeio pode ir ${places}. Cada passageiro, inclusive crianças, precisa de um passaporte válido. Algumas nacionalidades também precisam de visto: verifique antes de reservar.`,
  cardNeeded: (places: string) =>
    `Este passeio pode ir ${places}. Leve seu passaporte ou documento de identidade.`,
  bookAhead: 'Antecedência',
  leastNotice: (hours: string) => `No mínimo ${hours} antes da saída`,
  guestsNeeded: 'Mínimo de pessoas',
  sailsWith: (guests: number, hours: string) =>
    `Este passeio sai com ${guests} pessoas ou mais. Se houver menos ${hours} antes da saída, ele pode ser cancelado e você recebe todo o seu dinheiro de volta.`,

  forecast: 'Previsão do tempo',
  noForecast: 'Ainda não há previsão para este dia.',
  windFrom: (knots: number, from: string, gusts: number) =>
    `Vento de ${knots} nós, direção ${from}, rajadas de ${gusts}`,
  compass: {
    n: 'norte',
    ne: 'nordeste',
    e: 'leste',
    se: 'sudeste',
    s: 'sul',
    sw: 'sudoeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  wavesUpTo: (height: string) => `Ondas de até ${height}`,
  chanceOfRain: (percent: number) => `Chance de chuva: ${percent}%`,
  forecastNote:
    'Segundo a <source>Open-Meteo</source>, para o mar em volta da ilha. Pode mudar, e quem decide é o capitão.',

  reviews: 'Avaliações',
  loadingReviews: 'Carregando avaliações…',
  reviewsFailed: 'Não foi possível carregar as avaliações.',
  moreReviews: 'Mais avaliações',
  fromReviews: (count: number) =>
    plural('pt', count, { one: `de ${count} avaliação`, other: `de ${count} avaliações` }),
  onlyWhoSailed: 'Só de quem já navegou.',
  noReviews: 'Ainda sem avaliações. Só avalia quem pagou um passeio aqui e navegou.',
  fewReviews: (least: number) =>
    `Só avalia quem pagou um passeio aqui e navegou. Com ${least} avaliações, o barco ganha sua própria nota.`,
  groupKinds: {
    solo: 'Uma pessoa sozinha',
    two: 'Duas pessoas',
    small: 'Grupo pequeno',
    large: 'Grupo grande',
    charter: 'Fretamento privativo',
  },
  stars: (stars: number, most: number) => `${stars} de ${most} estrelas`,
  answerFrom: (name: string) => `Resposta: ${name}`,
  theCaptain: 'o capitão',

  share: 'Compartilhar',
  linkCopied: 'Link copiado',
  copyAddress: 'Copie o link da barra de endereços',
  backToBoats: 'Voltar aos barcos',
  boatNotFound: 'Barco não encontrado',
} satisfies Like<typeof en>;
