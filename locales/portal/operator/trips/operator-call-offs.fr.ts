import type { Translated } from '../../../translated.ts';
import type en from './operator-call-offs.en.ts';

export default {
  title: 'Annuler des sorties',
  noBoats: 'Vous n’avez pas encore de bateau : il n’y a aucune sortie à annuler.',
  firstYouSee: 'À l’étape suivante, vous verrez qui est concerné. Rien n’est encore annulé.',
  cancel: 'Garder les sorties',
  back: 'Retour',
  lookUpFailed: 'Impossible de vérifier qui est concerné',
  calledOffText: 'Nous écrivons à vos passagers.',
  whatNot: 'À annuler',
  only: (time: string) => `Seulement le départ de ${time}`,

  boatsOn: (boats: string, day: string) => `${boats}, ${day}`,
  boatsAt: (boats: string, day: string, time: string) => `${boats}, ${day}, ${time}`,
  soFarFailed: 'Impossible de charger vos sorties annulées.',
  showAll: (count: number) => `Tout afficher (${count})`,
  guestsChoose: (moment: string) => `Les passagers choisissent au plus tard le ${moment}, heure de Saint-Martin.`,

  areOffered: 'Nous proposons vos bateaux',
  areNotOffered: 'Nous ne proposons pas vos bateaux',
  othersTitle: 'Quand d’autres annulent',
  offerMine: 'Proposer mes bateaux aux passagers de sorties annulées',
  offerHint: 'Quand un autre capitaine annule, ses passagers peuvent réserver des places disponibles chez vous, pour ce qu’ils ont payé ou moins. Vous êtes payé à votre propre prix.',
} satisfies Translated<typeof en>;
