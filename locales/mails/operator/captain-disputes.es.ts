import type { Like } from '../../like.ts';
import type en from './captain-disputes.en.ts';

export default {
  opened: (title) => `Pago en disputa: ${title}`,
  openedShort: (guest, amount) =>
    `El banco de ${guest} disputa ${amount}. No tiene ningún coste para usted.`,
  openedText: (guest, amount, code, boat) =>
    `El banco de ${guest} disputa el pago de ${amount} de la reserva ${code} en ${boat}.`,
  onlyAsks: (guest, amount, code, boat) =>
    `El banco de ${guest} pregunta por el pago de ${amount} de la reserva ${code} en ${boat}. Por ahora no ha retirado nada, y no cambia nada de lo que se le debe.`,
  escalated: (title) => `Ahora en disputa: ${title}`,
  escalatedText: (guest, amount, code, boat) =>
    `El banco de ${guest}, que había preguntado por él, ahora disputa el pago de ${amount} de la reserva ${code} en ${boat}.`,
  held: (part) =>
    `Mientras el banco decide, no le pagamos sus ${part} por esta salida. Si decide a nuestro favor, los recibirá con un pago posterior. Si no, cuenta como un reembolso.`,
  howToHelp:
    'Nosotros enviamos las pruebas al banco. Usted puede ayudar: responda a este correo con todo lo que muestre que la salida tuvo lugar, como embarques registrados, fotos o mensajes.',
  howToHelpBy: (due) =>
    `Nosotros enviamos las pruebas al banco. Usted puede ayudar: responda antes del ${due}, hora de San Martín, con todo lo que muestre que la salida tuvo lugar, como embarques registrados, fotos o mensajes.`,
  doNotRefund: 'Por favor, no reembolse usted al pasajero.',
  reviewed: (title) => `Pruebas enviadas: ${title}`,
  reviewedShort: 'El banco las está revisando.',
  reviewedText: (amount, code) =>
    `El banco tiene nuestras pruebas sobre el pago de ${amount} de la reserva ${code} y las está revisando. Puede tardar dos meses o más. No tiene que hacer nada; le escribiremos cuando haya decidido.`,
  taken: (title) => `Pago retirado por el banco: ${title}`,
  takenShort: (amount) => `El banco del pasajero ha retirado ${amount}.`,
  takenText: (amount, code) =>
    `El banco del pasajero ha retirado ${amount} del pago de la reserva ${code}.`,
  returned: (title) => `Pago devuelto por el banco: ${title}`,
  returnedShort: (part) => `Sus ${part} vuelven a estar en su extracto.`,
  returnedText: (code, part) =>
    `El banco del pasajero ha devuelto el pago de la reserva ${code}. Sus ${part} vuelven a estar en su extracto.`,
  won: (title) => `Disputa ganada: ${title}`,
  wonShort: 'El banco decidió a nuestro favor.',
  wonText: (amount, code) =>
    `El banco del pasajero decidió a nuestro favor sobre el pago de ${amount} de la reserva ${code}.`,
  wonBack: (part) => `Sus ${part} vuelven a estar en su extracto.`,
  wonLater: 'En cuanto el banco devuelva el dinero, volverá a estar en su extracto.',
  lost: (title) => `Disputa perdida: ${title}`,
  lostShort: 'El banco decidió a favor del pasajero.',
  lostText: (amount, code) =>
    `El banco del pasajero decidió a favor de este sobre el pago de ${amount} de la reserva ${code}. La decisión es definitiva.`,
  lostPart: (part) => `Sus ${part} se descuentan de lo que se le debe, como muestra su extracto.`,
  closed: (title) => `Consulta cerrada: ${title}`,
  closedShort: 'No cambia nada para usted.',
  closedText: (amount, code) =>
    `El banco del pasajero cerró su consulta sobre el pago de ${amount} de la reserva ${code} y no se queda con nada.`,
  amount: 'Importe en disputa',
  reason: 'Motivo indicado',
  heldFact: 'Retenido de sus pagos',
  deductedFact: 'Descontado de lo que se le debe',
  due: 'Pruebas hasta el',
  seeBookings: 'Ver sus reservas',
  seeStatement: 'Ver su extracto',
  reasons: {
    fraudulent: 'El titular de la tarjeta dice que no hizo este pago',
    unrecognized: 'El titular de la tarjeta no reconoce el pago',
    product_not_received: 'El pasajero dice que la salida no tuvo lugar',
    product_unacceptable: 'El pasajero dice que la salida no fue como se describía',
    credit_not_processed: 'El pasajero dice que se le prometió un reembolso',
    duplicate: 'El pasajero dice que se le cobró dos veces',
    general: 'No se indicó ningún motivo',
  },
} satisfies Like<typeof en>;
