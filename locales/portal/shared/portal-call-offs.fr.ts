import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './portal-call-offs.en.ts';

export default {
  reasons: {
    weather: 'La météo',
    engine: 'Le bateau ne peut pas naviguer',
    'too-few-guests': 'Trop peu de passagers',
    sickness: 'Maladie',
    'ship-skipped': 'Le navire de croisière ne vient pas',
  },
  note: 'Mot aux passagers (facultatif)',
  noteHint: 'Il figure dans leur e-mail et sur la page de leur sortie.',

  noTrip: 'Aucune sortie n’est vendue pour ce moment. L’annulation ferme ces départs : plus rien n’est vendu à partir de maintenant, jusqu’à leur réouverture.',
  nothingMore: 'Plus rien n’est vendu à partir de maintenant.',
  noGuest: 'Aucun passager n’a réservé pour ce navire de croisière. Il reste au calendrier, comme un navire qui ne vient pas.',
  boatsSailOn: 'Les bateaux partent avec leurs autres passagers.',
  trips: (count: number) => plural('fr', count, { one: `${count} sortie`, other: `${count} sorties` }),
  boats: (count: number) => plural('fr', count, { one: `${count} bateau`, other: `${count} bateaux` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) => `${trips}, ${guests}, ${boats}, ${amount} payés.`,
  theyChoose: (hours: number) => `Chaque passager reçoit un e-mail et a ${hours} heures pour choisir : un autre jour, un autre bateau, ou le remboursement complet. Sans réponse, il est remboursé.`,
  anotherByHand: (amount: string) => `En plus, ${amount} ont été payés directement au capitaine, qui les rend lui-même.`,
  theTrips: (count: number) => (count === 1 ? 'La sortie' : `Les ${count} sorties`),
  tripsConcerned: 'Sorties concernées',
  byHand: (amount: string) => `${amount} au capitaine`,
  notPaid: 'Non payée',
  stopSelling: 'Arrêter la vente',
  callOff: (trips: string) => `Annuler ${trips}`,

  areChoosing: (count: number) => plural('fr', count, { one: `${count} choisit encore`, other: `${count} choisissent encore` }),
  tookDay: (count: number) => plural('fr', count, { one: `${count} a pris un autre jour`, other: `${count} ont pris un autre jour` }),
  tookBoat: (count: number) => plural('fr', count, { one: `${count} a pris un autre bateau`, other: `${count} ont pris un autre bateau` }),
  gotMoney: (count: number) => plural('fr', count, { one: `${count} a été remboursé`, other: `${count} ont été remboursés` }),
  inProgress: (done: number, boats: number) => `En cours : ${done} bateaux sur ${boats}`,
  inProgressText: 'Plus rien n’en est vendu. Les passagers sont prévenus, bateau par bateau.',
  nobody: 'Aucun passager n’était concerné',

  calledOff: 'Sorties annulées',
  seeWhom: 'Voir qui est concerné',
  whom: 'Qui est concerné',
  callingOff: 'Annulation…',
  keepTrips: 'Garder toutes les sorties',
  notCalledOff: 'Rien n’a été annulé',
  beingTold: 'Les capitaines et les passagers sont prévenus.',
} satisfies Translated<typeof en>;
