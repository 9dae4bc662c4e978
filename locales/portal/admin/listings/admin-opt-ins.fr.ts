import type { Translated } from '../../../translated.ts';
import type en from './admin-opt-ins.en.ts';

export default {
  file: 'demandes d’aide',
  filter: 'Filtrer les adresses',
  one: 'adresse',
  many: 'adresses',
  none: 'Aucune adresse ici',
  noneText: 'Les adresses des personnes qui demandent de l’aide pour choisir un bateau figurent ici.',
  whoAsked: 'Qui a demandé de l’aide',
  asked: 'Demandé le',
  agreedTo: 'A accepté',
  onRequest: 'Sur demande',
  deleteOf: (email: string) => `Supprimer ${email}`,
  deleted: 'Adresse supprimée',
  deleteAddress: 'Supprimer l’adresse',
  keepAddress: 'Garder l’adresse',
  deleteText: 'Ceci supprime l’adresse et les traces des e-mails qui lui ont été envoyés. Le journal d’audit garde la suppression, mais pas l’adresse. Les e-mails déjà envoyés restent dans la messagerie de la personne. Cette action est définitive.',
} satisfies Translated<typeof en>;
