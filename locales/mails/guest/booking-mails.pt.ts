import type { Like } from '../../like.ts';
import type en from './booking-mails.en.ts';

export default {
  confirmed: (title: string) => `Reserva confirmada: ${title}`,
  confirmedShort: (code: string) => `O seu código é ${code}.`,
  confirmedText: (boat: string, captain: string, code: string) =>
    `Você tem uma reserva em ${boat} com ${captain}. Mostre o código ${code} ao embarcar.`,
  atDock: (minutes: number) => `Esteja no cais ${minutes} minutos antes do início, por favor.`,
  reserved: (title: string) => `Lugares reservados: ${title}`,
  reservedShort: (until: string) => `Para manter os seus lugares, pague até ${until}.`,
  reservedText: (boat: string, captain: string) =>
    `Reservamos ${boat} com ${captain} para você. Nada foi cobrado ainda.`,
  payOrReleased: (until: string) =>
    `Pague até ${until}, horário da ilha. Depois disso a reserva expira.`,
  keepReservation: (until: string) =>
    `Ainda não pode pagar? Confirme na página do seu passeio que este e-mail chegou, e guardamos os seus lugares até ${until}, horário da ilha.`,
  keepOrSee: 'Guardar os seus lugares até amanhã',
  seeReservation: 'Ver a sua reserva',
  fullRefund: (title: string) => `Reembolso completo: ${title}`,
  lateShort: 'O seu pagamento chegou quando a reserva já tinha terminado.',
  late: (boat: string) =>
    `O seu pagamento chegou depois do fim da sua reserva, e os seus lugares em ${boat} já não estavam guardados para você.`,
  lateCalledOffShort: 'Seu passeio foi cancelado antes de o pagamento chegar.',
  lateCalledOff: (boat: string) =>
    `O passeio em ${boat} foi cancelado antes de o seu pagamento chegar. Por isso, não ficou reservado.`,
  wholeBack: (paid: string) => `Estamos devolvendo a você todos os ${paid}.`,
  partBack: (back: string, paid: string) =>
    `Estamos devolvendo a você ${back} dos ${paid} que você pagou.`,
  paidTwice: (title: string) => `Pago duas vezes, um pagamento devolvido: ${title}`,
  paidTwiceShort: 'O segundo pagamento é estornado.',
  paidTwiceStands: (code: string, boat: string, paid: string) =>
    `A sua reserva ${code} em ${boat} foi paga duas vezes. Ela vale, e estamos devolvendo a você o segundo pagamento inteiro, de ${paid}.`,
  paidTwiceOver: (code: string, boat: string, paid: string) =>
    `A sua reserva ${code} em ${boat} foi paga duas vezes. Estamos devolvendo a você o segundo pagamento inteiro, de ${paid}.`,
  paidOften: (title: string, payments: number, refunded: number) =>
    `Pago ${payments} vezes, ${refunded} pagamentos devolvidos: ${title}`,
  paidOftenShort: 'Os outros pagamentos voltam para você.',
  paidOftenStands: (
    code: string,
    boat: string,
    payments: number,
    refunded: number,
    total: string,
  ) =>
    `A sua reserva ${code} em ${boat} foi paga ${payments} vezes. Ela vale, e estamos devolvendo a você os outros ${refunded} pagamentos, ${total} no total.`,
  paidOftenOver: (code: string, boat: string, payments: number, refunded: number, total: string) =>
    `A sua reserva ${code} em ${boat} foi paga ${payments} vezes. Estamos devolvendo a você ${refunded} desses pagamentos, ${total} no total.`,
  released: (boat: string) => `Reserva expirada: ${boat}`,
  releasedShort: 'Ela não foi paga a tempo. Nada foi cobrado.',
  releasedText: (code: string) =>
    `A sua reserva ${code} não foi paga a tempo, então os lugares estão livres de novo. Nada foi cobrado.`,
  asked: (title: string) => `Aguardando o seu capitão: ${title}`,
  askedShort: 'Os seus lugares estão guardados. Nada foi cobrado no seu cartão.',
  askedText: (boat: string, captain: string, by: string) =>
    `Os seus lugares em ${boat} estão guardados, e pedimos a ${captain} que confirme o passeio. Você recebe notícias nossas até ${by}, horário da ilha, no máximo.`,
  setAside: (price: string) =>
    `Nada foi cobrado no seu cartão. ${price} ficam reservados no cartão, e só são cobrados se o seu capitão disser sim.`,
  notConfirmed: (title: string) => `Não confirmado: ${title}`,
  cardNotCharged: 'Nada foi cobrado no seu cartão.',
  cannotTake: (captain: string) =>
    `Sentimos muito: ${captain} não pode levar você neste passeio. Nada foi cobrado no seu cartão; se o seu banco mostrar um valor reservado, ele o libera em alguns dias.`,
  notInTime:
    'Sentimos muito: este passeio não pôde ser confirmado a tempo. Nada foi cobrado no seu cartão; se o seu banco mostrar um valor reservado, ele o libera em alguns dias.',
  notBooked: (title: string) => `Não reservado: ${title}`,
  notBookedShort: 'O seu capitão disse sim, mas não foi possível cobrar no seu cartão.',
  notBookedText: (captain: string) =>
    `${captain} disse sim ao seu passeio, mas não foi possível cobrar no seu cartão. Por isso o passeio não está reservado, e os lugares estão livres de novo.`,
  otherCard:
    'Nada foi cobrado; se o seu banco mostrar um valor reservado, ele o libera em alguns dias. Você pode reservar de novo com outro cartão quando quiser.',
  moved: (title: string) => `Novo horário: ${title}`,
  youMovedShort: 'Você mudou o seu passeio.',
  youMoved: (boat: string) =>
    `Você mudou o seu passeio em ${boat}. A nova data e o novo horário estão abaixo; o preço continua o mesmo.`,
  captainMovedShort: 'O seu capitão teve de mudar o seu passeio.',
  captainMoved: (captain: string, boat: string) =>
    `${captain} teve de mudar o seu passeio em ${boat}. A nova data e o novo horário estão abaixo; o preço continua o mesmo.`,
  orDoNotPay: (until: string) =>
    `Pague até ${until}, horário da ilha. Se o novo horário não servir para você, simplesmente não pague: nada foi cobrado.`,
  orAskCaptain:
    'Se o novo horário não servir para você, fale com o seu capitão, a quem você pagou.',
  orWriteToUs:
    'Se o novo horário não servir para você, escreva para nós. Nada foi cobrado no seu cartão.',
  orCancel:
    'Se o novo horário não servir para você, cancele na página do seu passeio em até três dias e antes do início: todo o seu dinheiro é devolvido.',
  cancelled: (title: string) => `Cancelado: ${title}`,
  youCancelled: (code: string, boat: string) => `Você cancelou a sua reserva ${code} em ${boat}.`,
  wasCancelled: (code: string, boat: string) =>
    `A sua reserva ${code} em ${boat} foi cancelada. Não esperamos você a bordo.`,
  paidToCaptain: (paid: string, captain: string) =>
    `Você pagou ${paid} ao seu capitão e não a nós: ${captain} devolve o seu dinheiro.`,
  nothingCharged: 'Nada foi cobrado.',
} satisfies Like<typeof en>;
