import type { Translated } from '../../../translated.ts';
import type en from './admin-call-offs.en.ts';

export default {
  intro: 'Cuando no se puede zarpar de un puerto o de la isla, enseguida deja de venderse todo, y cada pasajero elige otro día, otro barco o el reembolso. Sus propias salidas las suspende cada capitán.',
  callOff: 'Suspender salidas',
  failed: 'No se pudieron cargar las salidas suspendidas',
  noneText: 'Lo que suspenden los capitanes o los administradores aparece aquí, con lo que han elegido los pasajeros.',
  table: 'Salidas suspendidas',
  what: 'Qué',
  why: 'Por qué',
  automatic: 'Automático',
  calledOffAt: 'Suspendido el',
  waiting: 'Pendiente',
  chooseUntil: 'Eligen hasta',
  settled: 'Todo resuelto',

  scopeText: 'Primero ve a quién afecta. Todavía no pasa nada. Las horas son las de la isla.',
  island: 'Toda la isla',
  fromDay: 'Desde, día',
  fromTime: 'Desde, hora',
  untilDay: 'Hasta, día',
  untilTime: 'Hasta, hora',
} satisfies Translated<typeof en>;
