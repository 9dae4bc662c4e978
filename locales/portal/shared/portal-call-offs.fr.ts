import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import type en from './portal-call-offs.en.ts';

export default {
  reasons: {
    weather: 'La météo',
    engine: 'Le bateau ne peut pas naviguer',
    'too-few-guests': 'Trop peu de passagers',
    sickness: 'Maladie',
    'ship-skipped': 'Escale annulée',
  },
  note: 'Note aux passagers (facultatif)',
  noteHint: 'Les passagers la lisent dans l’e-mail et sur la page de leur sortie.',

  noTrip: 'Aucune réservation. L’annulation ferme ces départs jusqu’à ce que vous les rouvriez.',
  nothingMore: 'Les nouvelles réservations s’arrêtent aussitôt.',
  noGuest: 'Aucun passager n’a réservé pour ce navire. Il reste au calendrier, avec une escale annulée.',
  boatsSailOn: 'Les bateaux partent avec leurs autres passagers.',
  trips: (count: number) => plural('fr', count, { one: `${count} sortie`, other: `${count} sorties` }),
  boats: (count: number) => plural('fr', count, { one: `${count} bateau`, other: `${count} bateaux` }),
  concerned: (trips: string, guests: string, boats: string, amount: string) => `${trips}, ${guests}, ${boats}, ${amount} payés.`,
  theyChoose: (hours: number) => `Nous envoyons un e-mail à chaque passager. Il a ${hours} heures pour choisir un autre jour, un autre bateau ou un remboursement complet. Sans choix, nous le remboursons.`,
  anotherByHand: (amount: string) => `Un montant de ${amount} a aussi été payé directement au capitaine, qui le rembourse.`,
  theTrips: (count: number) => (count === 1 ? 'La sortie' : `Les ${count} sorties`),
  tripsConcerned: 'Sorties concernées',
  byHand: (amount: string) => `${amount} payés directement`,
  notPaid: 'Non payée',
  stopSelling: 'Fermer aux réservations',
  callOff: (trips: string) => `Annuler ${trips}`,

  areChoosing: (count: number) => plural('fr', count, { one: `${count} choisit encore`, other: `${count} choisissent encore` }),
  tookDay: (count: number) => plural('fr', count, { one: `${count} a pris un autre jour`, other: `${count} ont pris un autre jour` }),
  tookBoat: (count: number) => plural('fr', count, { one: `${count} a pris un autre bateau`, other: `${count} ont pris un autre bateau` }),
  gotMoney: (count: number) => plural('fr', count, { one: `${count} a été remboursé`, other: `${count} ont été remboursés` }),
  inProgress: (done: number, boats: number) => plural('fr', done, { one: `Annulation en cours : ${done} bateau sur ${boats}`, other: `Annulation en cours : ${done} bateaux sur ${boats}` }),
  inProgressText: 'Plus aucune réservation n’est possible. Nous écrivons aux passagers, bateau par bateau.',
  nobody: 'Aucun passager n’était concerné',

  calledOff: 'Sorties annulées',
  seeWhom: 'Voir qui est concerné',
  whom: 'Qui est concerné',
  callingOff: 'Annulation des sorties…',
  keepTrips: 'Garder toutes les sorties',
  notCalledOff: 'Aucune sortie n’a été annulée',
  guestsNotified: 'Nous écrivons aux opérateurs et aux passagers.',
} satisfies Translated<typeof en>;
