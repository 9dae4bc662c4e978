import type { Translated } from '../translated.ts';
import type en from './layout.en.ts';

export default {
  skip: 'Aller au contenu',
  homePage: 'page d’accueil',
  mainNav: 'Principale',
  addBoat: 'Ajouter votre bateau',
  bookBoat: 'Réserver un bateau',
  portsOnMap: 'Les ports sur la carte de l’île',
  noPhotos: 'Pas encore de photo',
  illustration: 'Illustration',
  rated: 'Note : ',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  failedTitle: 'Impossible de charger cette page',
  failedText: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  close: 'Fermer',
  notification: 'Notification',
  notifications: 'Notifications',
} satisfies Translated<typeof en>;
