import type { Translated } from '../../../translated.ts';
import type en from './operator-call-offs.en.ts';

export default {
  title: 'Cancelar excursiones',
  noBoats: 'Aún no tiene barcos, así que no hay excursiones que cancelar.',
  firstYouSee: 'A continuación verá a quién afecta. Todavía no se cancela nada.',
  cancel: 'Mantener las excursiones',
  back: 'Volver',
  lookUpFailed: 'No se pudo comprobar a quién afecta',
  calledOffText: 'Escribimos a sus pasajeros.',
  whatNot: 'Qué cancelar',
  only: (time: string) => `Solo ${time}`,

  boatsOn: (boats: string, day: string) => `${boats}, ${day}`,
  boatsAt: (boats: string, day: string, time: string) => `${boats}, ${day}, ${time}`,
  soFarFailed: 'No se pudieron cargar sus excursiones canceladas.',
  showAll: (count: number) => `Mostrar todas (${count})`,
  guestsChoose: (moment: string) => `Los pasajeros eligen a más tardar el ${moment}, hora de San Martín.`,

  areOffered: 'Ofrecemos sus barcos',
  areNotOffered: 'No ofrecemos sus barcos',
  othersTitle: 'Cuando otros cancelan',
  offerMine: 'Ofrecer mis barcos a pasajeros de excursiones canceladas',
  offerHint: 'Cuando otro capitán cancela, sus pasajeros pueden reservar plazas disponibles con usted, por lo que pagaron o por menos. Usted cobra su propio precio.',
} satisfies Translated<typeof en>;
