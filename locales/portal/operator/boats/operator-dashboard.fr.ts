import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-dashboard.en.ts';

export default {
  welcome: 'Bon retour, capitaine !',
  paymentDetails: 'Versements',

  notConnected: 'Votre agenda n’a pas été connecté. Veuillez réessayer.',

  totalBoats: 'Bateaux',
  thisMonth: 'Ce mois-ci',
  bookingsNote: (count: number) => plural('fr', count, { one: 'réservation', other: 'réservations' }),
  byHand: (amount: string) => `et ${amount} encaissés par vous`,
  rating: 'Note',
  fromReviews: (count: number) => `${count} avis`,

  unknownTitle: 'Vérification impossible',
  unknownText: 'Impossible de savoir pour le moment si la connexion en deux étapes est activée.',
  twoStepsText: 'Avec la connexion en deux étapes, il faut votre mot de passe et un code d’une application d’authentification sur votre téléphone. Un mot de passe volé ne suffit plus.',
  twoStepsAreOn: 'La connexion en deux étapes est activée : chaque connexion demande un code de votre application d’authentification.',
  scan: 'Scannez ceci avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
  orType: (key: string) => `Ou saisissez cette clé : <key>${key}</key>`,
  isOn: 'La connexion en deux étapes est activée',
  isOff: 'La connexion en deux étapes est désactivée',
} satisfies Translated<typeof en>;
