import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-account.en.ts';

export default {
  failed: 'No se pudo cargar su cuenta',
  mustSetUp:
    'Los superadministradores necesitan un segundo paso para entrar. Configúrelo ahora: todo lo demás se abre después.',
  sessions: 'Dónde tiene la sesión abierta',
  thisBrowser: 'Este navegador',
  session: (begun: string, seen: string, address: string) =>
    `Entrada: ${begun}. Última actividad: ${seen}, desde ${address}`,
  anotherProgram: 'Otro programa',
  someBrowser: 'Un navegador',
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  endOthers: 'Cerrar las demás sesiones',
  ending: 'Cerrando sesiones…',
  othersEnded: 'Las demás sesiones están cerradas',
  ended: (count: number) =>
    plural('es', count, {
      one: `Se cerró ${count} sesión.`,
      other: `Se cerraron ${count} sesiones.`,
    }),
  password: 'Contraseña',
  passwordChanged: 'Contraseña cambiada',
  signedOutElsewhere: 'Sus demás sesiones están cerradas.',
  changePassword: 'Cambiar la contraseña',
  saving: 'Guardando…',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  passwordHint: (count: number) => `Al menos ${count} caracteres. Se cerrarán sus demás sesiones.`,
  name: 'Nombre',
  nameText: (email: string) =>
    `Usted entra como <email>${email}</email>. Su nombre figura junto a todo lo que hace aquí.`,
  saveName: 'Guardar el nombre',
  nameSaved: 'Nombre guardado',

  secondStep: 'Segundo paso',
  off: '<b>Desactivado.</b> Quien averigüe su contraseña puede hacer aquí todo lo que puede hacer usted. Con un segundo paso, para entrar hace falta también un código de una aplicación de su teléfono.',
  on: (since: string, count: number) =>
    plural('es', count, {
      one: `<b>Activado</b> desde el ${since}. Le queda ${count} código de recuperación para el día en que no tenga a mano su teléfono.`,
      other: `<b>Activado</b> desde el ${since}. Le quedan ${count} códigos de recuperación para el día en que no tenga a mano su teléfono.`,
    }),
  setUp: 'Configurar el segundo paso',
  newCodes: 'Nuevos códigos de recuperación',
  switchOff: 'Desactivar',
  continue: 'Continuar',
  moment: 'Un momento…',
  needApp:
    'Necesita una aplicación de autenticación en su teléfono, como Google Authenticator, 1Password o Aegis. Primero, escriba su contraseña una vez más.',
  switchOn: 'Activar',
  checking: 'Comprobando…',
  scan: 'Escanee esto con su aplicación y escriba las 6 cifras que muestra.',
  picture: 'Un código para escanear; la misma clave está abajo como texto.',
  typeKey: 'O escriba esta clave:',
  code: 'Código',
  makeCodes: 'Crear códigos nuevos',
  oldCodes: 'Sus códigos de recuperación anteriores dejan de servir en cuanto tenga los nuevos.',
  keepCodes:
    'El segundo paso está activado. Si pierde su teléfono, puede entrar con uno de estos códigos; cada uno sirve una sola vez. <b>Solo se muestran ahora:</b> guárdelos en papel o en un gestor de contraseñas.',
  codes: 'Códigos de recuperación',
  saved: 'Los he guardado',
  copied: 'Copiados',
  copyAll: 'Copiar todos',
  isOff: 'El segundo paso está desactivado',
  switchOffQuestion: '¿Desactivar el segundo paso?',
  switchOffText:
    'Desde entonces, su contraseña basta para abrir el portal. Los códigos de recuperación dejan de servir.',
  yourPassword: 'Su contraseña',
  codeHint: 'Las 6 cifras que muestra ahora su aplicación, o un código de recuperación.',
} satisfies Like<typeof en>;
