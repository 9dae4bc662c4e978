import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-documents.en.ts';

export default {
  notLoaded: 'Impossible de charger vos documents',
  why: 'Nous disons aux passagers que nos capitaines sont vérifiés et assurés ; c’est pourquoi un membre de notre équipe vérifie vos papiers. Les passagers ne les voient jamais : les pages de vos bateaux indiquent seulement depuis quand les deux sont vérifiés.',
  listedUntil: (day: string) => `Les bateaux que vous publiez restent en ligne, en l’état actuel, jusqu’au ${day}.`,
  open: 'Ouvrir vos documents',

  kinds: { licence: 'Permis de capitaine', insurance: 'Assurance du bateau' },
  kindsOf: { licence: 'votre permis de capitaine', insurance: 'l’assurance de votre bateau' },
  standings: {
    missing: 'Manquant',
    awaiting: 'En cours de vérification',
    accepted: 'Accepté',
    refused: 'Refusé',
    expired: 'Expiré',
  },

  goodUntil: (day: string, checked: string) => `Valable jusqu’au <b>${day}</b>. Vérifié le ${checked}.`,
  wasGoodUntil: (day: string, checked: string) => `N’était valable que jusqu’au <b>${day}</b>. Vérifié le ${checked}.`,
  notAccepted: (day: string) => `Ce que vous avez envoyé le ${day} n’a pas été accepté :`,
  sentOn: (day: string, until: string) => `Envoyé le ${day}, valable jusqu’au ${until}. Un membre de notre équipe le vérifie, et vous recevez un e-mail.`,
  sendAnother: 'En envoyer un autre à la place',
  sendNewer: 'Envoyer un document plus récent',
  downloadAccepted: (kind: string) => `Télécharger le document accepté : ${kind}`,
  downloadSent: (kind: string) => `Télécharger le document envoyé : ${kind}`,

  choose: 'Veuillez choisir un document.',
  tooLarge: (most: number) => `Ce fichier est trop volumineux. Un document peut peser ${most} Mo au maximum.`,
  fileOf: {
    licence: 'Fichier de votre permis de capitaine',
    insurance: 'Fichier de l’assurance de votre bateau',
  },
  fileHint: (most: number) => `PDF, JPEG ou PNG, ${most} Mo au maximum. Tout ce qui y figure doit être lisible.`,
  expiryHint: 'Le dernier jour de validité, tel qu’il y figure.',
  send: 'Envoyer pour vérification',
  sent: 'Document envoyé',
  sentText: 'Nous le vérifions et vous écrivons.',
  notSent: 'Non envoyé',
  unreachable: 'Impossible de joindre le serveur. Veuillez réessayer.',

  notListed: 'Vos bateaux ne sont pas en ligne',
  notListedText: (papers: string) => `Envoyez ${papers}. Une fois votre envoi vérifié, les bateaux que vous publiez sont en ligne.`,
  checking: 'Vos documents sont en cours de vérification',
  checkingText: 'Vos bateaux sont en ligne dès que les deux sont acceptés. Vous recevez un e-mail.',
  pleaseSend: (papers: string) => `Veuillez envoyer ${papers}`,
  pleaseSendText: (day: string) => `Vos bateaux restent en ligne jusqu’au ${day}. Ensuite, ils sont remis en ligne dès que nous avons vérifié votre envoi.`,
  runsOut: (papers: string) => `Expire bientôt : ${papers}`,
  runOut: (papers: string) => `Expirent bientôt : ${papers}`,
  runsOutText: (day: string) => `Envoyez le nouveau document avant le ${day}. Il est vérifié pendant que l’ancien compte encore.`,
  endsOn: {
    licence: (day: string) => `Votre permis de capitaine expire le ${day}`,
    insurance: (day: string) => `L’assurance de votre bateau expire le ${day}`,
  },
  endedOn: {
    licence: (day: string) => `Votre permis de capitaine a expiré le ${day}`,
    insurance: (day: string) => `L’assurance de votre bateau a expiré le ${day}`,
  },
  bookedAfter: (trips: number, first: string) => plural('fr', trips, { one: `1 sortie est réservée après cette date, le ${first}.`, other: `${trips} sorties sont réservées après cette date, la première le ${first}.` }),
  sendNewOne: 'Envoyez-nous le nouveau document.',
  newOneChecked: 'Nous vérifions le nouveau document.',
} satisfies Translated<typeof en>;
