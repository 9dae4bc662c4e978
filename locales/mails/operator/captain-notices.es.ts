import { plural } from '../../plural.ts';
import type { Like } from '../../like.ts';
import type en from './captain-notices.en.ts';

export default {
  hello: (name) => `Hola, ${name}:`,
  questions: (address) => `¿Preguntas? ${address}.`,
  reason: 'Motivo',
  featuredUntil: 'Destacado hasta',
  boat: 'Barco',
  seeBoats: 'Ver sus barcos',
  lengthsAsked: '¿Cuánto duran sus salidas?',
  lengthsAskedShort: 'Los clientes aún no ven la hora de regreso de sus barcos.',
  lengthsAskedText: (boats: string) => `Estos barcos no tienen duración de la salida: ${boats}.`,
  withoutLength:
    'Sin ella, los clientes no ven la hora de regreso, no encuentran el barco al buscar por duración y quienes llegan en crucero no ven sus salidas.',
  giveLength:
    'Abra cada barco e indique la duración de la salida en «Detalles». Solo se lo preguntamos esta vez.',
  toDashboard: 'Ir a su panel',
  unpublished: (boat) => `${boat} se ha retirado del sitio`,
  unpublishedShort: 'Ahora es un borrador. Las reservas siguen en pie.',
  unpublishedText: (boat) =>
    `Hemos retirado ${boat} del sitio por el motivo indicado abajo. Los pasajeros no pueden encontrarlo ni reservarlo, y figura como borrador en su panel.`,
  soldTripsStand: 'Las salidas ya vendidas siguen en pie: realícelas, por favor.',
  publishAgain: 'Cuando lo haya corregido, puede volver a publicarlo.',
  featured: (boat) => `${boat} está destacado`,
  featuredShort: 'En nuestra página de inicio, sin coste.',
  featuredText: (boat) =>
    `Destacamos ${boat} en nuestra página de inicio mientras esté publicado, sin coste.`,
  featureEnded: (boat) => `${boat} ya no está destacado`,
  featureEndedShort: 'Ha terminado antes de tiempo.',
  featureEndedText: (boat) =>
    `Hemos dejado de destacar ${boat} antes de tiempo, por el motivo indicado abajo.`,
  suspended: 'Su cuenta de capitán está suspendida',
  suspendedShort: 'Sus barcos ya no están en el sitio. Lo pagado sigue pagado.',
  suspendedText:
    'Hemos suspendido su cuenta de capitán por el motivo indicado abajo. Sus barcos ya no están en el sitio y usted no puede iniciar sesión.',
  paidTripsStand:
    'Las salidas que los pasajeros ya han pagado siguen en pie por ahora: le escribiremos sobre ellas.',
  reinstated: 'Su cuenta de capitán vuelve a estar abierta',
  reinstatedShort: 'Sus barcos vuelven a estar en el sitio.',
  reinstatedText:
    'Su cuenta de capitán vuelve a estar abierta. Los barcos que estaban publicados vuelven a estar en el sitio. Inicie sesión de nuevo, por favor.',
  receipt: (boat) => `Recibo: ${boat} está destacado`,
  receiptShort: (price) => `${price} por 6 meses.`,
  receiptText: (boat) =>
    `Gracias. Hemos recibido su pago, y ${boat} está destacado en nuestra página de inicio mientras esté publicado.`,
  paidFor: 'Período pagado',
  fromTo: (first, last) => `del ${first} al ${last}`,
  paidOn: 'Pagado el',
  payment: 'Pago',
  total: 'Total',
  endsByItself: (address) =>
    `Termina por sí solo; puede renovarlo en cualquier momento. ¿Preguntas? ${address}.`,
  featureRefunded: (back, boat) => `Reembolso de ${back}: ${boat} destacado`,
  featureRefundedText: (back, paid, boat) =>
    `Le hemos reembolsado ${back} de los ${paid} que pagó por destacar ${boat}. El importe vuelve a la tarjeta con la que pagó; su banco suele mostrarlo en un plazo de 5 a 10 días.`,
  featureRefundFailed: (back, boat) =>
    `Su banco devolvió nuestro reembolso de ${back}: ${boat} destacado`,
  featureRefundFailedText: (back) =>
    `Su banco no pudo aceptar nuestro reembolso de ${back} y nos lo devolvió. Por favor, escríbanos cómo podemos hacérselo llegar.`,
  staysFeatured: (boat, day) => `${boat} está destacado hasta el ${day}.`,
  noLongerFeatured: (boat) => `${boat} ya no está destacado.`,
  paidOut: (amount, month) => `Pago realizado: ${amount} de ${month}`,
  paidOutText: (amount, month) => `Le hemos pagado ${amount} por las salidas de ${month}.`,
  takenBack: (amount, month) => `Pago anulado: ${amount} de ${month}`,
  takenBackText: (amount, month) =>
    `Habíamos anotado que le pagamos ${amount} por las salidas de ${month}. Ese pago no se produjo, así que hemos anulado la anotación: se le vuelve a deber ese importe.`,
  paidHow: (method, reference) => `${method}, referencia ${reference}.`,
  methods: { paypal: 'PayPal', bank_wire: 'Transferencia bancaria', cash: 'Efectivo' },
  amount: 'Importe',
  forTripsOf: 'Por las salidas de',
  method: 'Forma de pago',
  takenBackOn: 'Anulado el',
  reference: 'Referencia',
  seeStatement: 'Ver su extracto',
  questionsQuoting: (address, reference) =>
    `¿Preguntas? ${address} (indique ${reference}, por favor).`,
  documents: { licence: 'licencia de capitán', insurance: 'seguro del barco' },
  openDocuments: 'Abrir sus documentos',
  goodUntil: 'En vigor hasta',
  accepted: (document) => `Hemos aceptado su ${document}`,
  acceptedShort: (day) => `En vigor hasta el ${day}.`,
  acceptedText: (document) =>
    `Hemos revisado y aceptado su ${document}. Le escribiremos 30 y 7 días antes de que caduque.`,
  bothGood:
    'Sus dos documentos están en regla: los barcos que publique aparecen en el sitio, y sus páginas lo dicen.',
  stillChecked: (documents) => `Todavía estamos revisando su ${documents}.`,
  stillMissing: (documents) =>
    `Todavía nos falta su ${documents}: envíe también ese documento, por favor.`,
  refused: (document) => `No hemos podido aceptar su ${document}`,
  refusedShort: 'Envíe otro documento, por favor.',
  refusedText: (document) =>
    `Hemos revisado su ${document} y no hemos podido aceptar lo que envió, por el motivo indicado abajo. Envíe otro documento, por favor.`,
  runsOut: (document, day) => `Su ${document} caduca el ${day}`,
  runsOutShort: 'Envíe a tiempo el documento nuevo, por favor.',
  runsOutText: (document, day) =>
    `Su ${document} está en vigor hasta el ${day}. Envíe antes el documento nuevo: al día siguiente, sus barcos dejan de aparecer en el sitio hasta que se haya revisado.`,
  uncovered: (document, trips) =>
    plural('es', trips, {
      one: `Hay una salida reservada después del vencimiento de su ${document}`,
      other: `Hay ${trips} salidas reservadas después del vencimiento de su ${document}`,
    }),
  uncoveredText: (document, day, trips) =>
    plural('es', trips, {
      one: `Su ${document} cubre las salidas hasta el ${day}, y hay una salida pagada para una fecha posterior.`,
      other: `Su ${document} cubre las salidas hasta el ${day}, y hay ${trips} salidas pagadas para fechas posteriores.`,
    }),
  sendNewDocument:
    'En cuanto tenga el documento nuevo, abra sus documentos y envíelo: basta con un PDF o una foto. El actual sigue en vigor mientras lo revisamos.',
  tripsAfterIt: 'Salidas después de esa fecha',
  firstDayAfterIt: 'El primero de esos días',
  soldStaySold: 'Las salidas vendidas siguen vendidas.',
  pleaseSend: (documents, day) => `Envíe su ${documents}, a más tardar el ${day}`,
  pleaseSendShort: 'Decimos a los pasajeros que nuestros capitanes están verificados y asegurados.',
  pleaseSendText: (documents) =>
    `Decimos a los pasajeros que nuestros capitanes están verificados y asegurados, así que lo comprobamos. Envíenos su ${documents}: basta con un PDF o una foto de cada documento.`,
  stayListed: (day) =>
    `Sus barcos siguen apareciendo en el sitio hasta el ${day}. Después vuelven en cuanto hayamos revisado lo que envíe. Las salidas vendidas siguen vendidas.`,
  unlisted: 'Sus barcos ya no aparecen en el sitio',
  unlistedShort: 'Vuelven en cuanto se revisen sus documentos.',
  unlistedText: (documents) =>
    `No tenemos en vigor su ${documents}. Por eso los pasajeros no pueden encontrar ni reservar sus barcos.`,
  and: (one, other) => `${one} y su ${other}`,
  andNo: (one, other) => `${one} ni su ${other}`,
  comeBack:
    'Las salidas vendidas siguen vendidas: realícelas, por favor. Envíenos lo que falta y sus barcos volverán por sí solos en cuanto lo hayamos revisado.',
} satisfies Like<typeof en>;
