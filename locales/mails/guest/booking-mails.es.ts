import type { Like } from '../../like.ts';
import type en from './booking-mails.en.ts';

export default {
  confirmed: (title: string) => `Reserva confirmada: ${title}`,
  confirmedShort: (code: string) => `Su código es ${code}.`,
  confirmedText: (boat: string, captain: string, code: string) =>
    `Tiene reserva en ${boat} con ${captain}. Muestre el código ${code} al embarcar.`,
  atDock: (minutes: number) =>
    `Esté en el muelle ${minutes} minutos antes del comienzo, por favor.`,
  reserved: (title: string) => `Plazas reservadas: ${title}`,
  reservedShort: (until: string) => `Para conservar sus plazas, pague como máximo el ${until}.`,
  reservedText: (boat: string, captain: string) =>
    `Hemos reservado ${boat} con ${captain} para usted. Todavía no se ha cobrado nada.`,
  payOrReleased: (until: string) =>
    `Pague como máximo el ${until}, hora de la isla. Después la reserva se libera.`,
  keepReservation: (until: string) =>
    `¿Aún no puede pagar? Confirme en la página de su salida que ha recibido este correo y guardamos sus plazas hasta el ${until}, hora de la isla.`,
  keepOrSee: 'Guardar sus plazas hasta mañana',
  seeReservation: 'Ver su reserva',
  fullRefund: (title: string) => `Reembolso completo: ${title}`,
  lateShort: 'Su pago llegó cuando la reserva ya había terminado.',
  late: (boat: string) =>
    `Su pago llegó después de que terminara su reserva, y sus plazas en ${boat} ya no se guardaban para usted.`,
  lateCalledOffShort: 'Su salida se suspendió antes de que llegara su pago.',
  lateCalledOff: (boat: string) =>
    `La salida en ${boat} se suspendió antes de que llegara su pago, así que no quedó reservada.`,
  wholeBack: (paid: string) => `Le devolvemos los ${paid} completos.`,
  partBack: (back: string, paid: string) => `Le devolvemos ${back} de los ${paid} que pagó.`,
  paidTwice: (title: string) => `Pagado dos veces, un pago devuelto: ${title}`,
  paidTwiceShort: 'El segundo pago se le devuelve.',
  paidTwiceStands: (code: string, boat: string, paid: string) =>
    `Su reserva ${code} en ${boat} se pagó dos veces. La reserva sigue en pie, y le devolvemos completo el segundo pago de ${paid}.`,
  paidTwiceOver: (code: string, boat: string, paid: string) =>
    `Su reserva ${code} en ${boat} se pagó dos veces. Le devolvemos completo el segundo pago de ${paid}.`,
  paidOften: (title: string, payments: number, refunded: number) =>
    `Pagado ${payments} veces, ${refunded} pagos devueltos: ${title}`,
  paidOftenShort: 'Los demás pagos se le devuelven.',
  paidOftenStands: (
    code: string,
    boat: string,
    payments: number,
    refunded: number,
    total: string,
  ) =>
    `Su reserva ${code} en ${boat} se pagó ${payments} veces. La reserva sigue en pie, y le devolvemos los otros ${refunded} pagos, ${total} en total.`,
  paidOftenOver: (code: string, boat: string, payments: number, refunded: number, total: string) =>
    `Su reserva ${code} en ${boat} se pagó ${payments} veces. Le devolvemos ${refunded} de esos pagos, ${total} en total.`,
  released: (boat: string) => `Reserva liberada: ${boat}`,
  releasedShort: 'No se pagó a tiempo. No se ha cobrado nada.',
  releasedText: (code: string) =>
    `Su reserva ${code} no se pagó a tiempo, así que sus plazas vuelven a estar libres. No se ha cobrado nada.`,
  asked: (title: string) => `Esperando a su capitán: ${title}`,
  askedShort: 'Sus plazas están guardadas. No se ha cobrado nada en su tarjeta.',
  askedText: (boat: string, captain: string, by: string) =>
    `Sus plazas en ${boat} están guardadas, y hemos pedido a ${captain} que confirme la salida. Tendrá noticias nuestras como máximo el ${by}, hora de la isla.`,
  setAside: (price: string) =>
    `No se ha cobrado nada en su tarjeta. ${price} quedan retenidos, y solo se cobran si su capitán dice que sí.`,
  notConfirmed: (title: string) => `Sin confirmar: ${title}`,
  cardNotCharged: 'No se ha cobrado nada en su tarjeta.',
  cannotTake: (captain: string) =>
    `Lo sentimos: ${captain} no puede llevarle en esta salida. No se ha cobrado nada en su tarjeta; si su banco muestra un importe retenido, lo libera en unos días.`,
  notInTime:
    'Lo sentimos: esta salida no se pudo confirmar a tiempo. No se ha cobrado nada en su tarjeta; si su banco muestra un importe retenido, lo libera en unos días.',
  notBooked: (title: string) => `Sin reservar: ${title}`,
  notBookedShort: 'Su capitán dijo que sí, pero no se pudo cobrar en su tarjeta.',
  notBookedText: (captain: string) =>
    `${captain} dijo que sí a su salida, pero no se pudo cobrar en su tarjeta. Por eso la salida no está reservada, y sus plazas vuelven a estar libres.`,
  otherCard:
    'No se ha cobrado nada; si su banco muestra un importe retenido, lo libera en unos días. Puede volver a reservar con otra tarjeta cuando quiera.',
  moved: (title: string) => `Nuevo horario: ${title}`,
  youMovedShort: 'Ha cambiado su salida de horario.',
  youMoved: (boat: string) =>
    `Ha cambiado de horario su salida en ${boat}. La nueva fecha y la nueva hora están más abajo; el precio no cambia.`,
  captainMovedShort: 'Su capitán tuvo que cambiar su salida de horario.',
  captainMoved: (captain: string, boat: string) =>
    `${captain} tuvo que cambiar de horario su salida en ${boat}. La nueva fecha y la nueva hora están más abajo; el precio no cambia.`,
  orDoNotPay: (until: string) =>
    `Pague como máximo el ${until}, hora de la isla. Si el nuevo horario no le conviene, simplemente no pague: no se ha cobrado nada.`,
  orAskCaptain: 'Si el nuevo horario no le conviene, consulte a su capitán, a quien le ha pagado.',
  orWriteToUs:
    'Si el nuevo horario no le conviene, escríbanos. No se ha cobrado nada en su tarjeta.',
  orCancel:
    'Si el nuevo horario no le conviene, cancele en la página de su salida en un plazo de tres días y antes del comienzo: se le devuelve todo su dinero.',
  cancelled: (title: string) => `Cancelada: ${title}`,
  youCancelled: (code: string, boat: string) => `Ha cancelado su reserva ${code} en ${boat}.`,
  wasCancelled: (code: string, boat: string) =>
    `Su reserva ${code} en ${boat} se ha cancelado. No se le espera a bordo.`,
  paidToCaptain: (paid: string, captain: string) =>
    `Pagó ${paid} a su capitán y no a nosotros: ${captain} le devuelve su dinero.`,
  nothingCharged: 'No se ha cobrado nada.',
} satisfies Like<typeof en>;
