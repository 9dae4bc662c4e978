import type { Translated } from '../../translated.ts';
import type en from './portal-shared.en.ts';

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
    callOffs: 'Excursiones canceladas',
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

  revenueNote: 'pagado, menos los reembolsos y los importes retirados por los bancos',
  refunded: (amount: string) => `${amount} reembolsados`,
  dispute: {
    inquiry: 'Consulta del banco del pasajero',
    open: (amount: string) => `En disputa: el banco retiene ${amount}`,
    reviewed: (amount: string) => `En disputa, en revisión: el banco retiene ${amount}`,
    won: 'Disputa ganada',
    lost: (amount: string) => `Disputa perdida: ${amount}`,
    closed: 'El banco cerró su consulta',
  },
} satisfies Translated<typeof en>;
