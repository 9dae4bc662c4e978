import type en from './checkout.en.ts';
import type { Like } from '../../like.ts';

export default {
  complete: 'Complete su reserva',
  refusedTitle: (title: string) => `Error: ${title}`,
  invalid: 'Reserva incompleta',
  invalidText:
    'No hemos encontrado esta salida: el barco, la fecha, la hora o el tamaño del grupo falta o no es correcto. Elíjala de nuevo.',
  loadingTrip: 'Cargando su salida…',
  browse: 'Ver los barcos',
  backHome: 'Volver al inicio',
  backToBoat: 'Volver al barco',
  leftOpen:
    'Ha salido de la página de pago. No se ha cobrado nada, y sus plazas vuelven a estar libres hasta que continúe.',
  leftClosed:
    'Esa página de pago se cerró, porque se acabó su tiempo o porque usted abrió otra para este barco. En ella no se ha cobrado nada.',
  byShip:
    'Llega en crucero. Si al final no viene a la isla, suspendemos su salida, y usted elige otro día, otro barco o el reembolso completo.',
  whichShip: '¿Viene en crucero? (opcional)',
  noShip: 'No',
  setupFailed: 'No se pudo preparar el pago',
  notProcessed: 'No se pudo procesar el pago. Inténtelo de nuevo.',
  noSession: 'No se pudo abrir la página de pago.',

  summary: 'Su salida',
  departsFrom: (place: string) => `Sale de ${place}`,
  otherTimes: 'Ver los días y horarios disponibles',
  taxes: 'Impuestos y gastos',
  noneAdded: 'No se añade nada',

  yourDetails: 'Sus datos',
  fullName: 'Nombre y apellidos',
  email: 'Correo electrónico',
  emailHint: 'Ahí le enviamos la confirmación.',
  phone: 'Teléfono (opcional)',
  phoneHint: 'Por si su capitán necesita localizarle ese día.',
  requests: 'Peticiones especiales (opcional)',
  acceptTerms:
    'Acepto las <terms>condiciones de uso</terms> y la <privacy>política de privacidad</privacy> (textos en inglés)',
  bookedAlready:
    'Aquí está: <booking>su reserva de esta salida</booking>. Si quiere más plazas, resérvela otra vez.',
  bookAgain: 'Sí, reservar esta salida otra vez',
  toPayment: 'Continuar al pago',
  redirecting: 'Abriendo la página de pago…',
  partner: 'Pasará a la página de nuestro proveedor de pagos.',

  boatFailed: 'No se pudo cargar el barco',
  boatNotFound: 'Barco no encontrado',
  backToBoats: 'Volver a los barcos',
  boatGone: 'El barco que busca no existe o se ha retirado.',
  connection: 'Compruebe su conexión e inténtelo de nuevo.',
  chooseBoat: 'Elija un barco para reservar',
  anotherBoat: 'Elegir otro barco',
  personal: 'Datos personales',
  linkHint: 'Ahí le enviamos la confirmación y el enlace de pago.',
  tripDetails: 'Su salida',
  tripDate: 'Fecha de la salida',
  wholeDay: 'El barco es suyo todo el día.',
  firstDeparture: (time: string) => `Sale a las ${time}, el primer horario con sitio para ustedes.`,
  requestsTitle: 'Peticiones especiales',
  captainKnows: '¿Algo que su capitán deba saber? (opcional)',
  payment: 'Pago',
  costOf: (guests: string) => `Precio de la salida, ${guests}`,
  costOfCharter: 'Precio de la salida, chárter privado',
  serviceFee: (percent: number) => `Cargo de servicio (${percent} %)`,
  total: 'Total',
  payNow: (price: string) =>
    `El cargo es por reservar ahora y pagar más tarde. Si la paga ahora, la misma salida cuesta ${price}: <pay>pagar ahora sin el cargo</pay>`,
  cardNumber: 'Número de tarjeta',
  expiry: 'Caducidad (MM/AA)',
  expiryForm: 'MM/AA',
  cvc: 'CVC',
  notCharged:
    'Ahora no se cobra nada, y los datos de tarjeta que escriba aquí no se envían. Con la confirmación le llega un enlace de pago seguro.',
  acceptPolicies:
    'Acepto los <terms>términos y condiciones</terms> (en inglés) y las <cancellation>condiciones de cancelación</cancellation>',
  completeBooking: 'Reservar',
  processing: 'Un momento…',
  bookingFailed: 'No se pudo reservar',
  checkFields: 'Revise los campos obligatorios.',
} satisfies Like<typeof en>;
