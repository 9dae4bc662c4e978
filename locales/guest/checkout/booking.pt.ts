import type en from './booking.en.ts';
import type { Like } from '../../like.ts';

export default {
  code: 'Código da reserva',
  boat: 'Barco',
  when: 'Quando',
  departsFrom: 'Saída de',
  meetingPoint: 'Ponto de encontro',
  bring: 'O que levar',
  guests: 'Passageiros',
  captain: 'Capitão',
  captainPhone: 'Telefone do capitão',
  bookedBy: 'Reservado por',
  requests: 'Pedidos especiais',
  tripCost: 'Preço do passeio',
  serviceFee: 'Taxa de serviço',
  total: 'Total',
  totalPaid: 'Total pago',
  cancellation: 'Cancelamento',
  refunded: 'Reembolsado',
  remains: 'Resta',
  addToCalendar: 'Adicionar à agenda',
  islandTime: (moment: string) => `${moment}, horário de São Martinho`,
  toPay: (amount: string) =>
    `Nada foi cobrado ainda. Pague ${amount}; sem o pagamento, os seus lugares ficam livres de novo.`,
  toPayBy: (amount: string, until: string) =>
    `Nada foi cobrado ainda. Pague ${amount} até ${until}; depois disso, os seus lugares ficam livres de novo.`,
  keepByMail: (until: string) =>
    `A reserva termina nessa hora, a menos que você confirme o nosso e-mail: abra-o, siga o link para a página do seu passeio e escolha “Guardar os meus lugares”. Assim guardamos os lugares até ${until}.`,
  paySecurely: (amount: string) => `Pagar ${amount} com segurança`,

  confirmed: 'Reserva confirmada',
  paidText: (email: string) =>
    `Seu passeio está reservado e pago. Enviamos a confirmação para ${email}.`,
  reservedText: (email: string) =>
    `Seus lugares estão reservados. Enviamos os detalhes e o link de pagamento para ${email}.`,
  asked: 'Aguardando o seu capitão',
  askedText: (email: string) =>
    `Seus lugares estão guardados, e pedimos ao capitão que confirme. O seu cartão não foi cobrado; isso só acontece se ele confirmar. Escrevemos para ${email} de qualquer forma.`,
  askedTextBy: (email: string, until: string) =>
    `Seus lugares estão guardados, e pedimos ao capitão que confirme até ${until}. O seu cartão não foi cobrado; isso só acontece se ele confirmar. Escrevemos para ${email} de qualquer forma.`,
  paymentProcessing: 'Pagamento em andamento',
  heldText: 'Estamos esperando o seu pagamento. A confirmação vem assim que ele chegar.',
  expired: 'Reserva expirada',
  expiredText:
    'Esta reserva não foi paga a tempo, e os lugares ficaram livres de novo. Nada foi cobrado.',
  cancelled: 'Reserva cancelada',
  cancelledPaid: 'Esta reserva foi cancelada. Nada do que você pagou é devolvido.',
  cancelledUnpaid: 'Esta reserva foi cancelada. Nada foi cobrado.',
  partText: (back: string, paid: string) =>
    `Esta reserva foi cancelada. Vamos devolver ${back} dos ${paid} que você pagou.`,
  bookingRefunded: 'Reserva reembolsada',
  refundedText: 'Você não fez este passeio. O seu dinheiro está a caminho de volta.',

  thanks: 'Obrigado pela reserva. A confirmação está a caminho da sua caixa de entrada.',
  yourBooking: 'Sua reserva',
  loading: 'Carregando sua reserva…',
  notFound: 'Reserva não encontrada',
  notFoundText:
    'Não há reserva neste endereço. Use o link do e-mail de confirmação, ou peça para enviarmos de novo.',
  notLoaded: 'Não foi possível carregar sua reserva',
  notLoadedText: 'Verifique sua conexão e tente de novo. A reserva em si não foi afetada.',
  find: 'Encontrar minha reserva',
  contact: 'Fale conosco',
  backHome: 'Voltar ao início',
  browse: 'Ver os barcos',

  seeOrChange: 'Ver ou alterar o seu passeio',
  seeOrChangeText: (email: string) =>
    `O nosso e-mail para ${email} traz o link da página do seu passeio: ali você escreve ao capitão, e muda de dia, altera, cede ou cancela o passeio. Quem tem o link pode fazer isso; por isso ele só vem por e-mail.`,
  mailAgain: 'Enviar o link de novo',
  oneMoment: 'Um momento…',
  linkSent: (email: string) => `O link está a caminho de ${email}.`,
  connection: 'Verifique sua conexão e tente de novo.',

  processing: 'Processando sua reserva',
  processingNow: 'Processando sua reserva…',
  keepOpen: 'Deixe esta página aberta. Leva alguns segundos.',
  seeDone: 'Ver se já está pronto',
  notCompleted: 'Pagamento não concluído',
  paymentExpired: 'Esta página de pagamento expirou e nada foi cobrado. Reserve de novo.',
  paymentTooLate:
    'Seu pagamento chegou tarde demais e os lugares já não estavam livres. Você recebe todo o seu dinheiro de volta.',
  paymentNotFound: 'Pagamento não encontrado',
  unknownText: 'Não conhecemos nenhum pagamento com este número.',
  lateText:
    'Seu pagamento ainda está sendo processado. Pode levar alguns minutos; assim que terminar, enviamos a confirmação por e-mail.',
  checkAgain: 'Verificar de novo',
  invalidSession: 'Sessão inválida',
  invalidSessionText:
    'Este endereço não indica nenhum pagamento. Se você acabou de pagar, use o link do e-mail de confirmação.',
  needHelp:
    'Precisa de ajuda? <support>Fale com o suporte</support> e informe este número de sessão:',

  findTitle: 'Encontrar minha reserva',
  findText:
    'Informe o e-mail com que você reservou e o código da reserva. Enviamos o link com que você vê e altera o seu passeio.',
  email: 'E-mail',
  codeHint: 'Está em cada e-mail sobre a sua reserva, por exemplo SXM-7K2P-9QXD.',
  mailLink: 'Enviar o link',
  findSent:
    'Se houver uma reserva com este e-mail e este código, o link está a caminho desse endereço. Leva um ou dois minutos; olhe também na pasta de spam.',
  noCode: 'Você não tem o código? <write>Escreva para nós</write> com o nome e o dia do passeio.',
} satisfies Like<typeof en>;
