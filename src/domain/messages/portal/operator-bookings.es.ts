import { plural } from '../plural.ts';
import type { PortalMessages } from './portal-messages.ts';

export default {
  title: 'Reservas',
  count: (count: number) =>
    plural('es', count, { one: `${count} reserva`, other: `${count} reservas` }),
  firstOfMore: (count: number) => `Las primeras ${count} reservas`,
  noMatch: 'No se encontró ninguna reserva',
  noMatchText:
    'Busque por el comienzo de un código, un nombre o un correo, o elija otro barco u otras fechas.',
  showAll: 'Mostrar todas',
  none: 'Aún no hay reservas',
  noneText:
    'En cuanto alguien reserve uno de sus barcos, la reserva aparecerá aquí y la recibirá por correo.',
  moreFailed: 'No se pudieron cargar más',
  failed: 'No se pudieron cargar sus reservas',
  failedText: 'Inténtelo de nuevo.',
  loadMore: 'Mostrar más',
  loading: 'Cargando…',

  filter: 'Filtrar reservas',
  search: 'Código, pasajero o correo',
  boat: 'Barco',
  allBoats: 'Todos los barcos',
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar',
  toCome: 'Salidas desde hoy',
  all: 'Todas, primero las más recientes',
  onTheseDays: 'Salidas en estas fechas',
  sortBy: 'Ordenar por',
  orders: {
    'createdAt down': 'Reservas más recientes',
    'createdAt up': 'Reservas más antiguas',
    'date up': 'Salidas más próximas primero',
    'date down': 'Salidas más lejanas primero',
    'customerName up': 'Pasajero, de la A a la Z',
    'boat up': 'Barco, de la A a la Z',
    'totalAmount down': 'Totales más altos',
  },

  columns: {
    customerName: 'Pasajero',
    email: 'Correo',
    boat: 'Barco',
    date: 'Fecha',
    groupSize: 'Personas',
    totalAmount: 'Total',
    paymentStatus: 'Pago',
    createdAt: 'Reservado el',
  },
  statuses: {
    paid: 'Pagada',
    cash: 'Pagada en efectivo',
    elsewhere: 'Pagada de otra manera',
    pending: 'En proceso',
    unpaid: 'Sin pagar',
    refunded: 'Reembolsada',
    expired: 'Caducada',
    cancelled: 'Cancelada',
  },
  sources: { 'walk-in': 'En persona', phone: 'Por teléfono', hotel: 'De un hotel' },
  specialRequests: 'Peticiones especiales:',
  bookedAt: (when: string) => `reservado el ${when}`,
} satisfies PortalMessages['operator-bookings'];
