import type { Like } from '../../like.ts';
import type en from './captain-sign-in.en.ts';

export default {
  hello: 'Bonjour,',
  code: 'Code',
  notYou: 'Si ce n’était pas vous, ignorez cet e-mail : sans lui, rien ne se passe.',
  shortLived: 'Le lien et le code ne servent qu’une fois, et pour peu de temps.',
  signup: 'Confirmez votre adresse e-mail',
  signupShort: 'Confirmez-la, et votre compte de capitaine est prêt.',
  signupText:
    'Merci d’avoir créé un compte de capitaine. Confirmez que cette adresse est bien la vôtre ; vous pourrez ensuite vous connecter et ajouter vos bateaux.',
  signupLabel: 'Confirmer mon adresse',
  recovery: 'Choisissez un nouveau mot de passe',
  recoveryShort: 'Vous avez demandé à changer de mot de passe.',
  recoveryText: 'Vous avez demandé un nouveau mot de passe. Suivez le lien pour le choisir.',
  recoveryNotYou: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
  magiclink: 'Votre lien de connexion',
  magiclinkShort: 'Connectez-vous sans mot de passe.',
  magiclinkText: 'Suivez le lien pour vous connecter, ou saisissez le code.',
  magiclinkLabel: 'Se connecter',
  invite: 'Vous êtes invité à créer un compte',
  inviteShort: 'Acceptez l’invitation pour commencer.',
  inviteText: 'Vous êtes invité à proposer vos bateaux ici. Suivez le lien pour accepter.',
  inviteLabel: 'Accepter l’invitation',
  inviteNotYou: 'Si vous ne vous y attendiez pas, ignorez cet e-mail.',
  emailChange: 'Confirmez votre nouvelle adresse e-mail',
  emailChangeShort: 'L’adresse de votre compte va changer.',
  emailChangeText:
    'Quelqu’un qui est connecté à votre compte a demandé à en changer l’adresse e-mail. Elle change une fois que l’ancienne et la nouvelle adresse l’ont toutes deux confirmé.',
  emailChangeLabel: 'Confirmer le changement',
  emailChangeNotYou: 'Si ce n’était pas vous, ne confirmez pas et changez de mot de passe.',
  reauthentication: 'Votre code de confirmation',
  reauthenticationShort: 'Saisissez ce code pour continuer.',
  reauthenticationText:
    'Saisissez ce code pour confirmer que c’est bien vous. Il ne sert qu’une fois, et pour peu de temps.',
  reauthenticationNotYou: 'Si ce n’était pas vous, changez de mot de passe.',
} satisfies Like<typeof en>;
