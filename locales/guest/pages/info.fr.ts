import type en from './info.en.ts';
import type { Translated } from '../../translated.ts';

export default {
  home: 'Accueil',
  breadcrumb: 'Fil d’Ariane',
  updated: (date: string) => `Dernière mise à jour : ${date}`,
  answering: 'Nous répondons jour et nuit.',
  company: 'Qui exploite ce site',
  dataController: 'Responsable de vos données personnelles',
  contents: 'Sommaire',
  notFound: 'Page introuvable',
  notFoundText: 'La page demandée est introuvable.',
  soon: 'Bientôt disponible',
  soonText: 'Cette page n’est pas disponible pour le moment. Revenez bientôt !',
  backHome: 'Retour à l’accueil',
} satisfies Translated<typeof en>;
