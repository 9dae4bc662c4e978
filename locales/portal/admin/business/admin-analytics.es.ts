import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-analytics.en.ts';

export default {
  metrics: {
    bookings: 'Reservas',
    guests: 'Pasajeros',
    paid: 'Pagado',
    refunds: 'Reembolsos',
    disputed: 'Retirado por los bancos',
    revenue: 'Ingresos',
    fees: 'Cargos de servicio',
    byHandBookings: 'A mano',
    byHand: 'Cobrado por los capitanes',
  },
  metricTexts: {
    bookings:
      'Salidas que los pasajeros pagaron, canceladas después o no, y reservas que todavía se pueden pagar.',
    guests: 'Las personas de estas reservas.',
    paid: 'Lo que los pasajeros pagaron por sus salidas, cargos de servicio incluidos.',
    refunds:
      'Lo que se decidió devolver a los pasajeros de salidas pagadas. Un pago que llegó demasiado tarde para sus plazas se devolvió enseguida: aquí no cuenta ni como pagado ni como reembolsado.',
    disputed:
      'Lo que los bancos de los pasajeros retiraron en disputas, menos lo que devolvieron cuando la disputa se ganó. Un banco que solo pregunta no retira nada.',
    revenue:
      'Lo que quedó: pagado, menos los reembolsos y lo que retiraron los bancos. La mayor parte es de los capitanes. Lo que los capitanes pagan por destacar un barco no está incluido.',
    fees: 'La parte de la plataforma en los ingresos: los cargos de servicio pagados, menos su parte de los reembolsos y de lo que retiraron los bancos.',
    byHandBookings:
      'Reservas que los capitanes hicieron para pasajeros que les pagaron en efectivo o de otra manera. No están en ninguna otra cifra.',
    byHand:
      'Lo que los capitanes cobraron ellos mismos por estas, menos lo cancelado. Nada de ello es de la plataforma.',
  },
  metricDays:
    'Una reserva cuenta el día en que se hizo; el dinero, el día en que se pagó; un reembolso, el día en que se decidió; y una disputa, el día en que el banco retiró o devolvió el dinero, según el calendario de la isla.',
  paidOrReserved: 'pagadas o reservadas',
  onBookings: 'de estas reservas',
  byGuests: 'por los pasajeros, cargos incluidos',
  backToGuests: 'devuelto a los pasajeros',
  byBanks: 'en disputas, por los bancos',
  platformPart: 'la parte de la plataforma',
  captainsOwn: 'aparte: de los capitanes',
  notPlatforms: 'aparte: no es de la plataforma',
  totals: 'Totales',

  nothing: 'No pasó nada en este periodo',
  nothingText: 'No se hizo, pagó ni reembolsó ninguna reserva. Pruebe con otros días.',
  filter: 'Qué se muestra',
  period: 'Periodo',
  by: 'Por',
  from: 'Desde',
  to: 'Hasta',
  periods: {
    '30-days': 'Últimos 30 días',
    '90-days': 'Últimos 90 días',
    '12-months': 'Últimos 12 meses',
    custom: 'De un día a otro',
  },
  steps: { day: 'Día', week: 'Semana', month: 'Mes' },

  overTime: 'A lo largo del tiempo',
  asTable: 'Mostrar como tabla',
  and: (one: string, other: string) => `${one} y ${other.toLowerCase()}`,
  chartBy: {
    day: (chart: string) => `${chart} por día`,
    week: (chart: string) => `${chart} por semana`,
    month: (chart: string) => `${chart} por mes`,
  },
  arrowKeys: {
    day: 'Las flechas izquierda y derecha leen cada día.',
    week: 'Las flechas izquierda y derecha leen cada semana.',
    month: 'Las flechas izquierda y derecha leen cada mes.',
  },
  chart: 'gráfico',

  groups: { boats: 'Barco', ports: 'Puerto', operators: 'Operador' },
  byGroup: { boats: 'Por barco', ports: 'Por puerto', operators: 'Por operador' },
  counted: {
    boats: (count: number, written: string) =>
      plural('es', count, { one: `${written} barco`, other: `${written} barcos` }),
    ports: (count: number, written: string) =>
      plural('es', count, { one: `${written} puerto`, other: `${written} puertos` }),
    operators: (count: number, written: string) =>
      plural('es', count, { one: `${written} operador`, other: `${written} operadores` }),
  },
  mostFirst: (counted: string) => `${counted}, de mayor a menor ingreso.`,
  someFirst: (shown: number, counted: string) =>
    `Los primeros ${shown} de ${counted}, de mayor a menor ingreso.`,
  fileHasAll: 'El archivo los tiene todos.',
  showFewer: 'Mostrar menos',
  showAll: (counted: string) => `Mostrar ${counted}`,
  shareOfRevenue: 'Parte de los ingresos',
  none: 'Ninguna',
  percent: (number: string) => `${number} %`,

  conversion: 'De la plaza guardada al pago',
  conversionNote: 'De todo lo que empezó en este periodo.',
  beganInTime: 'empezó en este periodo',
  ofPaid: (count: string) => `de ${count} pagadas`,
  whatBecame: (flow: string) => `${flow}: qué fue de ellas`,
  conversions: {
    checkout: {
      title: 'Pago en línea',
      begun: 'Llegaron a la página de pago',
      paid: 'Pagadas',
      waiting: 'Aún sin pagar',
      abandoned: 'Salieron de la página de pago',
      expired: 'Se acabó el tiempo',
      'called-off': 'Canceladas antes del pago',
      'too-late': 'Pagadas tarde y devueltas',
    },
    form: {
      title: 'Reservas con enlace de pago',
      begun: 'Reservadas, a pagar por enlace',
      paid: 'Pagadas',
      waiting: 'Aún sin pagar',
      abandoned: 'Abandonadas',
      expired: 'Se acabó el tiempo',
      'called-off': 'Canceladas antes del pago',
      'too-late': 'Pagadas tarde y devueltas',
    },
    operator: {
      title: 'Reservadas por capitanes',
      begun: 'Hechas a mano, a pagar por enlace',
      paid: 'Pagadas',
      waiting: 'Aún sin pagar',
      abandoned: 'Abandonadas',
      expired: 'Se acabó el tiempo',
      'called-off': 'Canceladas antes del pago',
      'too-late': 'Pagadas tarde y devueltas',
    },
  },
} satisfies Like<typeof en>;
