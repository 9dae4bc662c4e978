import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './portal-sailing.en.ts';

export default {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  openByHand: 'abierto',
  openBySeason: 'abierto en una temporada',
  closedDay: 'cerrado',
  blackoutDay: 'bloqueado',
  past: 'pasado',
  pastLocked: 'pasado, no se puede cambiar',
  full: 'lleno',
  chartered: 'chárter privado',
  seatsSold: (count: number) => plural('es', count, { one: `${count} plaza reservada`, other: `${count} plazas reservadas` }),
  open: 'Abierto',
  season: 'En temporada',
  blackout: 'Bloqueado',
  seats: 'Plazas reservadas',
  nextDays: (count: number) => `Próximos ${count} días`,
  closed: 'Cerrado',

  calendar: 'Calendario',
  seasons: 'Temporadas',
  blackoutDates: 'Días bloqueados',
} satisfies Translated<typeof en>;
