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
  loadMore: 'Ver más',
  loading: 'Cargando…',

  filter: 'Filtrar reservas',
  search: 'Código, cliente o correo',
  boat: 'Barco',
  allBoats: 'Todos los barcos',
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar',
  toCome: 'Salidas a partir de hoy',
  all: 'Todas, primero las más recientes',
  onTheseDays: 'Salidas en estas fechas',
  sortBy: 'Ordenar por',
  orders: {
    'createdAt down': 'Reservas más recientes',
    'createdAt up': 'Reservas más antiguas',
    'date up': 'Fecha de salida, ascendente',
    'date down': 'Fecha de salida, descendente',
    'customerName up': 'Cliente, de la A a la Z',
    'boat up': 'Barco, de la A a la Z',
    'totalAmount down': 'Totales más altos',
  },

  columns: {
    customerName: 'Cliente',
    email: 'Correo',
    boat: 'Barco',
    date: 'Fecha',
    groupSize: 'Pasajeros',
    totalAmount: 'Total',
    paymentStatus: 'Pago',
    createdAt: 'Reservado el',
  },
  statuses: {
    paid: 'Pagada',
    cash: 'Pagada en efectivo',
    elsewhere: 'Pagada por otra vía',
    pending: 'Pendiente',
    unpaid: 'Sin pagar',
    refunded: 'Reembolsada',
    expired: 'Caducada',
    cancelled: 'Cancelada',
  },
  sources: { 'walk-in': 'En persona', phone: 'Por teléfono', hotel: 'De un hotel' },
  specialRequests: 'Peticiones especiales:',
  bookedAt: (when: string) => `reservado el ${when}`,
} satisfies PortalMessages['operator-bookings'];
