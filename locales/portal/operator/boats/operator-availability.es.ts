import type { Translated } from '../../../translated.ts';
import type en from './operator-availability.en.ts';

export default {
  addDays: (count: number) => `Abrir los próximos ${count} días`,
  daysOpen: (count: number) => `Los próximos ${count} días están abiertos.`,
  slots: 'Horarios',
  slotsText: 'Las salidas de cada día que abre en el calendario.',
  noSlots: (times: string) => `Horarios predeterminados: ${times}.`,
  seasonsText: 'Periodos en los que el barco sale los mismos días de la semana.',
  blackoutsText: 'Días en los que el barco nunca sale, aunque lo demás diga otra cosa.',
  noBlackouts: 'No hay próximas fechas.',
  blocked: 'Salidas bloqueadas',
  blockedText: 'Salidas sueltas que usted no ofrece. El barco no se puede reservar durante ese tiempo.',

  clashes: 'Salidas que coinciden',
  clash: (times: string, count: number) => (count === 2 ? `${times} coinciden. Una reserva en una cierra la otra.` : `${times} coinciden. Una reserva en una cierra las demás.`),
  overnight: (time: string, times: string) => `La salida de las ${time} dura hasta el día siguiente y coincide con ${times}. Una reserva en una cierra la otra.`,
  moreClashes: (count: number) => `Y ${count} más como estas.`,

  nothingDeparts: 'Ese día no hay salidas.',
  blockTimes: (day: string) => `Bloquear salidas del ${day}`,
  isBlocked: 'bloqueada',
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  closedWithIt: (times: string) => `También se cierran, porque coinciden: ${times}.`,

  season: (number: number) => `Temporada ${number}`,
  addSeason: 'Añadir temporada',
  seasonName: 'Nombre de la temporada',
  seasonExample: 'Temporada alta',
  firstDay: 'Primer día',
  isBackwards: 'Una temporada no puede acabar antes de empezar',
  weekdays: 'Días de la semana',
  tripLength: 'Duración de las excursiones de esta temporada (minutos)',
  tripLengthHint: 'Déjelo vacío para usar la duración habitual del barco.',
  timesOf: (season: string) => `Horarios: ${season}`,
  noTimes: 'Añada un horario, o esta temporada no tendrá salidas.',

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
  bookedTitle: 'Hay pasajeros con reserva a esa hora',
  bookedText: 'Estas reservas siguen siendo válidas, aunque la salida ya no se ofrezca:',
  bookedAdvice: 'Realice estas excursiones como estaba previsto, o cancélelas para que los pasajeros elijan otra o el reembolso.',
  removeAnyway: 'Quitar de todos modos',
  keep: 'Mantener las salidas',
} satisfies Translated<typeof en>;
