import type { Translated } from '../../../translated.ts';
import type en from './operator-call-offs.en.ts';

export default {
  callOff: 'Annuler une sortie',
  title: 'Annuler des sorties',
  noBoats: 'Vous n’avez pas encore de bateau : il n’y a rien à annuler.',
  firstYouSee: 'Vous voyez d’abord qui est concerné. Rien ne se passe encore.',
  cancel: 'Fermer',
  back: 'Retour',
  lookUpFailed: 'Recherche impossible',
  calledOffText: 'Vos passagers sont prévenus.',
  whatNot: 'Ce qui ne part pas',
  only: (time: string) => `Seulement le départ de ${time}`,

  boatsOn: (boats: string, day: string) => `${boats}, ${day}`,
  boatsAt: (boats: string, day: string, time: string) => `${boats}, ${day}, ${time}`,
  soFarFailed: 'Impossible de charger vos annulations.',
  showAll: (count: number) => `Tout afficher (${count})`,
  guestsChoose: (moment: string) => `Les passagers choisissent jusqu’au ${moment}, heure de Saint-Martin.`,

  areOffered: 'Vos bateaux sont proposés',
  areNotOffered: 'Vos bateaux ne sont pas proposés',
  othersTitle: 'Quand d’autres ne peuvent pas partir',
  offerMine: 'Proposer mes bateaux aux passagers de sorties annulées',
  offerHint: 'Quand la sortie d’un autre capitaine est annulée, ses passagers peuvent prendre des places libres chez vous, pour ce qu’ils ont payé ou moins. Ce qui était dû à ce capitaine vous revient.',
} satisfies Translated<typeof en>;
