import type { PortalMessages } from './portal-messages.ts';

export default {
  title: 'Aide au choix',
  file: 'qui a demandé de l’aide',
  filter: 'Filtrer les adresses',
  email: 'E-mail',
  one: 'adresse',
  many: 'adresses',
  none: 'Aucune adresse ici',
  noneText: 'Qui demande de l’aide pour choisir un bateau figure ici.',
  whoAsked: 'Qui a demandé de l’aide',
  asked: 'Demandé',
  agreedTo: 'A accepté',
  onRequest: 'Sur demande',
  delete: 'Supprimer',
  deleteOf: (email: string) => `Supprimer ${email}`,
  deleted: 'Adresse supprimée',
  deleteTitle: (email: string) => `Supprimer ${email} ?`,
  deleteAddress: 'Supprimer l’adresse',
  keepAddress: 'Garder l’adresse',
  deleting: 'Suppression…',
  deleteText:
    'L’adresse disparaît pour de bon, avec la trace des e-mails envoyés. Le journal d’audit garde que c’est fait, pas l’adresse. Les e-mails envoyés restent dans leurs boîtes.',
} satisfies PortalMessages['admin-opt-ins'];
