import type { Translated } from '../../../translated.ts';
import type en from './admin-call-offs.en.ts';

export default {
  intro: 'Quand on ne peut pas naviguer depuis un port ou autour de l’île, la vente s’arrête aussitôt, et chaque passager choisit un autre jour, un autre bateau ou le remboursement. Les capitaines annulent eux-mêmes leurs propres sorties.',
  callOff: 'Annuler pour un port ou l’île',
  failed: 'Impossible de charger les annulations',
  noneText: 'Ce que les capitaines ou les administrateurs annulent figure ici, avec ce que les passagers ont choisi.',
  table: 'Annulations de sorties',
  what: 'Quoi',
  why: 'Pourquoi',
  automatic: 'Automatique',
  calledOffAt: 'Annulé le',
  waiting: 'En attente',
  chooseUntil: 'Choix possible jusqu’au',
  settled: 'Tout est réglé',

  scopeText: 'Vous voyez d’abord qui est concerné. Rien ne se passe encore. Les heures sont celles de l’île.',
  island: 'Toute l’île',
  fromDay: 'Du, jour',
  fromTime: 'Du, heure',
  untilDay: 'Au, jour',
  untilTime: 'Au, heure',
} satisfies Translated<typeof en>;
