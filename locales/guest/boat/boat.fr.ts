import type { Translated } from '../../translated.ts';
import type en from './boat.en.ts';

export default {
  title: 'Bateau',
  loading: 'Chargement du bateau…',
  gone: 'Le bateau que vous cherchez n’existe pas ou a été retiré.',
  backHome: 'Retour à l’accueil',
  openPhoto: (place: number, count: number, name: string) => `Ouvrir la photo ${place} sur ${count} : ${name}`,
  book: 'Réserver ce bateau',
  backAt: (time: string) => `Retour à ${time}`,
  backNextDayAt: (time: string) => `Retour le lendemain à ${time}`,
  soFar: (least: number, soFar: number) => `Minimum ${least} personnes, places déjà réservées : ${soFar}`,
  toCheckout: 'Continuer vers le paiement',
  pickFirst: 'Choisissez une date et une heure pour continuer.',
  update: 'Actualiser',
  goOn: 'Continuer',
  chooseTime: 'Choisir une heure',
  chooseDate: 'Choisir une date',
  loadingReviews: 'Chargement des avis…',
  backToBoats: 'Retour aux bateaux',
  boatNotFound: 'Bateau introuvable',
} satisfies Translated<typeof en>;
