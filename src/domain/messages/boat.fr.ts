import type { Like } from './like.ts';
import type en from './boat.en.ts';

export default {
  title: 'Bateau',
  loading: 'Chargement du bateau…',
  gone: 'Le bateau que vous cherchez n’existe pas ou a été retiré.',
  backHome: 'Retour à l’accueil',
  openPhoto: (place: number, count: number, name: string) =>
    `Ouvrir la photo ${place} sur ${count} : ${name}`,
  about: 'À propos de ce bateau',
  departsFrom: (port: string) => `Départ : ${port}`,
  operatedBy: (name: string) => `Proposé par ${name}`,
  checkedOn: (day: string) => `Licence et assurance vérifiées le <day>${day}</day>`,
  whatToKnow: 'À savoir',
  showMap: 'Voir sur la carte',
  hideMap: 'Masquer la carte',
  meetingMap: (port: string) => `Le point de rendez-vous sur la carte de l’île, près de ${port}`,
  pinAtPort: (port: string) => `Le repère est placé sur le port de ${port}.`,
  openMaps: 'Ouvrir dans vos cartes',
  book: 'Réserver ce bateau',
  soFar: (least: number, soFar: number) =>
    `Part à partir de ${least} personnes, ${soFar} pour l’instant`,
  toCheckout: 'Continuer vers le paiement',
  pickFirst: 'Choisissez une date et une heure pour continuer.',
  update: 'Actualiser',
  goOn: 'Continuer',
  chooseTime: 'Choisir une heure',
  chooseDate: 'Choisir une date',
  photosOf: (name: string) => `Photos : ${name}`,
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
} satisfies Like<typeof en>;
