import type { Translated } from '../../../translated.ts';
import type en from './admin-disputes.en.ts';

export default {
  title: 'Litiges',
  explanation: 'Les preuves s’envoient chez le prestataire de paiement. Le fichier contient la réservation, le passager, les e-mails, l’historique et les conditions. Tant qu’une banque a l’argent, il n’est pas versé au capitaine.',
  one: 'litige',
  many: 'litiges',
  none: 'Aucun litige ici',
  noneText: 'Quand la banque d’un passager reprend un paiement ou pose une question, c’est affiché ici.',
  filter: 'Filtrer les litiges',
  onlyOpen: 'Seulement ce qui n’est pas tranché',
  all: 'Tous les litiges',
  paymentOf: 'Paiement de',
  forFeaturing: (captain: string) => `${captain}, pour une mise à la une`,
  stages: {
    open: 'Preuves à fournir',
    reviewed: 'La banque l’examine',
    won: 'Gagné',
    lost: 'Perdu',
    closed: 'Clos',
  },
  questionSoFar: (stage: string) => `${stage}, simple question pour l’instant`,
  dueBy: 'Preuves avant le',
  nothingDue: 'Rien à fournir',
  takenBack: 'Repris',
  evidence: 'Preuves',
  evidenceFile: 'Fichier de preuves',
} satisfies Translated<typeof en>;
