import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './admin-dashboard.en.ts';

export default {
  totalBoats: 'Total de barcos',
  draftsIncluded: 'incluidos los borradores',
  totalOperators: 'Total de operadores',
  withAccount: 'con cuenta',
  totalBookings: 'Total de reservas',
  totalRevenue: 'Ingresos totales',
  byHand: (count: number, written: string, cents: string) => plural('es', count, { one: `No incluida: ${written} reserva directa, con ${cents} pagados a operadores.`, other: `No incluidas: ${written} reservas directas, con ${cents} pagados a operadores.` }),
  toAnswer: (count: number, written: string, cents: string) => plural('es', count, { one: `${written} disputa de ${cents} por responder.`, other: `${written} disputas por responder, ${cents} en total.` }),
  toAnswerBy: (count: number, written: string, cents: string, due: string) => plural('es', count, { one: `${written} disputa de ${cents} por responder, a más tardar el ${due}.`, other: `${written} disputas por responder, ${cents} en total; la próxima, a más tardar el ${due}.` }),
  showDisputes: 'Ver las disputas',
  boatsText: 'Todos los barcos de los operadores, incluidos los borradores.',
  operatorsText: 'Todos los operadores con cuenta, incluidos los suspendidos.',
  popular: 'Barcos más reservados',
  popularText: 'Los barcos con más reservas, contadas de la misma manera.',
  quickActions: 'Acciones rápidas',
  recentBookings: 'Reservas recientes',
  recent: 'Reservas recientes',
  noBookings: 'No hay reservas recientes',
  unknownBoat: 'Barco desconocido',
  statuses: {
    held: 'en proceso de pago',
    pending: 'reservada',
    asked: 'espera al operador',
    paid: 'pagada',
    expired: 'vencida',
    cancelled: 'cancelada',
    refunded: 'reembolsada',
  },
  popularBoats: 'Barcos más reservados',
  noBoats: 'No hay reservas que contar',
  by: (operator: string) => `de ${operator}`,
  unknownOperator: 'operador desconocido',
  bookings: (count: number) => plural('es', count, { one: 'reserva', other: 'reservas' }),
} satisfies Translated<typeof en>;
