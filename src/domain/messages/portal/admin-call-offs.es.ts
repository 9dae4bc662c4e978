import type { PortalMessages } from './portal-messages.ts';

export default {
  intro:
    'Cuando no se puede navegar desde un puerto o en la isla, deja de venderse todo enseguida, y cada pasajero elige otro día, otro barco o el dinero. Los capitanes cancelan ellos mismos sus propias salidas.',
  callOff: 'Cancelar en un puerto o en la isla',
  failed: 'No se pudieron cargar las cancelaciones',
  none: 'No se ha cancelado nada',
  noneText:
    'Lo que cancelan los capitanes o los administradores aparece aquí, con lo que han elegido los pasajeros.',
  table: 'Salidas canceladas',
  what: 'Qué',
  why: 'Por qué',
  by: 'Por',
  platform: 'La plataforma',
  calledOffAt: 'Cancelado el',
  guests: 'Pasajeros',
  waiting: 'Pendiente',
  chooseUntil: 'Eligen hasta',
  settled: 'Todo resuelto',

  scopeText: 'Primero ve a quién afecta. Todavía no pasa nada. Las horas son las de la isla.',
  seeWhom: 'Ver a quién afecta',
  looking: 'Buscando…',
  port: 'Puerto',
  island: 'Toda la isla',
  fromDay: 'Desde, día',
  fromTime: 'Desde, hora',
  untilDay: 'Hasta, día',
  untilTime: 'Hasta, hora',
  whom: 'A quién afecta',
  keepTrips: 'Mantener todas las salidas',
  callingOff: 'Cancelando…',
  calledOff: 'Cancelado',
  beingTold: 'Se está avisando a capitanes y pasajeros.',
} satisfies PortalMessages['admin-call-offs'];
