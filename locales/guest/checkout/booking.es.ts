import type en from './booking.en.ts';
import type { Like } from '../../like.ts';

export default {
  code: 'Código de reserva',
  boat: 'Barco',
  when: 'Cuándo',
  departsFrom: 'Sale de',
  meetingPoint: 'Punto de encuentro',
  bring: 'Qué llevar',
  guests: 'Pasajeros',
  captain: 'Capitán',
  captainPhone: 'Teléfono del capitán',
  bookedBy: 'Reservado por',
  requests: 'Peticiones especiales',
  tripCost: 'Precio de la salida',
  serviceFee: 'Cargo de servicio',
  total: 'Total',
  totalPaid: 'Total pagado',
  cancellation: 'Cancelación',
  refunded: 'Reembolsado',
  remains: 'Queda',
  addToCalendar: 'Añadir al calendario',
  islandTime: (moment: string) => `${moment}, hora de San Martín`,
  toPay: (amount: string) =>
    `Aún no se ha cobrado nada. Pague ${amount}; si no, sus plazas vuelven a quedar libres.`,
  toPayBy: (amount: string, until: string) =>
    `Aún no se ha cobrado nada. Pague ${amount} antes del ${until}; después, sus plazas vuelven a quedar libres.`,
  keepByMail: (until: string) =>
    `La reserva termina entonces, a menos que confirme nuestro correo: ábralo, siga el enlace a la página de su salida y elija «Guardar mis plazas». Así las guardamos hasta el ${until}.`,
  paySecurely: (amount: string) => `Pagar ${amount} de forma segura`,

  confirmed: 'Reserva confirmada',
  paidText: (email: string) =>
    `Su salida está reservada y pagada. Hemos enviado la confirmación a ${email}.`,
  reservedText: (email: string) =>
    `Sus plazas están reservadas. Hemos enviado los detalles y el enlace de pago a ${email}.`,
  asked: 'A la espera de su capitán',
  askedText: (email: string) =>
    `Sus plazas están guardadas, y hemos pedido a su capitán que confirme. No se ha cargado nada en su tarjeta; solo se carga si acepta. Escribimos a ${email} en cualquier caso.`,
  askedTextBy: (email: string, until: string) =>
    `Sus plazas están guardadas, y hemos pedido a su capitán que confirme antes del ${until}. No se ha cargado nada en su tarjeta; solo se carga si acepta. Escribimos a ${email} en cualquier caso.`,
  paymentProcessing: 'Pago en proceso',
  heldText: 'Esperamos su pago. En cuanto llegue, le enviamos la confirmación.',
  expired: 'Reserva caducada',
  expiredText:
    'Esta reserva no se pagó a tiempo, y sus plazas vuelven a estar libres. No se ha cobrado nada.',
  cancelled: 'Reserva cancelada',
  cancelledPaid: 'Esta reserva se canceló. De lo que pagó no se le devuelve nada.',
  cancelledUnpaid: 'Esta reserva se canceló. No se ha cobrado nada.',
  partText: (back: string, paid: string) =>
    `Esta reserva se canceló. Le devolvemos ${back} de los ${paid} que pagó.`,
  bookingRefunded: 'Reserva reembolsada',
  refundedText: 'Esta salida no tuvo lugar para usted. Su reembolso está en camino.',

  thanks: 'Gracias por su reserva. La confirmación está en camino a su correo.',
  yourBooking: 'Su reserva',
  loading: 'Cargando su reserva…',
  notFound: 'Reserva no encontrada',
  notFoundText:
    'En esta dirección no hay ninguna reserva. Use el enlace de su correo de confirmación, o pida que se lo enviemos otra vez.',
  notLoaded: 'No se pudo cargar su reserva',
  notLoadedText: 'Compruebe su conexión e inténtelo de nuevo. Su reserva no se ve afectada.',
  find: 'Encontrar mi reserva',
  contact: 'Escribirnos',
  backHome: 'Volver al inicio',
  browse: 'Ver los barcos',

  seeOrChange: 'Ver o cambiar su salida',
  seeOrChangeText: (email: string) =>
    `Nuestro correo a ${email} lleva el enlace a la página de su salida: allí escribe a su capitán, y cambia de día, modifica, cede o cancela la salida. Quien tenga el enlace puede hacerlo; por eso solo llega por correo.`,
  mailAgain: 'Enviarme el enlace otra vez',
  oneMoment: 'Un momento…',
  linkSent: (email: string) => `El enlace está en camino a ${email}.`,
  connection: 'Compruebe su conexión e inténtelo de nuevo.',

  processing: 'Procesando su reserva',
  processingNow: 'Procesando su reserva…',
  keepOpen: 'Deje esta página abierta. Tarda unos segundos.',
  seeDone: 'Ver si ya está',
  notCompleted: 'Pago no completado',
  paymentExpired: 'Esta página de pago ha caducado y no se ha cobrado nada. Reserve de nuevo.',
  paymentTooLate:
    'Su pago llegó demasiado tarde y sus plazas ya no estaban libres. Recupera todo su dinero.',
  paymentNotFound: 'Pago no encontrado',
  unknownText: 'No conocemos ningún pago con este número.',
  lateText:
    'Su pago aún se está procesando. Puede tardar unos minutos; en cuanto esté, le enviamos la confirmación por correo.',
  checkAgain: 'Comprobar de nuevo',
  invalidSession: 'Sesión no válida',
  invalidSessionText:
    'Esta dirección no indica ningún pago. Si acaba de pagar, use el enlace de su correo de confirmación.',
  needHelp: '¿Necesita ayuda? <support>Escríbanos</support> e indique este número de sesión:',

  findTitle: 'Encontrar mi reserva',
  findText:
    'Diga con qué dirección reservó y su código de reserva. Le enviamos el enlace con el que ve y cambia su salida.',
  email: 'Correo electrónico',
  codeHint: 'Está en cada correo sobre su reserva, por ejemplo SXM-7K2P-9QXD.',
  mailLink: 'Enviarme el enlace',
  findSent:
    'Si hay una reserva con esta dirección y este código, su enlace está en camino a esa dirección. Tarda uno o dos minutos; mire también en la carpeta de correo no deseado.',
  noCode: '¿No tiene el código? <write>Escríbanos</write> con el nombre y el día de la salida.',
} satisfies Like<typeof en>;
