import type { Translated } from '../../../translated.ts';
import type en from './admin-roster.en.ts';

export default {
  table: 'Administradores',
  invite: 'Invitar a un administrador',
  intro: 'Un superadministrador puede hacerlo todo aquí. Un administrador lo ve todo y se ocupa de barcos, operadores y pasajeros, pero no puede mover dinero ni gestionar administradores.',
  failed: 'No se pudieron cargar los administradores',
  role: 'Rol',
  standing: 'Estado de la cuenta',
  on: 'Activado',
  off: 'Desactivado',
  lastSeen: 'Última actividad',
  never: 'Nunca',
  standings: { active: 'Activo', invited: 'Invitado', lapsed: 'Invitación vencida' },
  you: 'Usted',
  inviteText: (hours) => `Le enviamos por correo un enlace para elegir una contraseña. Sirve una sola vez, durante ${hours} horas.`,
  sendInvitation: 'Enviar invitación',
  sent: 'Invitación enviada',
  sentText: (email: string) => `El enlace va de camino a ${email}.`,

  inviteAgain: 'Invitar de nuevo',
  inviteAgainQuestion: (name: string) => `¿Invitar de nuevo a ${name}?`,
  inviteAgainText: (email: string) => `Enviamos un enlace nuevo a ${email}. El anterior deja de servir.`,
  make: { super_admin: 'Hacer superadministrador', admin: 'Hacer administrador' },
  makeQuestion: {
    super_admin: (name: string) => `¿Hacer superadministrador a ${name}?`,
    admin: (name: string) => `¿Hacer administrador a ${name}?`,
  },
  makeYourselfAdmin: '¿Pasar usted a ser administrador?',
  makeText: {
    super_admin: (name: string) => `${name} podrá mover dinero y gestionar administradores, como usted.`,
    admin: (name: string) => `${name} ya no podrá mover dinero ni gestionar administradores.`,
  },
  makeYourselfText: 'Ya no verá esta página, y solo otro superadministrador puede deshacerlo.',
  made: {
    super_admin: (name: string) => `${name} ya tiene el rol de superadministrador`,
    admin: (name: string) => `${name} ya tiene el rol de administrador`,
  },
  resetSecondStep: 'Restablecer el segundo paso',
  resetQuestion: (name: string) => `¿Restablecer el segundo paso de ${name}?`,
  resetText: (name: string) => `Hágalo solo si la solicitud viene realmente de ${name}. Después, le basta su contraseña. Cerramos todas sus sesiones.`,
  wasReset: (name: string) => `El segundo paso de ${name} está desactivado`,
  removeQuestion: (name: string) => `¿Quitar a ${name}?`,
  removeText: (name: string) => `Cerramos enseguida todas las sesiones de ${name}, y no podrá volver a entrar. Sus acciones quedan en el registro.`,
  removeYourself: '¿Quitar su propio acceso?',
  removeYourselfText: 'Cerramos enseguida todas sus sesiones, y no podrá volver a entrar. Sus acciones quedan en el registro.',
  removed: (name: string) => `${name} ya no tiene acceso`,
} satisfies Translated<typeof en>;
