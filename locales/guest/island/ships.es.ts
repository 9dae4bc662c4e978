import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './ships.en.ts';

export default {
  title: 'Excursiones en barco para cruceristas',
  dayTitle: (day: string) => `Cruceros: ${day}`,
  shortTitle: 'Cruceros',
  loading: 'Cargando cruceros…',
  failed: 'No se pudieron cargar los cruceros',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',
  question: '¿Viene en crucero?',
  explained:
    'Elija su día y su crucero: verá las excursiones que salen cuando usted ya está en tierra y le devuelven al muelle al menos 90 minutos antes de la hora límite a bordo. Si al final su crucero no viene, usted elige otro día, otro barco o que le devolvamos todo su dinero.',
  anotherShip: 'Otro día, otro crucero',
  noShips:
    'Aún no hay cruceros en nuestro calendario. Díganos a qué hora debe estar a bordo y le mostramos lo que encaja.',
  nextShips: 'Los próximos cruceros',
  notComing: 'no viene',
  notComingTag: 'No viene',
  allDays: 'Todos los días',
  shipsOn: (day: string) => `Cruceros: ${day}`,
  dayExplained:
    'Excursiones que salen cuando usted ya está en tierra y le devuelven al muelle al menos 90 minutos antes de la hora límite a bordo. Todas las horas son las de la isla.',
  yourShip: 'Su crucero',
  noneThatDay:
    'No sabemos de ningún crucero ese día. Díganos a qué hora debe estar a bordo y le mostramos lo que encaja.',
  allShips: 'Todos los cruceros de este día',
  changeTimes: 'Cambiar los horarios de su crucero',
  notHere: '¿No está su crucero?',
  someTrips:
    'Estas son algunas de las excursiones que encajan. <all>Todos los barcos de este día</all>',
  day: 'Día',
  arrival: 'Llegada',
  allAboard: 'Todos a bordo',
  ashore: 'Usted desembarca',
  piers: {
    philipsburg: 'Muelle de cruceros de Philipsburg',
    'philipsburg-tender': 'En lancha a Philipsburg',
    'marigot-tender': 'En lancha a Marigot',
  },
  clock: 'La hora del crucero',
  clockHint: 'Las horas de arriba son las del crucero.',
  sameClock: 'La misma que en la isla',
  ahead: (hours: string) => `${hours} más que en la isla`,
  behind: (hours: string) => `${hours} menos que en la isla`,
  halfHour: 'media hora',
  clockIs: (clock: string, hours: string) =>
    `El reloj del crucero marca ${clock}: a bordo es de ${hours}.`,
  show: 'Ver lo que encaja',
  problems: {
    aboard: 'Indique la hora límite a bordo, por ejemplo 17:00',
    arrival: 'Indique la hora de llegada, por ejemplo 08:00',
    order: 'La hora límite a bordo debe ser posterior a la llegada',
    pier: 'Elija uno de los muelles donde puede desembarcar',
    clock: 'Elija la diferencia entre el reloj del crucero y el de la isla, en medias horas',
  },
  refused: (problem: string) => `${problem}. Después le mostraremos las excursiones que encajan.`,
  times: (from: string, to: string) => `${from} a ${to}`,
  onFoot: (foot: number, taxi: number) => `${foot} min a pie, ${taxi} en taxi`,
  byTaxi: (taxi: number) => `${taxi} min en taxi`,
  tenderFirst: (minutes: number, way: string) => `${minutes} min en lancha, luego ${way}`,
  perPerson: (price: string) => `${price} / persona`,
  perDay: (price: string) => `${price} / día, barco entero`,
  upTo: (guests: string) => `hasta ${guests}`,
  places: (count: number) =>
    plural('es', count, { one: `queda ${count} plaza`, other: `quedan ${count} plazas` }),
  backBefore: (time: string) => `De vuelta ${time} antes de la hora límite`,
  wayBack: (back: string, way: string, allAboard: string) =>
    `Regreso al embarcadero ${back} · ${way} hasta su muelle · todos a bordo ${allAboard}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  skipped: 'Este crucero no viene a la isla ese día.',
  noBoat: 'Ese día no quedan plazas en ningún barco.',
  tooLate: (count: number) =>
    plural('es', count, {
      one: `Una excursión vuelve demasiado tarde para su crucero.`,
      other: `${count} excursiones vuelven demasiado tarde para su crucero.`,
    }),
  tooEarly: (count: number) =>
    plural('es', count, {
      one: `Una excursión sale antes de que usted pueda llegar`,
      other: `${count} excursiones salen antes de que usted pueda llegar`,
    }),
  andTooLate: (count: number) =>
    plural('es', count, {
      one: `y una excursión vuelve demasiado tarde.`,
      other: `y ${count} excursiones vuelven demasiado tarde.`,
    }),
  noLength: (count: number) =>
    plural('es', count, {
      one: `El capitán de una excursión no ha indicado la hora de regreso.`,
      other: `Los capitanes de ${count} excursiones no han indicado la hora de regreso.`,
    }),
  needed: (arrival: string, minutes: number, until: string) =>
    `Usted desembarca después de las ${arrival} y debe estar de nuevo en el muelle ${minutes} minutos antes de la hora límite a bordo, a las ${until}.`,
} satisfies Like<typeof en>;
