import { plural } from '../../../plural.ts';

/** Captains' licences and insurances, and their check. */
export default {
  title: 'Documents',
  filter: 'Filter documents',
  captain: 'Captain',
  show: 'Show',
  toCheck: 'To check',
  accepted: 'Accepted',
  refused: 'Refused',
  uncovered: 'Trips after the end',
  replaced: 'Replaced',
  explanation:
    'Look at the file first: the captain’s name, what it allows or covers, and until when. A captain’s boats are listed while both documents are good. Every look is in the audit log.',
  one: 'document',
  many: 'documents',
  none: 'No documents here',
  noneText: 'What captains send is listed here, oldest first.',
  kinds: { licence: 'Captain’s licence', insurance: 'Boat insurance' },
  document: 'Document',
  sent: 'Sent',
  goodUntil: 'Good until',
  file: 'File',
  check: 'Check',
  noneBefore: 'none is accepted yet',
  theOneBefore: (day: string) => `the one before: ${day}`,
  tripsAfter: (trips: number, first: string) =>
    plural('en', trips, {
      one: `1 paid trip after it, on ${first}`,
      other: `${trips} paid trips after it, the first on ${first}`,
    }),
  shownOtherwise: 'Shown otherwise',
  download: 'Download',
  documentOf: (document: string, captain: string) => `${document} of ${captain}`,
  accept: 'Accept',
  refuse: 'Refuse',
  acceptDocument: (document: string) => `Accept: ${document}`,
  refuseDocument: (document: string) => `Refuse: ${document}`,
  byAdmin: (admin: string) => `by ${admin}`,

  documentAccepted: 'Document accepted',
  acceptTitles: {
    licence: (captain: string) => `Accept the captain’s licence of ${captain}?`,
    insurance: (captain: string) => `Accept the boat insurance of ${captain}?`,
  },
  acceptText:
    'You have looked at it: it is theirs, and it is for trips with paying guests. The captain is mailed. Once both documents are good, their published boats are listed and say that they are checked.',
  saving: 'Saving...',
  goodUntilThere: 'Good until, as it stands on the document',
  refuseTitles: {
    licence: (captain: string) => `Refuse the captain’s licence of ${captain}?`,
    insurance: (captain: string) => `Refuse the boat insurance of ${captain}?`,
  },
  documentRefused: 'Document refused',
  refuseAcceptedText:
    'It was accepted, and counts no more from now on. Without both documents, the captain’s boats leave the listing. The captain is mailed the reason and can send another one.',
  refuseText:
    'The captain is mailed the reason and can send another one. One that was accepted before goes on counting until it runs out.',
} as const;
