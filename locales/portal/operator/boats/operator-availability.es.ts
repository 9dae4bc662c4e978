import type { Translated } from '../../../translated.ts';
import type en from './operator-availability.en.ts';

export default {
  addDays: (count: number) => `Abrir los próximos ${count} días`,
  daysOpen: (count: number) => `Los próximos ${count} días están abiertos.`,
  slots: 'Horarios',
  slotsText: 'Las salidas de cada día que abre en el calendario.',
  noSlots: (times: string) => `No ha fijado ninguno: se ofrecen ${times}.`,
  seasonsText: 'Semanas en las que el barco sale los mismos días.',
  blackoutsText: 'Días en los que el barco se queda en puerto, aunque lo demás diga otra cosa.',
  noBlackouts: 'Ninguno en adelante.',
  blocked: 'Salidas bloqueadas',
  blockedText: 'Salidas sueltas que no se realizan. El barco queda libre el tiempo que habrían durado.',

  clashes: 'Salidas que coinciden',
  clash: (times: string, count: number) => (count === 2 ? `${times} coinciden: al vender una se cierra la otra.` : `${times} coinciden: al vender una se cierran las demás.`),
  overnight: (time: string, times: string) => `La salida de las ${time} dura hasta el día siguiente y coincide con ${times}: al vender una se cierra la otra.`,
  moreClashes: (count: number) => `Y ${count} más como estas.`,

  nothingDeparts: 'Ese día no sale nada.',
  blockTimes: (day: string) => `Bloquear salidas del ${day}`,
  isBlocked: 'bloqueada',
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  closedWithIt: (times: string) => `Se cierran con ella, porque coinciden: ${times}.`,

  season: (number: number) => `Temporada ${number}`,
  addSeason: 'Añadir temporada',
  seasonName: 'Nombre de la temporada',
  seasonExample: 'Temporada alta',
  firstDay: 'Primer día',
  isBackwards: 'Una temporada no puede acabar antes de empezar',
  weekdays: 'Días de la semana',
  tripLength: 'Duración de las salidas de esta temporada (minutos)',
  tripLengthHint: 'Si se deja vacío, lo mismo que duran las demás salidas del barco.',
  timesOf: (season: string) => `Horarios: ${season}`,
  noTimes: 'Aún sin horarios: esta temporada no ofrece nada.',

  addTo: {
    time: { label: 'Añadir una hora', button: 'Añadir hora' },
    date: { label: 'Añadir una fecha', button: 'Añadir fecha' },
  },
  chooseTime: 'Elija primero una hora',
  timeIsThere: (time: string) => `${time} ya está en la lista`,
  chooseDate: 'Elija primero una fecha',
  dateIsThere: 'Esa fecha ya está en la lista',
  dayPassed: 'Ese día ya pasó',

  paid: 'pagado',
  unpaid: 'aún sin pagar',
  bookedTitle: 'Hay reservas para esas salidas',
  bookedText: 'Estas reservas siguen en pie, aunque la salida ya no se ofrezca:',
  bookedAdvice: 'Realice estas salidas, o avise a los pasajeros y escríbanos para que se les reembolse.',
  removeAnyway: 'Quitar de todos modos',
  keep: 'Dejar como está',
} satisfies Translated<typeof en>;
