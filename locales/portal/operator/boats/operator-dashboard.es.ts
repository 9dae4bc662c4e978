import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-dashboard.en.ts';

export default {
  welcome: '¡Hola de nuevo, capitán!',
  paymentDetails: 'Pagos',

  notConnected: 'Su calendario no se ha conectado. Inténtelo de nuevo.',

  next: 'Próximas salidas',
  noneNext: 'No hay excursiones reservadas para los próximos 7 días. Le escribiremos cuando un pasajero reserve.',
  overviewFailed: 'No pudimos cargar su resumen',
  waiting: 'Pendientes',
  noneWaiting: 'No tiene nada pendiente. ¡Disfrute del mar!',
  waitingFor: {
    approvals: (count: number) => plural('es', count, { one: '1 excursión necesita su confirmación', other: `${count} excursiones necesitan su confirmación` }),
    changeRequests: (count: number) => plural('es', count, { one: '1 pasajero pide un cambio', other: `${count} pasajeros piden un cambio` }),
    conflicts: (count: number) => plural('es', count, { one: '1 excursión reservada tiene un conflicto con su calendario', other: `${count} excursiones reservadas tienen un conflicto con su calendario` }),
    disputes: (count: number) => plural('es', count, { one: 'El banco de un pasajero disputa 1 pago', other: `Los bancos de los pasajeros disputan ${count} pagos` }),
    rebookings: (count: number) => plural('es', count, { one: '1 pasajero de una excursión cancelada aún no ha elegido', other: `${count} pasajeros de excursiones canceladas aún no han elegido` }),
    reviews: (count: number) => plural('es', count, { one: '1 opinión sin respuesta', other: `${count} opiniones sin respuesta` }),
  },
  payout: 'Su pago',
  ready: (amount: string) => `${amount} por pagarle.`,
  overpaid: (amount: string) => `Descontaremos ${amount} de su próximo pago.`,
  nothingReady: 'Todavía no hay nada por pagarle.',
  nextReady: (amount: string, day: string) => `El ${day} habrá ${amount} por pagarle.`,
  noDetails: 'Necesitamos sus datos de pago para poder pagarle.',
  addDetails: 'Añadir datos de pago',
  seeStatement: 'Ver extracto',

  totalBoats: 'Barcos',
  thisMonth: 'Este mes',
  bookingsNote: (count: number) => plural('es', count, { one: 'reserva', other: 'reservas' }),
  byHand: (amount: string) => `más ${amount} pagados directamente a usted`,
  rating: 'Valoración',
  fromReviews: (count: number) => `de ${count} opiniones`,

  unknownTitle: 'Estado no disponible',
  unknownText: 'No pudimos comprobar su inicio de sesión en dos pasos. Inténtelo de nuevo dentro de un minuto.',
  twoStepsText: 'El inicio de sesión en dos pasos pide su contraseña y un código de una aplicación de su teléfono. Una contraseña robada no basta.',
  twoStepsAreOn: 'El inicio de sesión en dos pasos está activado. Cada vez que entra se le pide un código de su aplicación de autenticación.',
  scan: 'Escanee esto con su aplicación de autenticación y escriba el código que muestra.',
  orType: (key: string) => `O escriba esta clave: <key>${key}</key>`,
  isOn: 'El inicio de sesión en dos pasos está activado',
  isOff: 'El inicio de sesión en dos pasos está desactivado',
} satisfies Translated<typeof en>;
