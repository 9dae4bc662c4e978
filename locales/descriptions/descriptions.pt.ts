import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Reserve em minutos um passeio de barco em St. Maarten (São Martinho): passeios compartilhados e privativos com capitães locais.',
  listing: 'Barcos para reservar em St. Maarten (São Martinho) por data, porto, grupo e tipo de passeio, com preços, datas e lugares atuais.',
  compare: 'Dois barcos lado a lado: preços, duração e o que está incluído.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'passeios de barco'} saindo de ${place}, até ${guests}.`,
    perSeat: (price) => `${price} por pessoa`,
    perDay: (price) => `${price} por dia`,
    or: ' ou ',
    book: 'Veja datas e horários disponíveis e reserve online.',
    missing: 'Este barco não existe ou não é mais oferecido.',
  },
  ships: 'Chega a St. Maarten (São Martinho) de navio de cruzeiro? Veja, navio por navio, os passeios que cabem entre a chegada e o limite a bordo.',
  shipDay: (day) => `Navios de cruzeiro em St. Maarten, ${day}, e os passeios que cabem em cada escala: de volta ao píer 90 minutos antes do limite.`,
  board: (place) => `Barcos que saem hoje e amanhã (${place}): horários, lugares livres e se estão no horário, embarcando, partiram ou foram cancelados.`,
  checkout: 'Confira seu passeio, informe seu nome e e-mail e continue para a página de pagamento segura.',
  confirmation: 'Seu passeio de barco: a data, o horário, o porto e o que você pagou.',
  bookingForm: 'Reserve agora um passeio de barco e pague depois pelo link de pagamento seguro que enviamos.',
  paymentSuccess: 'Aguardamos seu pagamento. Sua reserva aparece em instantes.',
  offline: 'Você está sem conexão. As reservas salvas neste aparelho podem ser lidas aqui.',
  trip: 'Seu passeio: horário e ponto de encontro, o que você pagou e tudo o que você mesmo pode alterar.',
  findBooking: 'Perdeu o e-mail do passeio? Informe o e-mail da reserva e o código, e enviamos o link de novo.',
  info: {
    about: 'Um marketplace de passeios de barco em St. Maarten (São Martinho): passeios compartilhados e privativos com capitães locais.',
    accessibility: 'Quais diretrizes de acessibilidade seguimos, o que funciona com teclado e leitores de tela, e o que ainda não funciona.',
    contact: 'Como falar conosco: sobre uma reserva, como capitão ou por qualquer outro motivo.',
    'how-it-works': 'De encontrar um barco a subir a bordo: passeio compartilhado ou privativo, as duas formas de pagar e o que enviamos por e-mail.',
    'help-center': 'Respostas sobre reservar, pagar, mudar e navegar, e onde perguntar o resto.',
    'trust-and-safety': 'Como verificamos os capitães, quem decide no mar, como se cuida das crianças e como protegemos seu dinheiro e seus dados.',
    'refunds-cancellations-weather': 'Quando um passeio é reembolsado: mau tempo, um capitão ou passageiro que cancela, e pagamentos atrasados.',
  },
} satisfies Descriptions;
