import type { Translated } from '../../../translated.ts';
import type en from './admin-roster.en.ts';

export default {
  table: 'Administrateurs',
  invite: 'Inviter un administrateur',
  intro: 'Un super administrateur peut tout faire ici. Un administrateur voit tout et s’occupe des bateaux, des opérateurs et des passagers, mais ne peut ni déplacer d’argent ni gérer les administrateurs.',
  failed: 'Impossible de charger les administrateurs',
  role: 'Rôle',
  standing: 'État du compte',
  on: 'Activée',
  off: 'Désactivée',
  lastSeen: 'Dernière activité',
  never: 'Jamais',
  standings: { active: 'Actif', invited: 'Invité', lapsed: 'Invitation expirée' },
  you: 'Vous',
  inviteText: (hours) => `Nous lui envoyons un lien par e-mail pour choisir un mot de passe. Il ne sert qu’une fois, pendant ${hours} heures.`,
  sendInvitation: 'Envoyer l’invitation',
  sent: 'Invitation envoyée',
  sentText: (email: string) => `Le lien est en route vers ${email}.`,

  inviteAgain: 'Inviter de nouveau',
  inviteAgainQuestion: (name: string) => `Inviter ${name} de nouveau ?`,
  inviteAgainText: (email: string) => `Nous envoyons un nouveau lien à ${email}. Le précédent ne fonctionne plus.`,
  make: { super_admin: 'Nommer super administrateur', admin: 'Nommer administrateur' },
  makeQuestion: {
    super_admin: (name: string) => `Nommer ${name} super administrateur ?`,
    admin: (name: string) => `Nommer ${name} administrateur ?`,
  },
  makeYourselfAdmin: 'Devenir simple administrateur ?',
  makeText: {
    super_admin: (name: string) => `${name} pourra déplacer de l’argent et gérer les administrateurs, comme vous.`,
    admin: (name: string) => `${name} ne pourra plus déplacer d’argent ni gérer les administrateurs.`,
  },
  makeYourselfText: 'Vous ne verrez plus cette page, et seul un autre super administrateur pourra revenir en arrière.',
  made: {
    super_admin: (name: string) => `${name} : désormais super administrateur`,
    admin: (name: string) => `${name} : désormais administrateur`,
  },
  resetSecondStep: 'Réinitialiser la deuxième étape',
  resetQuestion: (name: string) => `Réinitialiser la deuxième étape : ${name} ?`,
  resetText: (name: string) => `Ne le faites que si ${name} l’a vraiment demandé. Ensuite, son mot de passe suffit. Nous fermons toutes ses sessions.`,
  wasReset: (name: string) => `${name} : deuxième étape désactivée`,
  removeQuestion: (name: string) => `Retirer ${name} ?`,
  removeText: (name: string) => `Nous fermons aussitôt toutes ses sessions, et ${name} ne peut plus se connecter. Ses actions restent dans le journal.`,
  removeYourself: 'Vous retirer ?',
  removeYourselfText: 'Nous fermons aussitôt toutes vos sessions, et vous ne pouvez plus vous connecter. Vos actions restent dans le journal.',
  removed: (name: string) => `${name} : accès retiré`,
} satisfies Translated<typeof en>;
