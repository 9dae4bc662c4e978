import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-documents.en.ts';

export default {
  title: 'Documents',
  filter: 'Filtrer les documents',
  captain: 'Capitaine',
  show: 'Afficher',
  toCheck: 'À vérifier',
  accepted: 'Accepté',
  refused: 'Refusé',
  uncovered: 'Sorties après la fin',
  replaced: 'Remplacé',
  explanation:
    'Regardez d’abord le fichier : le nom du capitaine, ce que le document autorise ou couvre, et jusqu’à quand. Les bateaux d’un capitaine sont en ligne tant que les deux documents sont valables. Chaque consultation est au journal d’audit.',
  one: 'document',
  many: 'documents',
  none: 'Aucun document ici',
  noneText: 'Ce que les capitaines envoient figure ici, du plus ancien au plus récent.',
  kinds: { licence: 'Permis de capitaine', insurance: 'Assurance du bateau' },
  document: 'Document',
  sent: 'Envoyé',
  goodUntil: 'Valable jusqu’au',
  file: 'Fichier',
  check: 'Vérification',
  noneBefore: 'aucun n’est encore accepté',
  theOneBefore: (day: string) => `le précédent : ${day}`,
  tripsAfter: (trips: number, first: string) =>
    plural('fr', trips, {
      one: `1 sortie payée après cette date, le ${first}`,
      other: `${trips} sorties payées après cette date, la première le ${first}`,
    }),
  shownOtherwise: 'Présenté autrement',
  download: 'Télécharger',
  documentOf: (document: string, captain: string) => `${document}, ${captain}`,
  accept: 'Accepter',
  refuse: 'Refuser',
  acceptDocument: (document: string) => `Accepter : ${document}`,
  refuseDocument: (document: string) => `Refuser : ${document}`,
  byAdmin: (admin: string) => `par ${admin}`,

  documentAccepted: 'Document accepté',
  acceptTitles: {
    licence: (captain: string) => `Accepter le permis de capitaine : ${captain} ?`,
    insurance: (captain: string) => `Accepter l’assurance du bateau : ${captain} ?`,
  },
  acceptText:
    'Vous l’avez regardé : il est bien à ce capitaine et vaut pour des sorties avec des passagers payants. Le capitaine reçoit un e-mail. Dès que les deux documents sont valables, ses bateaux publiés sont en ligne, avec la mention qu’ils sont vérifiés.',
  saving: 'Enregistrement…',
  goodUntilThere: 'Valable jusqu’au (date du document)',
  refuseTitles: {
    licence: (captain: string) => `Refuser le permis de capitaine : ${captain} ?`,
    insurance: (captain: string) => `Refuser l’assurance du bateau : ${captain} ?`,
  },
  documentRefused: 'Document refusé',
  refuseAcceptedText:
    'Il était accepté et ne compte plus à partir de maintenant. Sans les deux documents, les bateaux du capitaine quittent la liste. Le capitaine reçoit le motif par e-mail et peut en envoyer un autre.',
  refuseText:
    'Le capitaine reçoit le motif par e-mail et peut envoyer un autre document. Celui qui était accepté avant compte jusqu’à son échéance.',
} satisfies Like<typeof en>;
