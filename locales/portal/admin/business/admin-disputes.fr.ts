import type { Translated } from '../../../translated.ts';
import type en from './admin-disputes.en.ts';

export default {
  title: 'Litiges',
  explanation: 'Envoyez les preuves chez le prestataire de paiement. Le fichier de preuves contient la réservation, le passager, les e-mails, l’historique et les conditions. Nous ne versons pas l’argent contesté tant que la banque le bloque.',
  one: 'litige',
  many: 'litiges',
  none: 'Aucun litige ici',
  noneText: 'Quand la banque d’un passager conteste un paiement ou pose une question, le litige apparaît ici.',
  filter: 'Filtrer les litiges',
  onlyOpen: 'Litiges en cours',
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
  questionSoFar: (stage: string) => `${stage} (demande d’information)`,
  dueBy: 'Preuves avant le',
  nothingDue: 'Aucune preuve à fournir',
  takenBack: 'Repris',
  evidence: 'Preuves',
  evidenceFile: 'Fichier de preuves',
} satisfies Translated<typeof en>;
