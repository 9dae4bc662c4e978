import type { PortalMessages } from './portal-messages.ts';

export default {
  titles: {
    captains: 'Para capitanes',
    dashboard: 'Panel del capitán',
    documents: 'Sus documentos',
    day: 'Su día',
    crew: 'Tripulación',
    signIn: 'Acceso de administradores',
    platform: 'Panel de la plataforma',
    analytics: 'Estadísticas detalladas',
    personalData: 'Datos personales',
    auditLog: 'Registro de auditoría',
    admins: 'Administradores',
    account: 'Mi cuenta',
    bookings: 'Reservas',
    booking: 'Reserva',
    callOffs: 'Salidas canceladas',
    boats: 'Gestionar barcos',
    boat: 'Barco',
    operators: 'Gestionar operadores',
    operator: 'Operador',
    operatorDocuments: 'Documentos',
    ships: 'Cruceros',
    optIns: 'Ayuda para elegir',
    disputes: 'Disputas',
    reviews: 'Opiniones',
    payouts: 'Pagos',
    statement: 'Extracto',
  },
<<<<<<< HEAD
<<<<<<< HEAD
=======
>>>>>>> p5

  pleaseRetry: 'Inténtelo de nuevo.',
  saving: 'Guardando…',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  saveFailed: 'No se pudo guardar',
  downloadFailed: 'No se pudo descargar',
  downloadCsv: 'Descargar CSV',
  addressCopied: 'Dirección copiada',
  cannotCopy: 'Aquí no se permite copiar',
  copyYourself: 'Seleccione la dirección y cópiela usted mismo.',
<<<<<<< HEAD
=======
  boats: 'Barcos',
  allMyBoats: 'Todos mis barcos',
>>>>>>> p2
=======
  boats: 'Barcos',
  allMyBoats: 'Todos mis barcos',
>>>>>>> p5
} satisfies PortalMessages['portal-shared'];
