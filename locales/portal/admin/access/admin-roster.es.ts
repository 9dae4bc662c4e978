import type { Translated } from '../../../translated.ts';
import type en from './admin-roster.en.ts';

export default {
  table: 'Administradores',
  invite: 'Invitar a un administrador',
  intro: 'Un superadministrador lo hace todo aquí. Un administrador lo ve todo y se ocupa de barcos, operadores y pasajeros, pero no mueve dinero ni decide quién es administrador.',
  failed: 'No se pudieron cargar los administradores',
  role: 'Rol',
  standing: 'Situación',
  on: 'Activado',
  off: 'Desactivado',
  lastSeen: 'Última actividad',
  never: 'Nunca',
  standings: { active: 'Activo', invited: 'Invitado', lapsed: 'La invitación ha caducado' },
  you: 'Usted',
  inviteText: 'Recibe por correo un enlace para elegir una contraseña. Sirve una sola vez, durante 48 horas.',
  sendInvitation: 'Enviar invitación',
  sent: 'Invitación enviada',
  sentText: (email: string) => `El enlace va de camino a ${email}.`,

  inviteAgain: 'Invitar de nuevo',
  inviteAgainQuestion: (name: string) => `¿Invitar de nuevo a ${name}?`,
  inviteAgainText: (email: string) => `Se envía un enlace nuevo a ${email}. El anterior deja de servir.`,
  make: { super_admin: 'Hacer superadministrador', admin: 'Hacer administrador' },
  makeQuestion: {
    super_admin: (name: string) => `¿Hacer superadministrador a ${name}?`,
    admin: (name: string) => `¿Hacer administrador a ${name}?`,
  },
  makeYourselfAdmin: '¿Pasar usted a ser administrador?',
  makeText: {
    super_admin: (name: string) => `${name} moverá dinero y decidirá quién es administrador, como usted.`,
    admin: (name: string) => `${name} ya no moverá dinero ni decidirá quién es administrador.`,
  },
  makeYourselfText: 'Ya no verá esta página, y solo otro superadministrador puede deshacerlo.',
  made: {
    super_admin: (name: string) => `${name} ya tiene el rol de superadministrador`,
    admin: (name: string) => `${name} ya tiene el rol de administrador`,
  },
  resetSecondStep: 'Restablecer el segundo paso',
  resetQuestion: (name: string) => `¿Restablecer el segundo paso de ${name}?`,
  resetText: (name: string) => `Hágalo solo si tiene la certeza de que es ${name} quien lo pide. Le bastará su contraseña para entrar, y ahora se cierran todas sus sesiones.`,
  wasReset: (name: string) => `El segundo paso de ${name} está desactivado`,
  removeQuestion: (name: string) => `¿Quitar a ${name}?`,
  removeText: (name: string) => `Las sesiones de ${name} se cierran enseguida, en todas partes, y no puede volver a entrar. Lo que hizo queda en el registro.`,
  removeYourself: '¿Quitarse a usted?',
  removeYourselfText: 'Sus sesiones se cierran enseguida, en todas partes, y no puede volver a entrar. Lo que hizo queda en el registro.',
  removed: (name: string) => `${name} ya no tiene acceso`,
} satisfies Translated<typeof en>;
