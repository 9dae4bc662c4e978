import type { Translated } from '../../../translated.ts';
import type en from './admin-roster.en.ts';

export default {
  table: 'Administrateurs',
  invite: 'Inviter un administrateur',
  intro: 'Un super administrateur fait tout ici. Un administrateur voit tout et s’occupe des bateaux, des opérateurs et des passagers, mais ne fait aucun mouvement d’argent et ne choisit pas qui est administrateur.',
  failed: 'Impossible de charger les administrateurs',
  role: 'Rôle',
  standing: 'État',
  on: 'Activée',
  off: 'Désactivée',
  lastSeen: 'Dernière activité',
  never: 'Jamais',
  standings: { active: 'Actif', invited: 'Invité', lapsed: 'L’invitation a expiré' },
  you: 'Vous',
  inviteText: 'Un lien pour choisir un mot de passe lui est envoyé par e-mail. Il ne sert qu’une fois, pendant 48 heures.',
  sendInvitation: 'Envoyer l’invitation',
  sent: 'Invitation envoyée',
  sentText: (email: string) => `Le lien est en route vers ${email}.`,

  inviteAgain: 'Inviter de nouveau',
  inviteAgainQuestion: (name: string) => `Inviter ${name} de nouveau ?`,
  inviteAgainText: (email: string) => `Un nouveau lien part vers ${email}. Le précédent ne fonctionne plus.`,
  make: { super_admin: 'Nommer super administrateur', admin: 'Nommer administrateur' },
  makeQuestion: {
    super_admin: (name: string) => `Nommer ${name} super administrateur ?`,
    admin: (name: string) => `Nommer ${name} administrateur ?`,
  },
  makeYourselfAdmin: 'Devenir simple administrateur ?',
  makeText: {
    super_admin: (name: string) => `${name} pourra faire des mouvements d’argent et choisir qui est administrateur, comme vous.`,
    admin: (name: string) => `${name} ne pourra plus faire de mouvement d’argent ni choisir qui est administrateur.`,
  },
  makeYourselfText: 'Vous ne verrez plus cette page, et seul un autre super administrateur pourra revenir en arrière.',
  made: {
    super_admin: (name: string) => `${name} : désormais super administrateur`,
    admin: (name: string) => `${name} : désormais administrateur`,
  },
  resetSecondStep: 'Réinitialiser la deuxième étape',
  resetQuestion: (name: string) => `Réinitialiser la deuxième étape : ${name} ?`,
  resetText: (name: string) => `Ne le faites que si vous avez la certitude que la demande vient bien de ${name}. Son mot de passe suffira pour se connecter, et toutes ses sessions sont fermées maintenant.`,
  wasReset: (name: string) => `${name} : deuxième étape désactivée`,
  removeQuestion: (name: string) => `Retirer ${name} ?`,
  removeText: (name: string) => `Toutes les sessions de ${name} sont fermées aussitôt, et plus aucune connexion n’est possible. Ce qui a été fait reste dans le journal.`,
  removeYourself: 'Vous retirer ?',
  removeYourselfText: 'Toutes vos sessions sont fermées aussitôt, et vous ne pouvez plus vous connecter. Ce qui a été fait reste dans le journal.',
  removed: (name: string) => `${name} : accès retiré`,
} satisfies Translated<typeof en>;
