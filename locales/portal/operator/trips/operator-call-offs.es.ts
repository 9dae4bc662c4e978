import type { Translated } from '../../../translated.ts';
import type en from './operator-call-offs.en.ts';

export default {
  callOff: 'Suspender salidas',
  title: 'Suspender salidas',
  noBoats: 'Aún no tiene barcos, así que no hay nada que suspender.',
  firstYouSee: 'Primero ve a quién afecta. Todavía no pasa nada.',
  cancel: 'Cancelar',
  back: 'Volver',
  lookUpFailed: 'No se pudo consultar',
  calledOffText: 'Estamos avisando a sus pasajeros.',
  whatNot: 'Qué se suspende',
  only: (time: string) => `Solo ${time}`,

  boatsOn: (boats: string, day: string) => `${boats}, ${day}`,
  boatsAt: (boats: string, day: string, time: string) => `${boats}, ${day}, ${time}`,
  soFarFailed: 'No se pudieron cargar las salidas que ha suspendido.',
  showAll: (count: number) => `Ver todo (${count})`,
  guestsChoose: (moment: string) => `Los pasajeros eligen hasta el ${moment}, hora de San Martín.`,

  areOffered: 'Sus barcos se ofrecen',
  areNotOffered: 'Sus barcos no se ofrecen',
  othersTitle: 'Cuando otros no pueden salir',
  offerMine: 'Ofrecer mis barcos a pasajeros de salidas suspendidas',
  offerHint: 'Cuando se suspende la salida de otro capitán, sus pasajeros pueden elegir plazas libres con usted, por lo que pagaron o por menos. Lo que se le debía a ese capitán pasa a debérsele a usted.',
} satisfies Translated<typeof en>;
