import type { Translated } from '../../../translated.ts';
import type en from './operator-reviews.en.ts';

export default {
  none: 'Pas encore d’avis. Le lendemain d’une sortie payée, nous demandons au passager comment c’était, et ce qu’il en dit s’affiche ici.',
  notLoaded: 'Impossible de charger vos avis. Veuillez réessayer.',
  more: 'Plus d’avis',
  guestOn: (guest: string, boat: string) => `${guest} sur ${boat}`,
  fromYou: 'Votre réponse',
  answer: 'Répondre',
  answerTo: (guest: string) => `Répondre à ${guest}`,
  yourAnswer: 'Votre réponse',
  answerHint: 'Tout le monde la lit sur la page du bateau. Vous répondez une seule fois, sans pouvoir changer la réponse ensuite.',
  send: 'Envoyer la réponse',
  sent: 'Réponse envoyée',
  sentText: (guest: string) => `${guest} la reçoit par e-mail.`,
} satisfies Translated<typeof en>;
