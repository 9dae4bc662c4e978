import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-dashboard.en.ts';

export default {
  welcome: '¡Hola de nuevo, capitán!',
  paymentDetails: 'Pagos',

  notConnected: 'Su calendario no se ha conectado. Inténtelo de nuevo.',

  totalBoats: 'Barcos',
  thisMonth: 'Este mes',
  bookingsNote: (count: number) => plural('es', count, { one: 'reserva', other: 'reservas' }),
  byHand: (amount: string) => `y ${amount} cobrados por usted`,
  rating: 'Valoración',
  fromReviews: (count: number) => `de ${count} opiniones`,

  unknownTitle: 'No se pudo comprobar',
  unknownText: 'Ahora mismo no podemos saber si el inicio de sesión en dos pasos está activado.',
  twoStepsText: 'Con dos pasos, para entrar hacen falta su contraseña y un código de una aplicación de autenticación de su teléfono. Una contraseña robada por sí sola no abre nada.',
  twoStepsAreOn: 'El inicio de sesión en dos pasos está activado: cada vez que entra se le pide un código de su aplicación de autenticación.',
  scan: 'Escanee esto con su aplicación de autenticación y escriba el código que muestra.',
  orType: (key: string) => `O escriba esta clave: <key>${key}</key>`,
  isOn: 'El inicio de sesión en dos pasos está activado',
  isOff: 'El inicio de sesión en dos pasos está desactivado',
} satisfies Translated<typeof en>;
