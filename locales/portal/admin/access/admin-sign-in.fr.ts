import type { Translated } from '../../../translated.ts';
import type en from './admin-sign-in.en.ts';

export default {
  allInOne: 'Bateaux, opérateurs, réservations et argent, au même endroit.',
  siteIs: 'Sorties en bateau à Saint-Martin',
  management: 'Gestion de la plateforme',
  authorizedOnly: 'Accès réservé aux personnes autorisées. Toute activité est surveillée.',
  invitation: 'Votre invitation',
  unreachable: 'Impossible de joindre le serveur.',
  toSignIn: 'Aller à la connexion administrateur',
  welcome: (name: string) => `Bienvenue, ${name}`,
  choosePassword: (email: string) => `Choisissez un mot de passe. Vous vous connecterez en tant que <email>${email}</email>.`,
  atLeast: (count: number) => `Au moins ${count} caractères.`,

  title: 'Connexion administrateur',
  enterEmail: 'Saisissez votre e-mail',
  enterPassword: 'Saisissez votre mot de passe',
  enterCode: 'Saisissez le code',
  codeHint: 'Saisissez le code à 6 chiffres de votre application d’authentification, ou un code de secours.',
  failed: 'Échec de la connexion',
  missing: 'Informations manquantes',
  missingText: 'Veuillez saisir l’e-mail et le mot de passe',
  successful: 'Connexion réussie',
  welcomeBack: (name: string) => `Bonjour, ${name} !`,
} satisfies Translated<typeof en>;
