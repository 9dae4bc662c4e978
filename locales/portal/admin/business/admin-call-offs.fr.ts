import type { Translated } from '../../../translated.ts';
import type en from './admin-call-offs.en.ts';

export default {
  intro: 'Annulez toutes les sorties d’un port ou de l’île. Les réservations s’arrêtent aussitôt, et chaque passager choisit un autre jour, un autre bateau ou un remboursement. Les opérateurs annulent eux-mêmes leurs propres sorties.',
  callOff: 'Annuler des sorties par port ou île',
  failed: 'Impossible de charger les sorties annulées',
  noneText: 'Les sorties annulées figurent ici, avec ce que les passagers ont choisi.',
  table: 'Sorties annulées',
  what: 'Quoi',
  why: 'Cause',
  automatic: 'Automatique',
  calledOffAt: 'Annulé le',
  waiting: 'En attente',
  chooseUntil: 'Choix au plus tard le',
  settled: 'Tous les passagers ont choisi',

  scopeText: 'À l’étape suivante, vous verrez qui est concerné. Rien n’est encore annulé. Saisissez les heures de Saint-Martin.',
  island: 'Toute l’île',
  fromDay: 'Début (date)',
  fromTime: 'Début (heure)',
  untilDay: 'Fin (date)',
  untilTime: 'Fin (heure)',
} satisfies Translated<typeof en>;
