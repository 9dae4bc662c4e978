import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip.en.ts';

export default {
  yourTrip: 'Seu passeio',
  tripOn: (boat: string) => `Seu passeio em ${boat}`,
  loading: 'Carregando seu passeio…',
  notLoaded: 'Não foi possível carregar seu passeio',
  notLoadedText: 'Verifique sua conexão e tente de novo. O passeio em si não foi afetado.',
  noTrip: 'Este link não leva a nenhum passeio',
  noTripText:
    'Ele pode ser antigo ou estar incompleto, ou o passeio foi cedido a outra pessoa. Se o passeio é seu, enviamos um novo link.',
  handedOver: (name: string) => `O passeio agora é de ${name}`,
  handedOverText:
    'Essa pessoa recebe um e-mail com um link próprio. O seu não abre mais o passeio, e também avisamos você disso por e-mail.',

  reserved: (boat: string) => `Seu passeio em ${boat} está reservado`,
  awaiting: (boat: string) => `Seu passeio em ${boat} aguarda o capitão`,
  paymentComes: 'Seu pagamento está a caminho',
  paymentComesText: 'Esta página mostra o seu passeio assim que o pagamento chegar.',
  ended: 'Esta reserva terminou',
  endedText:
    'Ela não foi paga ou confirmada a tempo, e os lugares ficaram livres de novo. Nada foi cobrado.',
  cancelled: 'Este passeio foi cancelado',
  captainGivesBack: (amount: string) =>
    `O capitão devolve a você os ${amount} que você pagou a ele.`,
  partBack: (back: string, paid: string) =>
    `Dos ${paid} pagos, ${back} são estornados no cartão usado.`,
  nothingOf: (paid: string) => `Dos ${paid} pagos, nada é devolvido.`,
  nothingCharged: 'Nada foi cobrado.',
  seeBoat: (boat: string) => `${boat}, ver o barco`,
  islandTime: 'horário de São Martinho',
  underWay: 'Navegando',
  over: 'Este passeio terminou',
  inDays: (count: number) => `Em ${count} dias`,
  inMinutes: (count: number) =>
    plural('pt', count, { one: `Em ${count} minuto`, other: `Em ${count} minutos` }),
  todayIn: (hours: number) =>
    plural('pt', hours, { one: `Hoje, em ${hours} hora`, other: `Hoje, em ${hours} horas` }),
  tomorrowIn: (hours: number) =>
    plural('pt', hours, { one: `Amanhã, em ${hours} hora`, other: `Amanhã, em ${hours} horas` }),
  keepUntil: (until: string) => `Ainda não pode pagar? Guarde os seus lugares até ${until}.`,
  keepPlaces: 'Guardar os meus lugares',
  placesKept: (until: string) => `Seus lugares estão guardados até ${until}.`,
  stillToPay: 'Falta pagar',
  waiting: 'Aguardando o seu capitão',
  waitingText:
    'Seus lugares estão guardados, e pedimos ao capitão que confirme o passeio. O seu cartão não foi cobrado; isso só acontece se ele confirmar. Escrevemos para você de qualquer forma.',
  waitingTextBy: (until: string) =>
    `Seus lugares estão guardados, e pedimos ao capitão que confirme o passeio até ${until}. O seu cartão não foi cobrado; isso só acontece se ele confirmar. Escrevemos para você de qualquer forma.`,
  begun:
    'Este passeio já começou e não pode mais ser alterado aqui. Ligue para o capitão ou escreva para nós.',
  offline: (readAt: string) =>
    `<strong>Você está sem conexão.</strong> Este é o seu passeio como estava: ${readAt}.`,

  atBoarding: 'Mostre isto no embarque',
  qrCode: (code: string) => `QR code com ${code}`,
  whereToBe: 'Onde estar',
  beThere: 'Chegue',
  beforeStart: (minutes: number) => `${minutes} minutos antes do início`,
  aboutBoat: 'Mais sobre o barco',
  whoComes: 'Quem vem',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  money: 'Pagamento',
  paid: 'Pago',
  toPay: 'A pagar',
  price: 'Preço',
  paidBy: { cash: 'em dinheiro ao capitão', elsewhere: 'de outra forma, sem passar por nós' },
  backFromCaptain: 'Devolução do capitão',
  backToCard: 'Devolução ao cartão',
  history: 'Histórico',

  yourCaptain: 'Seu capitão',
  call: 'Ligar',
  write: 'Escreva ao capitão',
  writeHint: 'A resposta chega no seu e-mail.',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Enviado. O capitão recebeu por e-mail.',

  change: 'Alterar seu passeio',
  needConnection: 'Você precisa de conexão para alterar o seu passeio.',
  move: 'Passar para outro dia',
  fewer: 'Vir com menos pessoas',
  correct: 'Corrigir seus dados',
  handOver: 'Ceder a outra pessoa',
  cancel: 'Cancelar o passeio',
  paidCaptainPolicy:
    'Você pagou ao capitão, e não a nós. Para cancelar ou vir com menos pessoas, peça a ele aqui: o que é devolvido é assunto de vocês dois.',
  unpaidPolicy: 'Nada foi cobrado ainda, então você pode cancelar sem custo.',
  hoursBefore: (moment: string, hours: number) => `${moment} (${hours} horas antes do início)`,
  freePolicy: (until: string) =>
    `Cancelando até ${until}, tudo o que foi pago é estornado no cartão usado; mais tarde não há direito a reembolso, a menos que o passeio seja suspenso pelo capitão ou por causa do tempo.`,
  latePolicy: (until: string) =>
    `Até ${until} o cancelamento era gratuito; agora não há direito a reembolso, a menos que o passeio seja suspenso pelo capitão ou por causa do tempo.`,
  goesBack: (amount: string) =>
    `${amount} são estornados no cartão usado. O seu banco costuma mostrar isso em 5 a 10 dias.`,
  nothingBack: 'Nada é devolvido.',
  asking: (hours: number) =>
    `O capitão tem ${hours} horas para responder, mas nunca além do início. Sem a confirmação, o passeio fica como está.`,
  asked:
    'O pedido foi feito ao capitão. Enviamos a resposta por e-mail, e ela aparece nesta página. Até lá, o passeio fica como está.',
  askedFewer:
    'O pedido foi feito ao capitão. Enviamos a resposta por e-mail, e ela aparece nesta página. Até lá, todos vocês continuam na reserva.',
  askCaptain: 'Pedir ao capitão',
  askingNow: 'Pedindo…',
  whatToDo: 'O que você quer fazer?',
  done: 'Pronto',
  goBack: 'Voltar',
  oneMoment: 'Um momento…',
  saving: 'Salvando…',
  noAnswer:
    'Não veio resposta, então não sabemos se foi feito. Verifique sua conexão e toque de novo: só é feito uma vez.',

  cancelTitle: 'Cancelar seu passeio',
  cancelling: 'Cancelando…',
  keep: 'Manter o passeio',
  askToCancel: (amount: string) => `Pedir ao capitão para cancelar, com ${amount} de volta`,
  cancelNow: 'Cancelar agora, sem reembolso',
  why: 'Por quê? (opcional)',
  whyHint: 'O capitão lê.',
  cancelPaidCaptain: (paid: string) =>
    `Você pagou ${paid} ao capitão, e não a nós, então é ele quem decide. Se ele aceitar, os seus lugares ficam livres para outros, e ele devolve o que vocês combinarem.`,
  freeAtOnce: 'Os seus lugares ficam livres para outros na hora, e não dá para desfazer.',
  cancelUnpaid: 'Nada foi cobrado, e nada será.',
  cancelLate: (until: string, paid: string) =>
    `É tarde demais para cancelar de graça: pelas regras da sua reserva, isso era possível até ${until}. Se você cancelar agora, não há direito a nada dos ${paid} pagos. O capitão pode aceitar devolver mais.`,
  cancelBack: (amount: string) => `Cancelar, ${amount} de volta`,
  cancelNothing: 'Cancelar sem reembolso',
  cancelDone: 'Seu passeio está cancelado. O capitão foi avisado.',

  fewerText: (guests: string) =>
    `A reserva é para ${guests}. Os lugares dos outros ficam livres na hora. Se depois quiser trazer mais pessoas, faça uma reserva à parte para elas.`,
  howMany: 'Quantos vêm?',
  comeWith: (count: number) =>
    plural('pt', count, { one: `Vir só ${count} pessoa`, other: `Vir em ${count} pessoas` }),
  choiceDue: (guests: string, amount: string) => `${guests}: ${amount} a pagar`,
  choiceBack: (guests: string, amount: string) => `${guests}: ${amount} de volta`,
  choiceNothing: (guests: string) => `${guests}: nada de volta`,
  fewerPaidCaptain:
    'Você pagou ao capitão, e não a nós: o que é devolvido é assunto de vocês dois.',
  fewerLate: 'É tarde demais para ter direito a reembolso.',
  mayAgree: 'O capitão pode aceitar devolver mais.',
  askFewer: 'Pedir ao capitão, com o dinheiro dos outros de volta',
  fewerNow: 'Vir com menos pessoas agora, sem reembolso',
  fewerDone: (count: number) =>
    plural('pt', count, {
      one: `Agora a reserva é para ${count} pessoa. O capitão foi avisado.`,
      other: `Agora a reserva é para ${count} pessoas. O capitão foi avisado.`,
    }),
  fewerDue: (amount: string) =>
    `Falta pagar ${amount}; esta página e o nosso e-mail levam ao pagamento.`,

  moveTitle: 'Mudar de dia',
  moveNow: 'Mudar o passeio',
  moving: 'Mudando…',
  lookingForDays: 'Procurando dias livres…',
  daysNotLoaded: 'Não foi possível carregar os dias livres',
  connection: 'Verifique sua conexão e tente de novo.',
  noOtherDay:
    'Este barco não tem outro dia com lugar para vocês. Talvez o capitão saiba mais: escreva a ele.',
  fromTo: (from: string, to: string) => `De ${from} para <strong>${to}</strong>.`,
  newDay: 'Novo dia',
  newTime: 'Novo horário',
  lateMove:
    'É tarde demais para mudar este passeio sem a confirmação do capitão. O preço não muda.',
  paidPriceStays: (price: string) =>
    `O preço continua o que você pagou, ${price}: mudar não custa nada. O prazo para cancelar de graça conta a partir do novo início.`,
  priceStays: (price: string) => `O preço não muda, ${price}: mudar não custa nada.`,
  moveDone: (to: string) =>
    `Seu passeio passou para ${to}, pelo mesmo preço. O capitão foi avisado, e você recebe um e-mail com um novo arquivo de agenda.`,

  correctText: 'O capitão é avisado. Não custa nada.',
  fullName: 'Nome completo',
  phoneField: 'Telefone (opcional)',
  requestsField: 'Pedidos especiais (opcional)',
  save: 'Salvar',
  saved: 'Salvo. O capitão foi avisado.',

  handOverTitle: 'Ceder seu passeio',
  handOverText:
    'Outra pessoa vem no seu lugar. Ela recebe um link próprio por e-mail, e o seu deixa de valer. Não custa nada.',
  theirName: 'Nome completo dessa pessoa',
  theirEmail: 'E-mail dessa pessoa',
  theirPhone: 'Telefone dessa pessoa (opcional)',
  goOn: 'Continuar',
  isRight: 'Está certo?',
  lastWords: (name: string, email: string) =>
    `${name} (${email}) recebe o seu passeio e pode alterá-lo ou cancelá-lo. O seu link deixa de valer na hora, e não dá para desfazer.`,
  lastWordsCaptain: 'Se ele for cancelado, o que é devolvido é assunto do capitão e de quem pagou.',
  lastWordsCard: (amount: string) =>
    `Se o passeio for cancelado, o que é devolvido (no máximo ${amount}) vai para o cartão usado no pagamento, e não para essa pessoa.`,
  handOverNow: 'Ceder o passeio',
  handingOver: 'Cedendo…',
  changeIt: 'Alterar',

  askedCancel: 'Você pediu para cancelar, com o dinheiro de volta.',
  askedCancelCaptain: 'Você pediu para cancelar.',
  askedToFewer: (guests: string) =>
    `Você pediu para reduzir o grupo para ${guests}, com o dinheiro dos outros de volta.`,
  askedToFewerCaptain: (guests: string) => `Você pediu para reduzir o grupo para ${guests}.`,
  askedToMove: (to: string) => `Você pediu para mudar o passeio para ${to}.`,
  answerBy: (until: string) =>
    `A resposta chega por e-mail até ${until}; até lá, o passeio fica como está.`,
  takeBack: 'Retirar o pedido',
  takeBackTitle: 'Retirar o seu pedido?',
  takeBackText: 'O passeio fica como está, e o capitão não precisa responder.',

  reviewLoading: 'Carregando sua avaliação…',
  reviewNotLoaded: 'Não foi possível carregar sua avaliação.',
  tryAgain: 'Tentar de novo',
  reviewAbsent:
    'O capitão anotou que ninguém de vocês veio, então não há passeio para avaliar. Se isso não estiver certo, escreva para nós.',
  reviewThanks: 'Obrigado pela avaliação',
  yourReview: 'Sua avaliação',
  everybodyReads: (boat: string) => `Todos podem lê-la na página de ${boat}.`,
  reviewHidden: 'Não a mostramos na página do barco.',
  howWas: (boat: string) => `Como foi ${boat}?`,
  reviewText: (until: string) =>
    `Você pode avaliar até ${until}, e depois não pode mais mudar. O seu primeiro nome, a inicial do sobrenome, o mês e o tamanho do grupo aparecem ao lado.`,
  starsField: 'Estrelas',
  starNames: { 1: 'Ruim', 2: 'Regular', 3: 'Bom', 4: 'Muito bom', 5: 'Excelente' },
  starsMean: (stars: number, meaning: string) =>
    plural('pt', stars, {
      one: `${stars} estrela, ${meaning}`,
      other: `${stars} estrelas, ${meaning}`,
    }),
  yourWords: 'Seu comentário (opcional)',
  sendReview: 'Enviar avaliação',
  notSent: 'Não deu certo. Tente de novo.',
} satisfies Like<typeof en>;
