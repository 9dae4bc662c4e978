import type { Translated } from '../../translated.ts';
import type en from './portal-actions.en.ts';

export default {
  cancel: 'Cancelar',
  goBack: 'Ahora no',
  keepIt: 'No cambiar nada',
  change: 'Cambiar',
  remove: 'Quitar',
  removeOf: (what: string) => `Quitar ${what}`,
  delete: 'Eliminar',
  deleteQuestion: (name: string) => `¿Eliminar ${name}?`,
  deleting: 'Eliminando…',
  cannotBeUndone: 'Esta acción no se puede deshacer.',

  show: 'Mostrar',
  showAll: 'Mostrar todas',
  showFewer: 'Mostrar menos',
  loading: 'Cargando…',
  loadMore: 'Mostrar más',
  looking: 'Buscando…',

  oneMoment: 'Un momento…',
  making: 'Creando…',
  recording: 'Registrando…',

  saving: 'Guardando…',
  saveFailed: 'No se pudo guardar',
  notSaved: 'No se pudo guardar',
  sending: 'Enviando…',

  pleaseRetry: 'Inténtelo de nuevo.',
  retryInAMinute: 'Inténtelo de nuevo dentro de un minuto.',
  checkConnection: 'Compruebe su conexión e inténtelo de nuevo.',
  fillFields: 'Rellene todos los campos obligatorios.',
  boatsFailed: 'No se pudieron cargar sus barcos',

  cancelBooking: 'Cancelar la reserva',
  keepBooking: 'Conservar la reserva',
  cancelling: 'Cancelando…',
  bookingCancelled: 'Reserva cancelada',
  calendarUpdated: 'Calendario actualizado',
  connectionFailed: 'No se pudo conectar',

  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  signInAsSomebodyElse: 'Usar otra cuenta',
  saveAndSignIn: 'Guardar y entrar',
  switchOn: 'Activar',
  switchOff: 'Desactivar',
  logOut: 'Cerrar sesión',
  loggedOut: 'Ha cerrado la sesión',

  download: 'Descargar',
  downloadCsv: 'Descargar CSV',
  downloadFailed: 'No se pudo descargar',
  addressCopied: 'Enlace copiado',
  cannotCopy: 'Su navegador bloqueó la copia',
  copyYourself: 'Seleccione el enlace y cópielo usted.',
} satisfies Translated<typeof en>;
