import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-account.en.ts';

export default {
  failed: 'Impossible de charger votre compte',
  mustSetUp:
    'Les super administrateurs ont besoin d’une deuxième étape pour se connecter. Configurez-la maintenant : tout le reste s’ouvre ensuite.',
  sessions: 'Où vous êtes connecté',
  thisBrowser: 'Ce navigateur',
  session: (begun: string, seen: string, address: string) =>
    `Connexion : ${begun}. Dernière activité : ${seen}, depuis ${address}`,
  anotherProgram: 'Un autre programme',
  someBrowser: 'Un navigateur',
  browserOn: (browser: string, system: string) => `${browser} sur ${system}`,
  endOthers: 'Se déconnecter partout ailleurs',
  ending: 'Déconnexion…',
  othersEnded: 'Déconnecté partout ailleurs',
  ended: (count: number) =>
    plural('fr', count, {
      one: `${count} session a été fermée.`,
      other: `${count} sessions ont été fermées.`,
    }),
  password: 'Mot de passe',
  passwordChanged: 'Mot de passe modifié',
  signedOutElsewhere: 'Vous êtes déconnecté partout ailleurs.',
  changePassword: 'Changer le mot de passe',
  saving: 'Enregistrement…',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  passwordHint: (count: number) =>
    `Au moins ${count} caractères. Vous serez déconnecté partout ailleurs.`,
  name: 'Nom',
  nameText: (email: string) =>
    `Vous vous connectez en tant que <email>${email}</email>. Votre nom figure à côté de tout ce que vous faites ici.`,
  saveName: 'Enregistrer le nom',
  nameSaved: 'Nom enregistré',

  secondStep: 'Deuxième étape',
  off: '<b>Désactivée.</b> Quiconque apprend votre mot de passe peut faire ici tout ce que vous pouvez faire. Avec une deuxième étape, il faut aussi un code d’une application de votre téléphone pour se connecter.',
  on: (since: string, count: number) =>
    plural('fr', count, {
      one: `<b>Activée</b> depuis le ${since}. Il vous reste ${count} code de secours pour le jour où vous n’aurez pas votre téléphone sous la main.`,
      other: `<b>Activée</b> depuis le ${since}. Il vous reste ${count} codes de secours pour le jour où vous n’aurez pas votre téléphone sous la main.`,
    }),
  setUp: 'Configurer la deuxième étape',
  newCodes: 'Nouveaux codes de secours',
  switchOff: 'Désactiver',
  continue: 'Continuer',
  moment: 'Un instant…',
  needApp:
    'Il vous faut une application d’authentification sur votre téléphone, comme Google Authenticator, 1Password ou Aegis. Saisissez d’abord votre mot de passe encore une fois.',
  switchOn: 'Activer',
  checking: 'Vérification…',
  scan: 'Scannez ceci avec votre application, puis saisissez les 6 chiffres qu’elle affiche.',
  picture: 'Un code à scanner ; la même clé figure ci-dessous en toutes lettres.',
  typeKey: 'Ou tapez cette clé :',
  code: 'Code',
  makeCodes: 'Créer de nouveaux codes',
  oldCodes: 'Vos anciens codes de secours cessent de fonctionner dès que vous en avez de nouveaux.',
  keepCodes:
    'La deuxième étape est activée. Si vous perdez votre téléphone, l’un de ces codes le remplace ; chacun ne sert qu’une fois. <b>Ils ne sont affichés que maintenant :</b> gardez-les sur papier ou dans un gestionnaire de mots de passe.',
  codes: 'Codes de secours',
  saved: 'Je les ai enregistrés',
  copied: 'Copiés',
  copyAll: 'Tout copier',
  isOff: 'La deuxième étape est désactivée',
  switchOffQuestion: 'Désactiver la deuxième étape ?',
  switchOffText:
    'Ensuite, votre mot de passe seul ouvre le portail. Les codes de secours cessent de fonctionner.',
  yourPassword: 'Votre mot de passe',
  codeHint: 'Les 6 chiffres que votre application affiche en ce moment, ou un code de secours.',
} satisfies Like<typeof en>;
