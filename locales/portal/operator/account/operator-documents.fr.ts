import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-documents.en.ts';

export default {
  notLoaded: 'Impossible de charger vos documents',
  why: 'Nous promettons aux passagers des capitaines vérifiés et assurés : notre équipe contrôle donc vos documents. Les passagers ne voient jamais les fichiers, seulement la date de vérification.',
  listedUntil: (day: string) => `Vos bateaux publiés restent en ligne jusqu’au ${day}.`,
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
  notAccepted: (day: string) => `Nous n’avons pas pu accepter le document envoyé le ${day} :`,
  sentOn: (day: string, until: string) => `Envoyé le ${day}, valable jusqu’au ${until}. Nous le vérifions et vous écrirons par e-mail.`,
  sendAnother: 'Remplacer le document',
  sendNewer: 'Envoyer un document plus récent',
  downloadAccepted: (kind: string) => `Télécharger le document accepté : ${kind}`,
  downloadSent: (kind: string) => `Télécharger le document envoyé : ${kind}`,

  choose: 'Choisissez un document.',
  tooLarge: (most: number) => `Ce fichier est trop volumineux. Choisissez un fichier de ${most} Mo au maximum.`,
  fileOf: {
    licence: 'Fichier de votre permis de capitaine',
    insurance: 'Fichier de l’assurance de votre bateau',
  },
  fileHint: (most: number) => `PDF, JPEG ou PNG, ${most} Mo au maximum. Tout doit être lisible.`,
  expiryHint: 'La date d’expiration imprimée sur le document.',
  send: 'Envoyer le document',
  sent: 'Document envoyé',
  sentText: 'Nous le vérifions et vous écrirons par e-mail.',
  notSent: 'Non envoyé',
  unreachable: 'Impossible de joindre le serveur. Veuillez réessayer.',

  notListed: 'Vos bateaux ne sont pas en ligne',
  notListedText: (papers: string) => `Envoyez ${papers}. Vos bateaux publiés apparaissent sur le site une fois ces documents vérifiés.`,
  checking: 'Nous vérifions vos documents',
  checkingText: 'Vos bateaux apparaissent sur le site une fois les deux documents acceptés. Nous vous écrirons par e-mail.',
  pleaseSend: (papers: string) => `Envoyez ${papers}`,
  pleaseSendText: (day: string) => `Vos bateaux restent en ligne jusqu’au ${day}. Ensuite, ils reviennent une fois vos documents vérifiés.`,
  runsOut: (papers: string) => `Expire bientôt : ${papers}`,
  runOut: (papers: string) => `Expirent bientôt : ${papers}`,
  runsOutText: (day: string) => `Envoyez le nouveau document au plus tard le ${day}. L’actuel reste valable pendant la vérification.`,
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
