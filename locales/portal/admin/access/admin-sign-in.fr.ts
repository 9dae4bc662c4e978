import type { Translated } from '../../../translated.ts';
import type en from './admin-sign-in.en.ts';

export default {
  allInOne: 'Bateaux, capitaines, réservations et argent, au même endroit.',
  siteIs: 'Sorties en bateau à Saint-Martin',
  management: 'Gestion de la plateforme',
  authorizedOnly: 'Accès réservé aux personnes autorisées. Toute activité est surveillée.',
  invitation: 'Votre invitation',
  unreachable: 'Le serveur n’a pas pu être joint.',
  toSignIn: 'Aller à la connexion',
  welcome: (name: string) => `Bienvenue, ${name}`,
  choosePassword: (email: string) => `Choisissez le mot de passe avec lequel vous vous connecterez en tant que <email>${email}</email>.`,
  atLeast: (count: number) => `Au moins ${count} caractères.`,

  title: 'Connexion administrateur',
  enterEmail: 'Veuillez saisir votre e-mail',
  enterPassword: 'Veuillez saisir votre mot de passe',
  enterCode: 'Veuillez saisir le code',
  codeHint: 'Les 6 chiffres que votre application d’authentification affiche en ce moment, ou l’un de vos codes de secours.',
  failed: 'Échec de la connexion',
  missing: 'Informations manquantes',
  missingText: 'Veuillez saisir l’e-mail et le mot de passe',
  successful: 'Connexion réussie',
  welcomeBack: (name: string) => `Bon retour, ${name} !`,
} satisfies Translated<typeof en>;
