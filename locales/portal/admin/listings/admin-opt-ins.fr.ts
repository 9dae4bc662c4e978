import type { Translated } from '../../../translated.ts';
import type en from './admin-opt-ins.en.ts';

export default {
  title: 'Aide au choix',
  file: 'qui a demandé de l’aide',
  filter: 'Filtrer les adresses',
  one: 'adresse',
  many: 'adresses',
  none: 'Aucune adresse ici',
  noneText: 'Toute personne qui demande de l’aide pour choisir un bateau figure ici.',
  whoAsked: 'Qui a demandé de l’aide',
  asked: 'Demandé le',
  agreedTo: 'A accepté',
  onRequest: 'Sur demande',
  deleteOf: (email: string) => `Supprimer ${email}`,
  deleted: 'Adresse supprimée',
  deleteAddress: 'Supprimer l’adresse',
  keepAddress: 'Garder l’adresse',
  deleteText: 'L’adresse disparaît pour de bon, avec la trace des e-mails envoyés. Le journal d’audit indique que c’est fait, sans l’adresse. Les e-mails déjà reçus restent dans la boîte de la personne.',
} satisfies Translated<typeof en>;
