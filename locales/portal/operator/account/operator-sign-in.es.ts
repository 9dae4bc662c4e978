import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-sign-in.en.ts';

export default {
  leastPassword: 'Al menos 6 caracteres.',
  sixDigits: 'Escriba el código de 6 cifras',
  haveAccount: '¿Ya tiene una cuenta? Inicie sesión',

  forgotten: '¿Ha olvidado la contraseña?',
  noAccount: '¿No tiene cuenta? Regístrese',

  twoSteps: 'Inicio de sesión en dos pasos',
  codeHint: 'Escriba el código de 6 cifras de su aplicación de autenticación.',
  wrongCode: 'Ese código no funcionó',

  createAccount: 'Crear cuenta',
  creating: 'Creando la cuenta…',
  nameHint: 'El nombre que ven los pasajeros.',
  created: '¡Cuenta creada!',
  checkEmail: 'Revise su correo para confirmar la cuenta.',
  notRegistered: 'No se pudo completar el registro.',
  registrationFailed: 'No se pudo crear la cuenta',

  forgottenTitle: 'Contraseña olvidada',
  forgottenHint: 'Le enviamos un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar el enlace',
  mailFailed: 'No se pudo enviar el correo',

  newPasswordTitle: 'Elegir una contraseña nueva',
  anotherPassword: 'Elija otra contraseña',

  checkMail: 'Revise su correo',
  confirmationSent: (email: string) => `Revise su correo para confirmar la cuenta. Hemos enviado un enlace a <email>${email}</email>. ¿No lo ve? Mire en la carpeta de correo no deseado.`,
  recoverySent: (email: string) => `Si hay una cuenta con esta dirección, un enlace para elegir una contraseña nueva va en camino a <email>${email}</email>. ¿No lo ve? Mire en la carpeta de correo no deseado.`,
  confirmFirst: (email: string) => `Antes de entrar por primera vez, use el enlace que enviamos por correo a <email>${email}</email>.`,
  sendAgain: 'Enviar el correo otra vez',
  notSent: 'No se pudo enviar el correo.',
  onItsWay: 'El correo está en camino.',

  forCaptains: 'Para capitanes',
  fillSeats: 'Llene las plazas de su barco',
  points: {
    list: 'Publique su barco con fotos, precios y los días en que sale.',
    paid: 'Las reservas llegan pagadas, y ninguna plaza se vende dos veces.',
    earned: 'Vea lo que ha ganado con cada excursión, mes a mes.',
  },

  againTitle: 'Inicie sesión otra vez',
  againText: 'Se ha cerrado su sesión. Sus cambios siguen aquí, pero aún no están guardados.',
  notLoaded: 'No se pudo cargar su cuenta. Inténtelo de nuevo.',

  welcomeBack: '¡Hola de nuevo!',
  loggedIn: 'Ha iniciado sesión.',
  loginFailed: 'No se pudo iniciar sesión',
  checkCredentials: 'Compruebe sus datos de acceso.',
  signInAgain: 'Inicie sesión otra vez.',
  orNewLink: (problem: string) => `${problem} Inicie sesión o pida un enlace nuevo.`,
  linkFailed: 'Este enlace no funciona',
  loggedOutHere: 'Sesión cerrada solo en este navegador',
  loggedOutHereText: 'No se pudo contactar con el servicio de acceso. Inicie sesión y ciérrela otra vez para terminarla en todas partes.',

  unavailable: 'Ahora mismo no se puede iniciar sesión. Inténtelo de nuevo dentro de un minuto.',
  tooManyTries: 'Demasiados intentos',
  waitThenTry: (problem: string, time: string) => `${problem}. Espere ${time} e inténtelo de nuevo.`,
  waits: {
    second: (count: number) => plural('es', count, { one: `${count} segundo`, other: `${count} segundos` }),
    minute: (count: number) => plural('es', count, { one: `${count} minuto`, other: `${count} minutos` }),
    hour: (count: number) => plural('es', count, { one: `${count} hora`, other: `${count} horas` }),
  },
  refusals: {
    invalid_credentials: 'Correo electrónico o contraseña incorrectos',
    email_not_confirmed: 'El correo electrónico aún no está confirmado',
    user_banned: 'Esta cuenta está suspendida',
    user_already_exists: 'Ya hay una cuenta con esta dirección',
    signup_disabled: 'Por ahora no se admiten registros',
    email_address_invalid: 'Esa dirección de correo no es válida',
    weak_password: 'Esa contraseña es demasiado fácil de adivinar; elija otra.',
    same_password: 'La contraseña nueva debe ser distinta de la anterior.',
    reauthentication_needed: 'Inicie sesión otra vez para cambiar la contraseña',
    mfa_verification_failed: 'Ese código no es correcto',
    mfa_challenge_expired: 'Ese código ya no vale; escriba uno nuevo',
    otp_expired: 'El enlace del correo no es válido o ha vencido',
    session_not_found: 'Su sesión ha terminado',
    refresh_token_not_found: 'Su sesión ha terminado',
    refresh_token_already_used: 'Su sesión ha terminado',
    session_expired: 'Su sesión ha terminado',
    over_request_rate_limit: 'Demasiados intentos',
    over_email_send_rate_limit: 'Ha pedido demasiados correos',
  },
} satisfies Translated<typeof en>;
