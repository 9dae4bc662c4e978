import type en from './checkout.en.ts';
import type { Like } from '../../like.ts';

export default {
  complete: 'Conclua sua reserva',
  refusedTitle: (title: string) => `Erro: ${title}`,
  invalid: 'Reserva incompleta',
  invalidText:
    'Não encontramos este passeio: o barco, a data, o horário ou o tamanho do grupo está faltando ou não está certo. Escolha o passeio de novo.',
  loadingTrip: 'Carregando seu passeio…',
  browse: 'Ver os barcos',
  backHome: 'Voltar ao início',
  backToBoat: 'Voltar ao barco',
  leftOpen:
    'Você saiu da página de pagamento. Nada foi cobrado, e os seus lugares estão livres de novo até você continuar.',
  leftClosed:
    'Aquela página de pagamento foi fechada, porque o tempo acabou ou porque você abriu outra para este barco. Nada foi cobrado nela.',
  byShip:
    'Você vem de navio de cruzeiro. Se no fim ele não vier à ilha, suspendemos o seu passeio, e você escolhe outro dia, outro barco ou todo o seu dinheiro de volta.',
  whichShip: 'Você vem de navio de cruzeiro? (opcional)',
  noShip: 'Não',
  setupFailed: 'Não foi possível preparar o pagamento',
  notProcessed: 'Não foi possível processar o pagamento. Tente de novo.',
  noSession: 'Não foi possível abrir a página de pagamento.',

  summary: 'Seu passeio',
  departsFrom: (place: string) => `Saída de ${place}`,
  otherTimes: 'Ver os dias e horários disponíveis',
  taxes: 'Impostos e taxas',
  noneAdded: 'Nenhum',

  yourDetails: 'Seus dados',
  fullName: 'Nome completo',
  email: 'E-mail',
  emailHint: 'Enviamos a confirmação para este e-mail.',
  phone: 'Telefone (opcional)',
  phoneHint: 'Caso o capitão precise falar com você no dia.',
  requests: 'Pedidos especiais (opcional)',
  acceptTerms:
    'Aceito os <terms>termos de uso</terms> e a <privacy>política de privacidade</privacy> (textos em inglês)',
  bookedAlready:
    'Aqui está: <booking>a sua reserva deste passeio</booking>. Se quiser mais lugares, reserve mais uma vez.',
  bookAgain: 'Sim, reservar este passeio mais uma vez',
  toPayment: 'Continuar para o pagamento',
  redirecting: 'Abrindo a página de pagamento…',
  partner: 'Você será levado ao nosso parceiro de pagamentos.',

  boatFailed: 'Não foi possível carregar o barco',
  boatNotFound: 'Barco não encontrado',
  backToBoats: 'Voltar aos barcos',
  boatGone: 'O barco que você procura não existe ou foi retirado.',
  connection: 'Verifique sua conexão e tente de novo.',
  chooseBoat: 'Escolha um barco para reservar',
  anotherBoat: 'Escolher outro barco',
  personal: 'Dados pessoais',
  linkHint: 'Enviamos a confirmação e o link de pagamento para este e-mail.',
  tripDetails: 'Seu passeio',
  tripDate: 'Data do passeio',
  wholeDay: 'O barco é seu o dia inteiro.',
  firstDeparture: (time: string) => `Saída às ${time}, o primeiro horário com lugar para vocês.`,
  requestsTitle: 'Pedidos especiais',
  captainKnows: 'Algo que o capitão deva saber? (opcional)',
  payment: 'Pagamento',
  costOf: (guests: string) => `Preço do passeio, ${guests}`,
  costOfCharter: 'Preço do passeio privativo',
  serviceFee: (percent: number) => `Taxa de serviço (${percent}%)`,
  total: 'Total',
  payNow: (price: string) =>
    `A taxa é por reservar agora e pagar depois. Pago agora, o mesmo passeio custa ${price}: <pay>pagar agora sem a taxa</pay>`,
  cardNumber: 'Número do cartão',
  expiry: 'Validade (MM/AA)',
  expiryForm: 'MM/AA',
  cvc: 'CVC',
  notCharged:
    'Nada é cobrado agora, e os dados de cartão digitados aqui não são enviados. Um link de pagamento seguro vem com a sua confirmação.',
  acceptPolicies:
    'Aceito os <terms>termos e condições</terms> (em inglês) e as <cancellation>regras de cancelamento</cancellation>',
  completeBooking: 'Reservar',
  processing: 'Um momento…',
  bookingFailed: 'Não foi possível reservar',
  checkFields: 'Confira os campos obrigatórios.',
} satisfies Like<typeof en>;
