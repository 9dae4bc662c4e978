import type { Translated } from '../../../translated.ts';
import type en from './operator-confirm.en.ts';

export default {
  links: {
    signup: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Appuyez sur le bouton pour confirmer que cette adresse est bien la vôtre. Vous pourrez ensuite ajouter vos bateaux.',
      button: 'Confirmer mon adresse',
    },
    invite: {
      title: 'Acceptez votre invitation',
      text: 'Vous êtes invité à proposer vos bateaux ici. Appuyez sur le bouton pour accepter.',
      button: 'Accepter l’invitation',
    },
    recovery: {
      title: 'Choisissez un nouveau mot de passe',
      text: 'Appuyez sur le bouton pour continuer. Vous choisirez le nouveau mot de passe à la page suivante.',
      button: 'Continuer',
    },
    magiclink: {
      title: 'Connectez-vous à votre compte',
      text: 'Appuyez sur le bouton pour vous connecter, sans mot de passe.',
      button: 'Se connecter',
    },
    email: {
      title: 'Accédez à votre compte',
      text: 'Appuyez sur le bouton pour confirmer votre adresse e-mail et vous connecter.',
      button: 'Continuer',
    },
    email_change: {
      title: 'Confirmez la nouvelle adresse e-mail',
      text: 'Une personne connectée à votre compte a demandé à en changer l’adresse e-mail. Si c’était vous, appuyez sur le bouton.',
      button: 'Confirmer le changement',
    },
  },
  ignore: 'Ce lien ne sert qu’une fois. Si vous ne l’avez pas demandé, fermez cette page : rien ne changera.',
  later: 'Cela n’a pas encore fonctionné. Patientez une minute, puis appuyez de nouveau sur le bouton.',
  overTitle: 'Ce lien a déjà servi ou a expiré',
  overText: 'Chaque lien ne sert qu’une fois et expire vite. Connectez-vous ou demandez un nouveau lien sur la page de connexion.',
  halfTitle: 'Encore une confirmation',
  halfText: 'Nous avons aussi envoyé un e-mail à votre autre adresse. Suivez le lien qu’il contient pour terminer le changement.',
  toSignIn: 'Aller à la connexion',
} satisfies Translated<typeof en>;
