import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip-mails.en.ts';

export default {
  fewer: (guests: string, title: string) => `Agora para ${guests}: ${title}`,
  fewerShort: (guests: string) => `A bordo esperamos ${guests}.`,
  fewerText: (code: string, boat: string, guests: string) =>
    `A sua reserva ${code} em ${boat} agora é para ${guests}.`,
  fewerPay: (until: string) =>
    `Nada foi cobrado ainda. Pague até ${until}, horário da ilha; depois disso a reserva expira.`,
  betweenYou: 'Você pagou ao seu capitão: o que é devolvido é assunto de vocês dois.',
  partInAll: (back: string, paid: string) =>
    `Ao todo, ${back} dos ${paid} que você pagou são devolvidos.`,
  handedOver: (title: string) => `O seu passeio: ${title}`,
  handedOverShort: (code: string) => `Ele foi cedido a você. O código é ${code}.`,
  handedOverText: (boat: string, captain: string, code: string) =>
    `Um passeio em ${boat} com ${captain} foi cedido a você. Mostre o código ${code} ao embarcar.`,
  backToCard: 'Se ele for cancelado, o valor é estornado no cartão usado.',
  handedAway: (title: string) => `Passeio cedido: ${title}`,
  handedAwayShort: (name: string) => `O seu passeio agora é de ${name}.`,
  handedAwayText: (code: string, boat: string, name: string) =>
    `O seu passeio ${code} em ${boat} foi cedido a ${name}, que tem um link próprio. O link que você tinha não abre mais o passeio.`,
  handedAwayNotYou: 'Se não foi você quem o cedeu, responda a este e-mail imediatamente.',
  link: (title: string) => `O seu link: ${title}`,
  linkShort: 'Você pediu o link do seu passeio.',
  linkText:
    'Você pediu o link do seu passeio. Quem tem o link pode alterar o passeio, então guarde-o só para você.',
  linkNotYou: 'Se não foi você quem pediu, não precisa fazer nada.',
  noChange: (title: string) => `Sem mudança: ${title}`,
  tripStays: 'O seu passeio fica como está.',
  couldNotAgree: (captain: string, asked: string) =>
    `${captain} não pôde aceitar o que você pediu: ${asked}.`,
  noAnswer: (captain: string, asked: string) =>
    `${captain} não respondeu a tempo ao que você pediu: ${asked}.`,
  toCancel: 'cancelar',
  toCancelBack: 'cancelar, com a devolução de tudo o que foi pago',
  toComeWith: (guests: number) => `reduzir o grupo para ${guests}`,
  toComeWithBack: (guests: number) =>
    `reduzir o grupo para ${guests}, com a devolução do dinheiro dos outros`,
  toMove: (when: string) => `mudar o passeio para ${when}`,
  refunded: (back: string, title: string) => `Reembolso de ${back}: ${title}`,
  refundedShort: (back: string) => `Estamos devolvendo ${back} a você.`,
  refundedText: (back: string, paid: string, code: string, boat: string) =>
    `Estamos devolvendo a você ${back} dos ${paid} que você pagou pela sua reserva ${code} em ${boat}.`,
  refundedToPayer: (back: string, code: string, boat: string) =>
    `Estamos devolvendo ${back} pela sua reserva ${code} em ${boat}.`,
  bookingStays: 'A sua reserva fica como está.',
  doesNotSail: (title: string) => `O seu passeio não vai acontecer: ${title}`,
  doesNotSailText: (boat: string, captain: string, why: string) =>
    `Sentimos muito: o seu passeio em ${boat} com ${captain} não vai acontecer, ${why}.`,
  calledOff: (title: string) => `O seu passeio foi suspenso: ${title}`,
  calledOffText: (boat: string, captain: string, why: string) =>
    `Sentimos muito: o seu passeio em ${boat} com ${captain} foi suspenso, ${why}.`,
  ofWeather: 'por causa do tempo',
  ofEngine: 'porque o barco não pode navegar',
  ofTooFew: 'porque havia poucos passageiros',
  ofSickness: 'por motivo de doença',
  ofShip: 'porque o navio de cruzeiro não vem à ilha',
  chooseShort: 'Escolha outro dia, outro barco ou o seu dinheiro de volta.',
  choose: (money: string) =>
    `Você escolhe o que recebe no lugar: outro dia no mesmo barco, um lugar em outro barco, ou a devolução de todos os seus ${money}.`,
  chooseUntil: (until: string) =>
    `Escolha até ${until}, horário da ilha. Se você não responder, você é reembolsado automaticamente.`,
  chooseOfCaptainShort: 'Escolha outro dia, ou que o capitão devolva o seu dinheiro.',
  chooseOfCaptain: (money: string) =>
    `Você escolhe o que recebe no lugar: outro dia no mesmo barco, ou os seus ${money} de volta do seu capitão, a quem você pagou.`,
  chooseOfCaptainUntil: (until: string) =>
    `Escolha até ${until}, horário da ilha. Se você não responder, o passeio é cancelado, e o seu capitão devolve o seu dinheiro.`,
  chooseNow: 'Escolher agora',
  shipChanged: (title: string) => `O seu navio tem novos horários: ${title}`,
  shipChangedShort: 'Talvez o seu passeio não traga você de volta a tempo.',
  shipChangedText: (ship: string, boat: string, from: string, to: string) =>
    `Os horários do navio ${ship} mudaram: ele fica na ilha das ${from} às ${to}, horário da ilha, e o seu passeio em ${boat} já não se encaixa neles.`,
  leavesTooEarly: 'Ele sai antes de você poder chegar lá.',
  backTooLate: (minutes: number) =>
    `Ele traria você de volta menos de ${minutes} minutos antes do horário limite a bordo.`,
  shipChangedUnknown: (ship: string, boat: string, from: string, to: string) =>
    `Os horários de ${ship} mudaram: ele fica aqui das ${from} às ${to}, horário da ilha. Seu capitão não informou o horário de volta do seu passeio no ${boat}.`,
  backUnknown: (minutes: number) =>
    `Pergunte ao seu capitão se você estará no píer pelo menos ${minutes} minutos antes do horário limite a bordo.`,
  shipChangedTerms:
    'O seu passeio continua reservado como está. Na página dele, você pode mudá-lo, ou cancelá-lo conforme as condições; ou responda a este e-mail, e procuramos juntos uma solução.',
  rebooked: (title: string) => `O seu novo passeio: ${title}`,
  rebookedShort: (boat: string) => `Você tem uma reserva em ${boat}.`,
  rebookedText: (boat: string, captain: string, code: string) =>
    `Agora você tem uma reserva em ${boat} com ${captain}. Mostre o mesmo código, ${code}, ao embarcar.`,
  backInAll: (back: string) => `Ao todo, ${back} do que você pagou são devolvidos.`,
  nothingToPay: 'Não há nada a pagar.',
  wrote: (title: string) => `Mensagem do seu capitão: ${title}`,
  wroteText: (captain: string, boat: string) =>
    `${captain} escreve a você sobre o seu passeio em ${boat}.`,
  remindTomorrow: (trip: string) => `Amanhã: ${trip}`,
  remindToday: (trip: string) => `Hoje: ${trip}`,
  remindShort: (place: string, code: string) => `Saída de ${place}. Seu código é ${code}.`,
  remindTomorrowText: (boat: string, captain: string) =>
    `Seu passeio no ${boat} com ${captain} é amanhã. Veja o que você precisa.`,
  remindTodayText: (boat: string, captain: string) =>
    `Seu passeio no ${boat} com ${captain} é hoje. Veja o que você precisa.`,
  seaForecast: 'Previsão do mar',
  howWasIt: (title: string) => `Como foi? ${title}`,
  howWasItShort: (boat: string) => `Conte como foi o seu passeio em ${boat}.`,
  howWasItText: (boat: string, captain: string) =>
    `Você navegou em ${boat} com ${captain}. Como foi? De uma a cinco estrelas, e algumas palavras se quiser, ajudam os próximos passageiros a escolher, e o seu capitão a melhorar.`,
  howWasItUntil: (day: string) =>
    `Você pode contar até ${day}. Só perguntamos desta vez. O seu primeiro nome, a inicial do seu sobrenome, o mês do passeio e quantos vocês eram aparecem ao lado.`,
  reviewTrip: 'Avaliar o seu passeio',
  answered: (title: string) => `Resposta à sua avaliação: ${title}`,
  answeredShort: (captain: string) => `${captain} respondeu a você.`,
  answeredText: (captain: string, boat: string) =>
    `${captain} respondeu à sua avaliação de ${boat}. A resposta está abaixo dela, na página do barco.`,
  review: 'Avaliação',
  stars: (count: number) =>
    plural('pt', count, { one: `${count} estrela`, other: `${count} estrelas` }),
  reviewWords: 'Comentário',
  answer: 'Resposta',
  seeReview: 'Ver a sua avaliação',
  helpAsked: 'Vamos ajudar você a escolher o seu barco',
  helpAskedShort: 'Conte o seu dia, o seu grupo e o que você tem em mente.',
  helloYou: 'Olá!',
  helpAskedText:
    'Obrigado por perguntar. Uma pessoa lê isto e escreve a você com barcos que combinam.',
  helpTellUs: (address: string) =>
    `Ajuda saber as suas datas, quantos vocês são e do que gostariam: uma praia, um recife, um pôr do sol, pescar ou simplesmente o mar. Escreva para nós: ${address}.`,
  seeBoats: 'Ver todos os barcos',
  whyThisMail: (site: string) =>
    `Você recebe este e-mail porque o seu endereço foi informado em ${site}. Se não foi você, pode ignorá-lo: não enviaremos newsletter.`,
} satisfies Like<typeof en>;
