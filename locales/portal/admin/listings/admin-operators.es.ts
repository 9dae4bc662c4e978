import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-operators.en.ts';

export default {
  title: 'Gestionar operadores',
  one: 'operador',
  many: 'operadores',
  noneMatch: 'No se encontró ningún operador',
  noneMatchText: 'Busque otro nombre o correo, o elija otro estado.',
  operators: 'Operadores',
  filter: 'Filtrar operadores',
  search: 'Nombre o correo',
  status: 'Estado',
  anyStatus: 'Todos los estados',
  name: 'Nombre',
  email: 'Correo',
  joined: 'Alta',
  boats: 'Barcos',
  bookingsToCome: 'Reservas por venir',
  payoutsDue: 'Pagos pendientes',

  all: 'Todos los operadores',
  missing: 'Este operador no existe',
  missingText: 'Búsquelo en la lista.',
  whatWeDid: 'Lo que hizo la plataforma',
  coming: 'Por venir, salidas aún no realizadas',
  tripsToCome: 'Salidas pagadas por venir',
  bookings: 'Reservas',
  allBookings: 'Todas las reservas',
  guestsWait:
    'Estas salidas están pagadas, y sus pasajeros cuentan con ellas. Acuerde con cada pasajero si la salida se hace, pasa a otro barco o se reembolsa.',
  oneTrip: 'salida pagada',
  manyTrips: 'salidas pagadas',
  noTrips: 'No hay salidas pagadas por venir',
  noTripsText: 'Nadie espera una salida con este operador.',
  oneBooking: 'reserva',
  manyBookings: 'reservas',
  noBookings: 'Aún no hay reservas',
  noBookingsText: 'Aquí figuran las reservas pagadas, pendientes de pago y reembolsadas.',
  noBoats: 'Aún no hay barcos.',

  joinedAt: (at: string) => `Alta el ${at}`,
  suspend: 'Suspender',
  reinstate: 'Readmitir',
  suspendTitle: (name: string) => `¿Suspender a ${name}?`,
  reinstateTitle: (name: string) => `¿Readmitir a ${name}?`,
  suspending: 'Suspendiendo…',
  reinstating: 'Readmitiendo…',
  suspended: 'Operador suspendido',
  reinstated: 'Operador readmitido',
  reasonMailed: 'Se le envía el motivo por correo.',
  suspendText: (standing: string) =>
    `Sus barcos salen enseguida del sitio, se cierra su sesión, y ya nadie puede reservar con él. ${standing} Se le envía el motivo por correo.`,
  reinstateText:
    'Puede volver a entrar, y sus barcos publicados vuelven enseguida al sitio. Se le envía el motivo por correo.',
  noPaidTrip: 'No hay ninguna salida pagada por venir.',
  paidTripsStand: (count: number) =>
    plural('es', count, {
      one: `${count} salida pagada sigue en pie y figura aquí con su pasajero.`,
      other: `${count} salidas pagadas siguen en pie y figuran aquí con sus pasajeros.`,
    }),

  documents: 'Documentos',
  documentKinds: { licence: 'Licencia de capitán', insurance: 'Seguro del barco' },
  documentStandings: {
    missing: 'Sin enviar',
    awaiting: 'Por revisar',
    accepted: 'Aceptado',
    refused: 'Rechazado',
    expired: 'Caducado',
  },
  goodUntil: (day: string) => `en vigor hasta el ${day}`,
  tripsAfter: (trips: number, first: string) =>
    plural('es', trips, {
      one: `1 salida pagada después, el ${first}`,
      other: `${trips} salidas pagadas después, la primera el ${first}`,
    }),
  listedWithout:
    'Los barcos aparecen en el sitio sin documentos, como lo ha decidido el propietario.',
  unlistedWithout: 'Sin ellos, sus barcos no aparecen en el sitio.',
  listedUntil: (day: string) =>
    `Con ellos, sus barcos pueden aparecer en el sitio hasta el ${day}.`,
  documentsToCheck: 'Documentos por revisar',
} satisfies Like<typeof en>;
