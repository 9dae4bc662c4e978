import type { Translated } from '../../../translated.ts';
import type en from './admin-call-offs.en.ts';

export default {
  intro: 'Cancele todas las excursiones de un puerto o de la isla. Desde ese momento no se admiten reservas, y cada pasajero elige otro día, otro barco o el reembolso. Los operadores cancelan sus propias excursiones.',
  callOff: 'Cancelar por puerto o isla',
  failed: 'No se pudieron cargar las excursiones canceladas',
  noneText: 'Las excursiones canceladas aparecen aquí, con lo que han elegido los pasajeros.',
  table: 'Excursiones canceladas',
  what: 'Qué',
  why: 'Causa',
  automatic: 'Automático',
  calledOffAt: 'Cancelado el',
  waiting: 'Pendiente',
  chooseUntil: 'Eligen a más tardar el',
  settled: 'Todos han elegido',

  scopeText: 'A continuación verá a quién afecta. Todavía no se cancela nada. Escriba las horas de San Martín.',
  island: 'Toda la isla',
  fromDay: 'Desde (fecha)',
  fromTime: 'Desde (hora)',
  untilDay: 'Hasta (fecha)',
  untilTime: 'Hasta (hora)',
} satisfies Translated<typeof en>;
