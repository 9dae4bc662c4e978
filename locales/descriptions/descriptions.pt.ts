import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Reserve em minutos um passeio de barco em St. Maarten (São Martinho): passeios por lugar ou privativos, por dia, com capitães locais.',
  listing: 'Barcos para reservar em St. Maarten (São Martinho), por data, porto, tamanho do grupo e tipo de passeio: preços atuais, dias livres e lugares.',
  compare: 'Dois barcos lado a lado: quanto custam, quanto tempo navegam e o que está incluído.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'passeios de barco'} saindo de ${place}, até ${guests}.`,
    perSeat: (price) => `${price} por lugar`,
    perDay: (price) => `${price} por dia`,
    or: ' ou ',
    book: 'Veja os dias e horários livres e reserve online.',
    missing: 'Não há nenhum barco neste endereço, ou ele não é mais oferecido.',
  },
  ships: 'Você chega a St. Maarten (São Martinho) de navio de cruzeiro? Veja, navio por navio, os passeios que cabem entre a chegada e o limite a bordo.',
  shipDay: (day) => `Navios de cruzeiro em St. Maarten, ${day}, e os passeios que dão tempo para cada um: de volta ao píer 90 minutos antes do limite.`,
  board: (place) => `Barcos que saem hoje e amanhã (${place}): horários, lugares livres e se estão no horário, embarcando, partiram ou foram cancelados.`,
  checkout: 'Confira o seu passeio, informe seu nome e e-mail, e siga para a página de pagamento segura.',
  confirmation: 'O seu passeio de barco reservado: o dia, o horário, o porto e o que você pagou.',
  bookingForm: 'Reserve agora um passeio de barco e pague depois, pelo link de pagamento seguro que enviamos.',
  paymentSuccess: 'Estamos esperando notícia do seu pagamento; a sua reserva aparece em instantes.',
  offline: 'Você está sem conexão: as reservas guardadas neste aparelho podem ser lidas aqui.',
  trip: 'O seu passeio: quando e onde estar, o que você pagou, e tudo o que você mesmo pode alterar.',
  findBooking: 'Perdeu o e-mail sobre o seu passeio? Informe o e-mail com que reservou e o código da reserva, e enviamos o link de novo.',
  info: {
    about: 'Um marketplace de passeios de barco em St. Maarten (São Martinho): por lugar ou privativos, por dia, com capitães locais.',
    accessibility: 'Quais diretrizes de acessibilidade seguimos, o que funciona com teclado e leitores de tela, e o que ainda não funciona.',
    contact: 'Como falar com as pessoas por trás do site: sobre reservas, para capitães e para todo o resto.',
    'how-it-works': 'De encontrar um barco até zarpar: como escolher um passeio por lugar ou privativo, as duas formas de pagar e o que você recebe por e-mail.',
    'help-center': 'Respostas sobre reservar, pagar, mudar e navegar, e onde perguntar o resto.',
    'trust-and-safety': 'Com o que os capitães concordam, quem decide no mar, como se cuida das crianças, e como o seu dinheiro e os seus dados são protegidos.',
    'refunds-cancellations-weather': 'Quando você recebe de volta o dinheiro de um passeio: mau tempo, um capitão ou passageiro que cancela, e pagamentos atrasados.',
  },
} satisfies Descriptions;
