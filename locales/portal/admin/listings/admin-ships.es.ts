import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-ships.en.ts';

export default {
  intro:
    'Los cruceros que hacen escala en la isla. A sus pasajeros se les muestran las salidas que pueden hacer. Las horas son las del reloj del crucero, como se las dicen a sus pasajeros.',
  addShip: 'Añadir un crucero',
  importFile: 'Importar un archivo CSV',
  filter: 'Filtrar cruceros',
  ship: 'Crucero',
  from: 'Desde',
  one: 'crucero',
  many: 'cruceros',
  none: 'Aquí no hay cruceros',
  noneText: 'Añada los cruceros que se esperan, uno por uno o desde un archivo.',
  table: 'Cruceros',
  doesNotCome: 'No viene',
  day: 'Día',
  times: 'Horario',
  fromTo: (from: string, to: string) => `${from} a ${to}`,
  clock: (clock: string) => `hora de a bordo: ${clock}`,
  pier: 'Muelle',
  bookings: 'Reservas',
  change: 'Cambiar',
  remove: 'Quitar',
  shipOn: (ship: string, day: string) => `${ship}, el ${day}`,

  sameClock: 'la misma que en la isla',
  ahead: (hours: string) => `${hours} más que en la isla`,
  behind: (hours: string) => `${hours} menos que en la isla`,
  halfHour: 'media hora',
  hours: (count: number, written: string) =>
    plural('es', count, { one: `${written} hora`, other: `${written} horas` }),

  added: 'Crucero añadido',
  clockText: 'Las horas son las del reloj del crucero, como se las dicen a sus pasajeros.',
  add: 'Añadir',
  adding: 'Añadiendo…',
  changed: 'Crucero cambiado',
  changeShip: (ship: string) => `Cambiar ${ship}`,
  bookedText:
    'Hay pasajeros que reservaron según este horario, y no se les avisa automáticamente de un cambio.',
  save: 'Guardar',
  saving: 'Guardando…',
  removeShip: (ship: string) => `¿Quitar ${ship}?`,
  keep: 'Conservarlo',
  removing: 'Quitando…',
  removed: 'Crucero quitado',
  removeText: (day: string) => `Sale del calendario del ${day}. Ninguna reserva depende de él.`,
  arrival: 'Llegada',
  allAboard: 'Todos a bordo',
  ashore: 'Los pasajeros desembarcan',
  shipsClock: 'La hora del crucero',

  importTitle: 'Importar cruceros',
  importText:
    'La primera línea nombra las columnas, en inglés: day, ship, arrival, all aboard y, si quiere, pier y clock. Si una línea está mal, no se importa nada.',
  import: 'Importar',
  importing: 'Importando…',
  imported: 'Cruceros importados',
  importedText: (added: number, changed: number, kept: number) =>
    `Añadidos: ${added}. Cambiados: ${changed}. Sin cambios: ${kept}.`,
  file: 'Archivo CSV',
  lines: 'Líneas',

  skipped: (ship: string) => `${ship} no viene`,
  beingTold: 'Se está avisando a capitanes y pasajeros.',
  skipQuestion: (ship: string, day: string) => `¿${ship} no viene el ${day}?`,
  itDoesNotCome: 'No viene',
  keepTrips: 'Mantener todas las salidas',
  callingOff: 'Suspendiendo…',
  looking: 'Buscando…',
  lookingWhom: 'Buscando a quién afecta…',
  lookFailed: 'No se pudo cargar a quién afecta.',
} satisfies Like<typeof en>;
