import type { Translated } from '../../../translated.ts';
import type en from './operator-reviews.en.ts';

export default {
  none: 'Pas encore d’avis. Le lendemain d’une sortie payée, nous demandons un avis au passager. Il apparaît ici.',
  notLoaded: 'Impossible de charger vos avis. Veuillez réessayer.',
  more: 'Plus d’avis',
  guestOn: (guest: string, boat: string) => `${guest} sur ${boat}`,
  fromYou: 'Votre réponse',
  answer: 'Répondre',
  answerTo: (guest: string) => `Répondre à ${guest}`,
  yourAnswer: 'Votre réponse',
  answerHint: 'Votre réponse est publique sur la page du bateau. Vous ne pouvez répondre qu’une fois, sans modification possible.',
  send: 'Envoyer la réponse',
  sent: 'Réponse envoyée',
  sentText: (guest: string) => `Envoyée par e-mail à ${guest}.`,
} satisfies Translated<typeof en>;
