import type { PortalMessages } from './portal-messages.ts';

export default {
  callOff: 'Cancelar salidas',
  title: 'Cancelar salidas',
  noBoats: 'Aún no tiene barcos, así que no hay nada que cancelar.',
  boatsFailed: 'No se pudieron cargar sus barcos',
  firstYouSee: 'Primero ve a quién afecta. Todavía no pasa nada.',
  looking: 'Buscando…',
  seeWhom: 'Ver a quién afecta',
  whom: 'A quién afecta',
  back: 'Volver',
  callingOff: 'Cancelando…',
  lookUpFailed: 'No se pudo consultar',
  calledOff: 'Salidas canceladas',
  calledOffText: 'Estamos avisando a sus pasajeros.',
  notCalledOff: 'No se ha cancelado nada',
  day: 'Día',
  whatNot: 'Qué no sale',
  wholeDay: 'Todo el día',
  only: (time: string) => `Solo ${time}`,

  soFarFailed: 'No se pudo cargar lo que ha cancelado.',
  showAll: (count: number) => `Ver todo (${count})`,
  guestsChoose: (moment: string) => `Los pasajeros eligen hasta el ${moment}, hora de San Martín.`,

  areOffered: 'Sus barcos se ofrecen',
  areNotOffered: 'Sus barcos no se ofrecen',
  othersTitle: 'Cuando otros no pueden salir',
  offerMine: 'Ofrecer mis barcos a pasajeros de salidas canceladas',
  offerHint:
    'Cuando se cancela la salida de otro capitán, sus pasajeros pueden tomar plazas libres con usted por lo que pagaron, o menos. Lo que se le debía a ese capitán pasa a usted.',
} satisfies PortalMessages['operator-call-offs'];
