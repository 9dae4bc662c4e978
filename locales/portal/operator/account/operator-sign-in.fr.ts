import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-sign-in.en.ts';

export default {
  leastPassword: '6 caractères au minimum.',
  sixDigits: 'Saisissez le code à 6 chiffres',
  haveAccount: 'Vous avez déjà un compte ? Connectez-vous',

  forgotten: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ? Inscrivez-vous',

  twoSteps: 'Connexion en 2 étapes',
  codeHint: 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  wrongCode: 'Ce code n’a pas fonctionné',

  createAccount: 'Créer un compte',
  creating: 'Création du compte…',
  nameHint: 'Le nom que voient les passagers.',
  created: 'Compte créé !',
  checkEmail: 'Consultez votre messagerie pour confirmer votre compte.',
  notRegistered: 'L’inscription a échoué.',
  registrationFailed: 'Échec de l’inscription',

  forgottenTitle: 'Mot de passe oublié',
  forgottenHint: 'Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  mailFailed: 'Impossible d’envoyer l’e-mail',

  newPasswordTitle: 'Choisir un nouveau mot de passe',
  anotherPassword: 'Choisissez un autre mot de passe',

  checkMail: 'Consultez votre messagerie',
  confirmationSent: (email: string) => `Consultez votre messagerie pour confirmer votre compte. Nous avons envoyé un lien à <email>${email}</email>. Vous n’avez rien reçu ? Regardez dans les courriers indésirables.`,
  recoverySent: (email: string) => `Si un compte utilise cette adresse, un lien pour choisir un nouveau mot de passe est en route vers <email>${email}</email>. Vous n’avez rien reçu ? Regardez dans les courriers indésirables.`,
  confirmFirst: (email: string) => `Avant votre première connexion, utilisez le lien envoyé par e-mail à <email>${email}</email>.`,
  sendAgain: 'Renvoyer l’e-mail',
  notSent: 'Impossible d’envoyer l’e-mail.',
  onItsWay: 'L’e-mail est en route.',

  forCaptains: 'Pour les capitaines',
  fillSeats: 'Remplissez votre bateau',
  points: {
    list: 'Publiez un bateau avec ses photos, ses prix et ses jours de sortie.',
    paid: 'Les réservations arrivent payées, et aucune place n’est jamais vendue deux fois.',
    earned: 'Suivez ce que rapporte chaque sortie, mois par mois.',
  },

  againTitle: 'Veuillez vous reconnecter',
  againText: 'Vous avez été déconnecté. Vos modifications sont toujours là, mais pas encore enregistrées.',
  notLoaded: 'Impossible de charger votre compte. Veuillez réessayer.',

  welcomeBack: 'Ravis de vous revoir !',
  loggedIn: 'Vous êtes connecté.',
  loginFailed: 'Échec de la connexion',
  checkCredentials: 'Veuillez vérifier vos identifiants.',
  signInAgain: 'Veuillez vous reconnecter.',
  orNewLink: (problem: string) => `${problem} Connectez-vous ou demandez un nouveau lien.`,
  linkFailed: 'Ce lien ne fonctionne pas',
  loggedOutHere: 'Déconnecté de ce navigateur seulement',
  loggedOutHereText: 'Impossible de joindre le service de connexion. Connectez-vous et déconnectez-vous de nouveau pour fermer votre session partout.',

  unavailable: 'La connexion est impossible pour le moment. Veuillez réessayer dans une minute.',
  tooManyTries: 'Trop de tentatives',
  waitThenTry: (problem: string, time: string) => `${problem}. Veuillez patienter ${time}, puis réessayer.`,
  waits: {
    second: (count: number) => plural('fr', count, { one: `${count} seconde`, other: `${count} secondes` }),
    minute: (count: number) => plural('fr', count, { one: `${count} minute`, other: `${count} minutes` }),
    hour: (count: number) => plural('fr', count, { one: `${count} heure`, other: `${count} heures` }),
  },
  refusals: {
    invalid_credentials: 'Adresse e-mail ou mot de passe incorrect',
    email_not_confirmed: 'L’adresse e-mail n’est pas encore confirmée',
    user_banned: 'Ce compte est suspendu',
    user_already_exists: 'Un compte existe déjà avec cette adresse',
    signup_disabled: 'Les inscriptions sont fermées pour le moment',
    email_address_invalid: 'Cette adresse e-mail n’est pas valide',
    weak_password: 'Ce mot de passe est trop facile à deviner, veuillez en choisir un autre.',
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    reauthentication_needed: 'Reconnectez-vous pour changer de mot de passe',
    mfa_verification_failed: 'Ce code n’est pas le bon',
    mfa_challenge_expired: 'Ce code n’est plus valable, saisissez-en un nouveau',
    otp_expired: 'Le lien de l’e-mail n’est pas valable ou a expiré',
    session_not_found: 'Votre session a pris fin',
    refresh_token_not_found: 'Votre session a pris fin',
    refresh_token_already_used: 'Votre session a pris fin',
    session_expired: 'Votre session a pris fin',
    over_request_rate_limit: 'Trop de tentatives',
    over_email_send_rate_limit: 'Trop d’e-mails demandés',
  },
} satisfies Translated<typeof en>;
