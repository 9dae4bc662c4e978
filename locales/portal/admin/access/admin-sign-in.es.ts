import type { Translated } from '../../../translated.ts';
import type en from './admin-sign-in.en.ts';

export default {
  allInOne: 'Barcos, operadores, reservas y dinero, en un solo lugar.',
  siteIs: 'Excursiones en barco en St. Maarten (San Martín)',
  management: 'Gestión de la plataforma',
  authorizedOnly: 'Solo acceso autorizado. Toda la actividad se supervisa.',
  invitation: 'Su invitación',
  unreachable: 'No se pudo contactar con el servidor.',
  toSignIn: 'Ir al acceso de administradores',
  welcome: (name: string) => `Le damos la bienvenida, ${name}`,
  choosePassword: (email: string) => `Elija una contraseña. Entrará como <email>${email}</email>.`,
  atLeast: (count: number) => `Al menos ${count} caracteres.`,

  title: 'Acceso de administradores',
  enterEmail: 'Escriba su correo electrónico',
  enterPassword: 'Escriba su contraseña',
  enterCode: 'Escriba el código',
  codeHint: 'Escriba el código de 6 cifras de su aplicación de autenticación, o un código de recuperación.',
  failed: 'No se pudo iniciar sesión',
  missing: 'Faltan datos',
  missingText: 'Escriba el correo electrónico y la contraseña',
  successful: 'Sesión iniciada',
  welcomeBack: (name: string) => `Nos alegra verle de nuevo, ${name}.`,
} satisfies Translated<typeof en>;
