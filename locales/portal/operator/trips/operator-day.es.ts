import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './operator-day.en.ts';

export default {
  dashboard: 'Panel',
  days: 'Días',
  today: 'Hoy',
  isToday: 'Hoy.',
  print: 'Imprimir',
  yourDay: 'Su día',
  noSuchDay: 'Ese día no existe',
  noSuchDayText: 'Un día se escribe así: 2026-12-04.',
  failed: 'No se pudo cargar este día',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',
  failedTextKept:
    'Compruebe su conexión e inténtelo de nuevo. Un día que ya se abrió en este teléfono se puede leer sin conexión.',
  tryAgain: 'Inténtelo de nuevo.',
  nothingSails: 'Este día no hay salidas',
  nothingSailsText: 'No hay ninguna salida a la venta y nadie ha reservado.',
  nobodyBooked: 'Nadie ha reservado',
  nobodyBookedText: 'En cuanto alguien reserve, aparecerá aquí.',
  linkIsOver: 'Este enlace no abre nada',
  linkIsOverText:
    'Puede que sea de otro día, o que su capitán haya creado uno nuevo. Pregunte a su capitán.',

  justNow: 'ahora mismo',
  minutesAgo: (count: number) =>
    plural('es', count, { one: `hace ${count} minuto`, other: `hace ${count} minutos` }),
  hoursAgo: (count: number) =>
    plural('es', count, { one: `hace ${count} hora`, other: `hace ${count} horas` }),
  agoAt: (ago: string, day: string, time: string) => `${ago} (${day}, ${time})`,
  asOf: (age: string) => `Actualizado ${age}.`,
  offline: 'Está sin conexión.',
  asItWas: (age: string) =>
    `Día actualizado ${age}. Siga marcando: todo se envía cuando vuelva la conexión.`,
  needsConnection:
    'Para añadir reservas, mover pasajeros, escribirles y cerrar horarios hace falta conexión, ya que mientras tanto otros reservan.',
  waiting: (count: number) =>
    plural('es', count, {
      one: `${count} marca está solo en este teléfono.`,
      other: `${count} marcas están solo en este teléfono.`,
    }),
  tickRefused: 'No se aceptó una marca',

  next: (time: string, boat: string) => `Siguiente: ${time} · ${boat}`,
  noneNext: 'No hay más salidas hoy.',
  allDay: 'Todo el día',
  seatsSold: (sold: number, all: number) => `${sold} de ${all} plazas vendidas`,
  charterFor: (guests: number) => `Chárter privado para ${guests}`,
  charterLeft: 'Chárter privado, ya sin reserva',
  charterDay: (guests: number, day: number, days: number) =>
    `Chárter privado para ${guests}, día ${day} de ${days}`,
  guestsBoarded: (aboard: number, booked: number) => `${aboard} de ${booked} pasajeros a bordo`,
  noGuests: 'Sin pasajeros',
  boardedOf: (aboard: number, booked: number) => `${aboard} de ${booked} a bordo`,
  accounted: 'No falta nadie por marcar.',
  calledOff: 'Suspendida, eligiendo',
  left: { canceled: 'Cancelada', moved: 'Cambiada' },
  leftAboard: {
    canceled: 'Cancelada, pero marcada a bordo',
    moved: 'Cambiada, pero marcada a bordo',
  },
  aboardInAll: (aboard: number, unbooked: number) =>
    plural('es', aboard, {
      one: `${aboard} persona a bordo, ${unbooked} sin reserva`,
      other: `${aboard} personas a bordo, ${unbooked} sin reserva`,
    }),
  notSent: 'Aún sin enviar',
  overruled: {
    boarded: (guests: number, time: string) =>
      `Cambiado en otro teléfono a las ${time}: ${guests} a bordo`,
    absent: (time: string) => `Cambiado en otro teléfono a las ${time}: no se presentó`,
    undone: (time: string) => `Marca deshecha en otro teléfono a las ${time}`,
  },
  byShip: (ship: string, time: string) => `Llega en crucero: ${ship}, todos a bordo a las ${time}`,
  specialRequests: 'Peticiones especiales:',
  phone: (phone: string) => `Teléfono: ${phone}`,
  call: (guest: string) => `Llamar a ${guest}:`,
  whatsAppTo: (guest: string) => `a ${guest}`,

  boarded: 'A bordo',
  noShow: 'No se presentó',
  undo: 'Deshacer',
  named: (name: string) => `: ${name}`,
  howManyCame: (guest: string) => `Cuántas personas vinieron con ${guest}`,
  countOf: (count: number, all: number) => `${count}/${all}`,
  board: (count: number) => `Embarcar ${count}`,
  boardNamed: (count: number, guest: string) =>
    plural('es', count, { one: `pasajero: ${guest}`, other: `pasajeros: ${guest}` }),

  find: 'Buscar un pasajero por nombre o código',
  nobodyFound: 'No se encontró ningún pasajero',
  nobodyFoundText: 'Nadie de este día tiene ese nombre o código.',
  showAll: 'Mostrar todos',
  scan: 'Escanear',
  scanTitle: 'Escanear el código de un pasajero',
  scanText: 'Ponga el código delante de la cámara.',
  readerIsAway: 'Este teléfono aún no puede leer códigos sin conexión. Escriba el código.',
  noCamera: 'No se puede usar la cámara. Permítala para esta página o escriba el código.',

  crewLinks: 'Enlaces para la tripulación',
  crewLinksText:
    'Un enlace abre los pasajeros de un barco de este día, sin iniciar sesión: nombres, teléfonos y peticiones, sin importes ni correos. Su tripulación puede marcar quién vino. El enlace caduca al día siguiente.',
  boat: 'Barco',
  makeLink: 'Crear un enlace',
  makingLink: 'Creando…',
  notMade: 'No se creó ningún enlace',
  crewLink: 'Enlace para la tripulación',
  crewLinkText: (boat: string, day: string) =>
    `Para ${boat}, el ${day}. Envíelo ahora a su tripulación: no se volverá a mostrar.`,
  copyLink: 'Copiar enlace',
  madeAt: (boat: string, time: string) => `${boat}, creado a las ${time}`,
  revoke: 'Revocar',
  revokeTitle: '¿Revocar este enlace?',
  revokeText:
    'Quien lo tenga ya no verá nada. Las marcas que están solo en su teléfono se pierden.',
  keepLink: 'Conservarlo',
  revoking: 'Revocando…',
  revoked: 'Enlace revocado',
  notRevoked: 'No se revocó el enlace',
  file: {
    date: 'Fecha',
    time: 'Hora',
    boat: 'Barco',
    kind: 'Modalidad',
    code: 'Código',
    customer: 'Cliente',
    guests: 'Pasajeros',
    phone: 'Teléfono',
    email: 'Correo',
    requests: 'Peticiones especiales',
    payment: 'Pago',
    due: 'Por pagar (USD)',
    boarding: 'Embarque',
    came: 'Presentes',
    source: 'Anotada por usted',
    toPay: 'Por pagar',
    boarded: 'A bordo',
    absent: 'No se presentó',
  },
} satisfies Like<typeof en>;
