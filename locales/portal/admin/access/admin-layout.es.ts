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
  loggedOutHereText: 'No se pudo contactar con el servidor. Su sesión termina por sí sola en un máximo de 2 horas.',
  checking: 'Comprobando su acceso…',
  unreachable: 'No se pudo contactar con el servidor',
  superOnly: 'Solo para superadministradores',
  superOnlyText: 'Pida a un superadministrador lo que necesite de esta página.',

  listFailed: 'No se pudo cargar esta lista',
  moreFailed: 'No se pudo cargar el resto. Inténtelo de nuevo.',
  first: (counted: string) => `Inicio de la lista: ${counted}`,
  counted: (count: number, one: string, many: string) => plural('es', count, { one: `${count} ${one}`, other: `${count} ${many}` }),
  entryFailed: 'No se pudo cargar',
  labelOf: (label: string, what: string) => `${label}: ${what}`,
  anyPort: 'Todos los puertos',
  otherPort: 'Otro puerto',

  didNotWork: 'No ha funcionado. Inténtelo de nuevo.',

  moment: (day: string, time: string) => `${day}, ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,

  metricsFailed: 'No se pudieron cargar las estadísticas. Actualice la página.',
  whatCounts: 'Qué cuentan estas cifras',
  failedRefunds: (count: number, written: string, cents: string) => plural('es', count, { one: `Ha fallado ${written} reembolso: a los pasajeros les faltan ${cents}.`, other: `Han fallado ${written} reembolsos: a los pasajeros les faltan ${cents}.` }),
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
  givenBack: 'Cancelada, devuelta por el capitán',
  partlyRefunded: 'Reembolsada en parte',
  paidPartlyRefunded: 'Pagada, reembolsada en parte',
  paidAllRefunded: 'Pagada, reembolsada por completo',
  bookingStatuses: {
    held: 'En la página de pago',
    pending: 'Reservada',
    asked: 'Espera al capitán',
    paid: 'Pagada',
    expired: 'No pagada a tiempo',
    cancelled: 'Cancelada',
    refunded: 'Reembolsada',
  },
  refundStates: {
    due: 'En camino',
    sent: 'Enviado al banco del pasajero',
    failed: 'Fallido',
    settled: 'Devuelto de otra manera',
  },
  listingStatuses: {
    published: 'Publicado',
    draft: 'Borrador',
    unlisted: 'Faltan documentos',
    suspended: 'Capitán suspendido',
  },
  operatorStatuses: { active: 'Activo', suspended: 'Suspendido' },

  nothingSoFar: 'Nada por ahora.',
  notices: {
    unpublished: 'Retirado del sitio',
    featured: 'Destacado por la plataforma',
    'feature-ended': 'Fin del destacado',
    suspended: 'Suspendido',
    reinstated: 'Readmitido',
  },
  publishedAgain: (when: string) => `(publicado de nuevo por el capitán, ${when})`,
} satisfies Translated<typeof en>;
