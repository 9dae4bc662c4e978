import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip.en.ts';

export default {
  yourTrip: 'Su salida',
  tripOn: (boat: string) => `Su salida en ${boat}`,
  loading: 'Cargando su salida…',
  notLoaded: 'No se pudo cargar su salida',
  notLoadedText: 'Compruebe su conexión e inténtelo de nuevo. Su reserva no se ve afectada.',
  noTrip: 'Este enlace no lleva a ninguna salida',
  noTripText:
    'Puede que sea antiguo o esté incompleto, o que la salida se haya cedido a otra persona. Si la salida es suya, le enviamos un enlace nuevo.',
  handedOver: (name: string) => `La salida es ahora de ${name}`,
  handedOverText:
    'Esa persona recibe un correo con su propio enlace. El de usted ya no abre la salida, y también se lo hemos escrito por correo.',

  reserved: (boat: string) => `Su salida en ${boat} está reservada`,
  awaiting: (boat: string) => `Su salida en ${boat} espera a su capitán`,
  paymentComes: 'Su pago está en camino',
  paymentComesText: 'Esta página muestra su salida en cuanto llega el pago.',
  ended: 'Esta reserva ha terminado',
  endedText:
    'No se pagó o no se confirmó a tiempo, y sus plazas vuelven a estar libres. No se ha cobrado nada.',
  cancelled: 'Esta salida se canceló',
  captainGivesBack: (amount: string) => `Su capitán le devuelve los ${amount} que usted le pagó.`,
  partBack: (back: string, paid: string) =>
    `De los ${paid} pagados se devuelven ${back} a la tarjeta con la que se pagó.`,
  nothingOf: (paid: string) => `De los ${paid} pagados no se devuelve nada.`,
  nothingCharged: 'No se ha cobrado nada.',
  seeBoat: (boat: string) => `${boat}, ver el barco`,
  islandTime: 'hora de San Martín',
  underWay: 'Navegando',
  over: 'Esta salida ha terminado',
  inDays: (count: number) => `Dentro de ${count} días`,
  inMinutes: (count: number) =>
    plural('es', count, { one: `Dentro de ${count} minuto`, other: `Dentro de ${count} minutos` }),
  todayIn: (hours: number) =>
    plural('es', hours, {
      one: `Hoy, dentro de ${hours} hora`,
      other: `Hoy, dentro de ${hours} horas`,
    }),
  tomorrowIn: (hours: number) =>
    plural('es', hours, {
      one: `Mañana, dentro de ${hours} hora`,
      other: `Mañana, dentro de ${hours} horas`,
    }),
  keepUntil: (until: string) => `¿Aún no puede pagar? Guarde sus plazas hasta el ${until}.`,
  keepPlaces: 'Guardar mis plazas',
  placesKept: (until: string) => `Sus plazas quedan guardadas hasta el ${until}.`,
  stillToPay: 'Pendiente de pago',
  waiting: 'A la espera de su capitán',
  waitingText:
    'Sus plazas están guardadas, y hemos pedido a su capitán que confirme la salida. No se ha cargado nada en su tarjeta; solo se carga si acepta. Le escribimos en cualquier caso.',
  waitingTextBy: (until: string) =>
    `Sus plazas están guardadas, y hemos pedido a su capitán que confirme la salida antes del ${until}. No se ha cargado nada en su tarjeta; solo se carga si acepta. Le escribimos en cualquier caso.`,
  begun: 'Esta salida ha empezado y ya no se puede cambiar aquí. Llame a su capitán o escríbanos.',
  offline: (readAt: string) =>
    `<strong>Está sin conexión.</strong> Así estaba su salida el ${readAt}.`,

  atBoarding: 'Muestre esto al embarcar',
  qrCode: (code: string) => `Código QR con ${code}`,
  whereToBe: 'Dónde presentarse',
  beThere: 'Llegue',
  beforeStart: (minutes: number) => `${minutes} minutos antes del comienzo`,
  aboutBoat: 'Más sobre el barco',
  whoComes: 'Quién viene',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  money: 'Pago',
  paid: 'Pagado',
  toPay: 'Por pagar',
  price: 'Precio',
  paidBy: { cash: 'en efectivo al capitán', elsewhere: 'de otra manera, no a través de nosotros' },
  backFromCaptain: 'Devuelto por el capitán',
  backToCard: 'Devuelto a la tarjeta',
  history: 'Historial',

  yourCaptain: 'Su capitán',
  call: 'Llamar',
  write: 'Escriba a su capitán',
  writeHint: 'La respuesta llega a su correo.',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Enviado. Su capitán lo tiene en su correo.',

  change: 'Cambiar su salida',
  needConnection: 'Necesita conexión para cambiar su salida.',
  move: 'Pasar a otro día',
  fewer: 'Venir menos personas',
  correct: 'Corregir sus datos',
  handOver: 'Ceder a otra persona',
  cancel: 'Cancelar la salida',
  paidCaptainPolicy:
    'Pagó a su capitán, y no a nosotros. Para cancelar o venir menos personas, pregúnteselo aquí: lo que se le devuelve es cosa de ustedes dos.',
  unpaidPolicy: 'Aún no se ha cobrado nada, así que puede cancelar sin coste.',
  hoursBefore: (moment: string, hours: number) => `${moment} (${hours} horas antes del comienzo)`,
  freePolicy: (until: string) =>
    `Si cancela antes del ${until}, todo lo pagado se devuelve a la tarjeta; más tarde no hay derecho a reembolso, salvo que la salida se suspenda por decisión de su capitán o por el mal tiempo.`,
  latePolicy: (until: string) =>
    `Antes del ${until} se podía cancelar gratis; ahora no hay derecho a reembolso, salvo que la salida se suspenda por decisión de su capitán o por el mal tiempo.`,
  goesBack: (amount: string) =>
    `Se devuelven ${amount} a la tarjeta con la que se pagó. Su banco suele mostrarlo en un plazo de 5 a 10 días.`,
  nothingBack: 'No se devuelve nada.',
  asking: (hours: number) =>
    `Su capitán tiene ${hours} horas para responder, y nunca más allá del comienzo. Si no acepta, su salida queda como está.`,
  asked:
    'Se lo hemos preguntado a su capitán. Le enviamos la respuesta por correo, y aparece en esta página. Hasta entonces su salida queda como está.',
  askedFewer:
    'Se lo hemos preguntado a su capitán. Le enviamos la respuesta por correo, y aparece en esta página. Hasta entonces siguen todos apuntados.',
  askCaptain: 'Preguntar a su capitán',
  askingNow: 'Preguntando…',
  whatToDo: '¿Qué desea hacer?',
  done: 'Listo',
  goBack: 'Volver',
  oneMoment: 'Un momento…',
  saving: 'Guardando…',
  noAnswer:
    'No llegó ninguna respuesta, así que no sabemos si se ha hecho. Compruebe su conexión y pulse de nuevo: solo se hace una vez.',

  cancelTitle: 'Cancelar su salida',
  cancelling: 'Cancelando…',
  keep: 'Conservar la salida',
  askToCancel: (amount: string) => `Pedir a mi capitán que cancele y que se devuelvan ${amount}`,
  cancelNow: 'Cancelar ahora, sin reembolso',
  why: '¿Por qué? (opcional)',
  whyHint: 'Lo lee su capitán.',
  cancelPaidCaptain: (paid: string) =>
    `Pagó ${paid} a su capitán, y no a nosotros, así que él decide. Si acepta, sus plazas quedan libres para otros, y él le devuelve lo que acuerden.`,
  freeAtOnce: 'Sus plazas quedan libres para otros enseguida, y esto no se puede deshacer.',
  cancelUnpaid: 'No se ha cobrado nada, y no se cobrará nada.',
  cancelLate: (until: string, paid: string) =>
    `Es demasiado tarde para cancelar gratis: según las reglas de su reserva, se podía hasta el ${until}. Si cancela ahora, no tiene derecho a que se le devuelva nada de los ${paid} pagados. Su capitán puede conceder más.`,
  cancelBack: (amount: string) => `Cancelar, se devuelven ${amount}`,
  cancelNothing: 'Cancelar sin reembolso',
  cancelDone: 'Su salida está cancelada. Hemos avisado a su capitán.',

  fewerText: (guests: string) =>
    `Hay ${guests} en la reserva. Las plazas de los demás quedan libres enseguida. Si más tarde quieren venir más, resérveles una salida aparte.`,
  howMany: '¿Cuántos vienen?',
  comeWith: (count: number) => `Venir ${count}`,
  choiceDue: (guests: string, amount: string) => `${guests}: ${amount} por pagar`,
  choiceBack: (guests: string, amount: string) => `${guests}: se devuelven ${amount}`,
  choiceNothing: (guests: string) => `${guests}: sin reembolso`,
  fewerPaidCaptain:
    'Pagó a su capitán, y no a nosotros: lo que se le devuelve es cosa de ustedes dos.',
  fewerLate: 'Es demasiado tarde para tener derecho a reembolso.',
  mayAgree: 'Su capitán puede conceder más.',
  askFewer: 'Preguntar a mi capitán, con reembolso de los demás',
  fewerNow: 'Venir menos ahora, sin reembolso',
  fewerDone: (count: number) =>
    plural('es', count, {
      one: `Ahora hay ${count} persona en la reserva. Hemos avisado a su capitán.`,
      other: `Ahora hay ${count} personas en la reserva. Hemos avisado a su capitán.`,
    }),
  fewerDue: (amount: string) =>
    `Quedan por pagar ${amount}; esta página y nuestro correo llevan al pago.`,

  moveTitle: 'Cambiar de día',
  moveNow: 'Cambiar la salida',
  moving: 'Cambiando…',
  lookingForDays: 'Buscando días libres…',
  daysNotLoaded: 'No se pudieron cargar los días libres',
  connection: 'Compruebe su conexión e inténtelo de nuevo.',
  noOtherDay:
    'Este barco no tiene otro día con sitio para ustedes. Quizá su capitán sepa más: escríbale.',
  fromTo: (from: string, to: string) => `Del ${from} al <strong>${to}</strong>.`,
  newDay: 'Nuevo día',
  newTime: 'Nueva hora',
  lateMove:
    'Es demasiado tarde para cambiar esta salida sin el acuerdo de su capitán. El precio no cambia.',
  paidPriceStays: (price: string) =>
    `El precio sigue siendo el que pagó, ${price}: cambiar no cuesta nada. El plazo para cancelar gratis se cuenta desde el nuevo comienzo.`,
  priceStays: (price: string) => `El precio no cambia, ${price}: cambiar no cuesta nada.`,
  moveDone: (to: string) =>
    `Su salida es ahora el ${to}, al mismo precio. Hemos avisado a su capitán, y usted recibe un correo con un nuevo archivo de calendario.`,

  correctText: 'Se avisa a su capitán. No cuesta nada.',
  fullName: 'Nombre y apellidos',
  phoneField: 'Teléfono (opcional)',
  requestsField: 'Peticiones especiales (opcional)',
  save: 'Guardar',
  saved: 'Guardado. Hemos avisado a su capitán.',

  handOverTitle: 'Ceder su salida',
  handOverText:
    'Otra persona viene en su lugar. Recibe su propio enlace por correo, y el de usted deja de valer. No cuesta nada.',
  theirName: 'Nombre y apellidos de esa persona',
  theirEmail: 'Correo electrónico de esa persona',
  theirPhone: 'Teléfono de esa persona (opcional)',
  goOn: 'Continuar',
  isRight: '¿Es correcto?',
  lastWords: (name: string, email: string) =>
    `${name} (${email}) recibe su salida y puede cambiarla o cancelarla. El enlace de usted deja de valer enseguida, y esto no se puede deshacer.`,
  lastWordsCaptain: 'Si se cancelara, lo que se devuelve es cosa del capitán y de quien pagó.',
  lastWordsCard: (amount: string) =>
    `Si la salida se cancelara, lo que se devuelve (como máximo ${amount}) va a la tarjeta con la que se pagó, y no a esa persona.`,
  handOverNow: 'Ceder la salida',
  handingOver: 'Cediendo…',
  changeIt: 'Cambiar',

  askedCancel: 'Pidió cancelar, con reembolso.',
  askedCancelCaptain: 'Pidió cancelar.',
  askedToFewer: (guests: string) =>
    `Pidió venir con menos (${guests}), con reembolso de los demás.`,
  askedToFewerCaptain: (guests: string) => `Pidió venir con menos (${guests}).`,
  askedToMove: (to: string) => `Pidió pasar al ${to}.`,
  answerBy: (until: string) =>
    `La respuesta llega por correo antes del ${until}; hasta entonces su salida queda como está.`,
  takeBack: 'Retirar la pregunta',
  takeBackTitle: '¿Retirar su pregunta?',
  takeBackText: 'Su salida queda como está, y su capitán no tiene que responder.',

  reviewLoading: 'Cargando su opinión…',
  reviewNotLoaded: 'No se pudo cargar su opinión.',
  tryAgain: 'Intentar de nuevo',
  reviewAbsent:
    'Su capitán anotó que no vino nadie de ustedes, así que no hay salida que valorar. Si no es así, escríbanos.',
  reviewThanks: 'Gracias por su opinión',
  yourReview: 'Su opinión',
  everybodyReads: (boat: string) => `Cualquiera puede leerla en la página de ${boat}.`,
  reviewHidden: 'No la mostramos en la página del barco.',
  howWas: (boat: string) => `¿Qué tal ${boat}?`,
  reviewText: (until: string) =>
    `Puede decirlo hasta el ${until}, y después ya no cambiarlo. Su nombre, la inicial de su apellido, el mes y el tamaño de su grupo aparecen al lado.`,
  starsField: 'Estrellas',
  starNames: { 1: 'Malo', 2: 'Regular', 3: 'Bueno', 4: 'Muy bueno', 5: 'Excelente' },
  starsMean: (stars: number, meaning: string) =>
    plural('es', stars, {
      one: `${stars} estrella, ${meaning}`,
      other: `${stars} estrellas, ${meaning}`,
    }),
  yourWords: 'En sus palabras (opcional)',
  sendReview: 'Enviar la opinión',
  notSent: 'No ha funcionado. Inténtelo de nuevo.',
} satisfies Like<typeof en>;
