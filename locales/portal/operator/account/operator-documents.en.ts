import { plural } from '../../../plural.ts';

/** Operators' documents and their required actions. */
export default {
  notLoaded: 'We couldn’t load your documents',
  why: 'We promise guests verified, insured captains, so our team checks your documents. Guests never see the files, only the date we verified them.',
  listedUntil: (day: string) => `Your published boats stay listed until ${day}.`,
  open: 'Open your documents',

  kinds: { licence: 'Captain’s license', insurance: 'Boat insurance' },
  /** In the middle of a sentence, after `your`. */
  kindsOf: { licence: 'captain’s license', insurance: 'boat insurance' },
  standings: {
    missing: 'Missing',
    awaiting: 'Being checked',
    accepted: 'Accepted',
    refused: 'Not accepted',
    expired: 'Expired',
  },

  goodUntil: (day: string, checked: string) => `Valid until <b>${day}</b>. Checked on ${checked}.`,
  wasGoodUntil: (day: string, checked: string) => `It was valid until <b>${day}</b>. Checked on ${checked}.`,
  notAccepted: (day: string) => `We couldn’t accept the document you sent on ${day}:`,
  sentOn: (day: string, until: string) => `Sent on ${day}, valid until ${until}. We’re checking it and will email you.`,
  sendAnother: 'Replace Document',
  sendNewer: 'Send a Newer One',
  downloadAccepted: (kind: string) => `Download the accepted document: ${kind}`,
  downloadSent: (kind: string) => `Download the document you sent: ${kind}`,

  choose: 'Choose a document.',
  tooLarge: (most: number) => `This file is too large. Choose one of up to ${most} MB.`,
  fileOf: { licence: 'Captain’s License File', insurance: 'Boat Insurance File' },
  fileHint: (most: number) => `PDF, JPEG or PNG, up to ${most} MB. Make sure everything on it is readable.`,
  expiryHint: 'The expiration date printed on the document.',
  send: 'Send Document',
  sent: 'Document sent',
  sentText: 'We’ll check it and email you.',
  notSent: 'Not sent',
  unreachable: 'We couldn’t reach the server. Please try again.',

  notListed: 'Your boats are not listed',
  notListedText: (papers: string) => `Send your ${papers}. Your published boats appear on the site once we’ve checked them.`,
  checking: 'We’re checking your documents',
  checkingText: 'Your boats appear on the site once we’ve accepted both. We’ll email you.',
  pleaseSend: (papers: string) => `Send your ${papers}`,
  pleaseSendText: (day: string) => `Your boats stay listed until ${day}. After that, they come back once we’ve checked your documents.`,
  runsOut: (papers: string) => `Your ${papers} expires soon`,
  runOut: (papers: string) => `Your ${papers} expire soon`,
  runsOutText: (day: string) => `Send the new one by ${day}. Your current one stays valid while we check it.`,
  endsOn: {
    licence: (day: string) => `Your captain’s license expires on ${day}`,
    insurance: (day: string) => `Your boat insurance expires on ${day}`,
  },
  endedOn: {
    licence: (day: string) => `Your captain’s license expired on ${day}`,
    insurance: (day: string) => `Your boat insurance expired on ${day}`,
  },
  bookedAfter: (trips: number, first: string) => plural('en', trips, { one: `1 trip is booked after that date, on ${first}.`, other: `${trips} trips are booked after that date, the first on ${first}.` }),
  sendNewOne: 'Send us the new one.',
  newOneChecked: 'We’re checking the new one.',
} as const;
