import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './admin-layout.en.ts';

export default {
  portal: 'gestión de la plataforma',
  menu: 'Menú',
  sections: 'Plataforma',
  languages: 'Idioma',
  roles: { super_admin: 'Superadministrador', admin: 'Administrador' },
  loggedOutHere: 'Sesión cerrada en esta pantalla',
  loggedOutHereText: 'No se pudo contactar con el servidor. Su sesión termina automáticamente en un máximo de 2 horas.',
  checking: 'Comprobando su acceso…',
  unreachable: 'No se pudo contactar con el servidor',
  superOnly: 'Solo para superadministradores',
  superOnlyText: 'Pida a un superadministrador lo que necesite de esta página.',

  listFailed: 'No se pudo cargar esta lista',
  moreFailed: 'No se pudo cargar el resto. Inténtelo de nuevo.',
  first: (counted: string) => `Primeros resultados: ${counted}`,
  counted: (count: number, one: string, many: string) => plural('es', count, { one: `${count} ${one}`, other: `${count} ${many}` }),
  entryFailed: 'No se pudo cargar esta página',
  labelOf: (label: string, what: string) => `${label}: ${what}`,
  anyPort: 'Todos los puertos',
  otherPort: 'Otro puerto',

  didNotWork: 'No ha funcionado. Inténtelo de nuevo.',

  moment: (day: string, time: string) => `${day}, ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,

  metricsFailed: 'No se pudieron cargar las estadísticas. Actualice la página.',
  whatCounts: 'Qué cuentan estas cifras',
  failedRefunds: (count: number, written: string, cents: string) => plural('es', count, { one: `Ha fallado ${written} reembolso. A un pasajero aún se le deben ${cents}.`, other: `Han fallado ${written} reembolsos. A los pasajeros aún se les deben ${cents}.` }),
  showFailedRefunds: 'Ver los reembolsos fallidos',

  contact: 'Contacto',
  payment: 'Pago',
  cancelled: 'Cancelada',
  paymentStatuses: {
    unpaid: 'Sin pagar',
    pending: 'En proceso',
    paid: 'Pagada',
    refunded: 'Reembolsada',
  },
  paidBys: { card: 'Pagada', cash: 'Pagada en efectivo', elsewhere: 'Pagada de otra manera' },
  givenBack: 'Cancelada, reembolsada por el operador',
  partlyRefunded: 'Reembolsada parcialmente',
  paidPartlyRefunded: 'Pagada, reembolsada parcialmente',
  paidAllRefunded: 'Pagada, reembolsada por completo',
  bookingStatuses: {
    held: 'En proceso de pago',
    pending: 'Reservada',
    asked: 'Espera al operador',
    paid: 'Pagada',
    expired: 'Vencida',
    cancelled: 'Cancelada',
    refunded: 'Reembolsada',
  },
  refundStates: {
    due: 'En camino',
    sent: 'Enviado al banco del pasajero',
    failed: 'Fallido',
    settled: 'Reembolsado fuera de la tarjeta',
  },
  listingStatuses: {
    published: 'Publicado',
    draft: 'Borrador',
    unlisted: 'Faltan documentos',
    suspended: 'Operador suspendido',
  },
  operatorStatuses: { active: 'Activo', suspended: 'Suspendido' },

  nothingSoFar: 'Aún no hay acciones.',
  notices: {
    unpublished: 'Despublicado',
    featured: 'Destacado por un administrador',
    'feature-ended': 'Fin del destacado',
    suspended: 'Suspendido',
    reinstated: 'Readmitido',
    'picture-removed': 'Foto quitada',
    'introduction-removed': 'Presentación quitada',
    'meeting-photo-removed': 'Foto del punto de encuentro quitada',
  },
  publishedAgain: (when: string) => `(publicado de nuevo por el operador, ${when})`,
} satisfies Translated<typeof en>;
