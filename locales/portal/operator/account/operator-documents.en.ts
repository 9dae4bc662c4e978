import { plural } from '../../../plural.ts';

/** Operators' documents and their required actions. */
export default {
  notLoaded: 'Your documents could not be loaded',
  why: 'We tell guests that our captains are verified and insured, so one of our people looks at your papers. Guests never see them: your boats’ pages only say since when both are checked.',
  listedUntil: (day: string) => `Boats that you publish are listed, as things are until ${day}.`,
  open: 'Open your documents',

  kinds: { licence: 'Captain’s licence', insurance: 'Boat insurance' },
  /** In the middle of a sentence, after `your`. */
  kindsOf: { licence: 'captain’s licence', insurance: 'boat insurance' },
  standings: {
    missing: 'Missing',
    awaiting: 'Being checked',
    accepted: 'Accepted',
    refused: 'Not accepted',
    expired: 'Run out',
  },

  goodUntil: (day: string, checked: string) => `Good until <b>${day}</b>. Checked on ${checked}.`,
  wasGoodUntil: (day: string, checked: string) => `It was good until <b>${day}</b>. Checked on ${checked}.`,
  notAccepted: (day: string) => `What you sent on ${day} was not accepted:`,
  sentOn: (day: string, until: string) => `Sent on ${day}, good until ${until}. One of our people looks at it, and you get a mail.`,
  sendAnother: 'Send another in its place',
  sendNewer: 'Send a newer one',
  downloadAccepted: (kind: string) => `Download the accepted one: ${kind}`,
  downloadSent: (kind: string) => `Download the one you sent: ${kind}`,

  choose: 'Please choose a document.',
  tooLarge: (most: number) => `This file is too large. A document can be at most ${most} MB.`,
  fileOf: { licence: 'File of your captain’s licence', insurance: 'File of your boat insurance' },
  fileHint: (most: number) => `PDF, JPEG or PNG, at most ${most} MB. Everything on it has to be readable.`,
  expiryHint: 'The last day on which it is good, as it stands there.',
  send: 'Send to be checked',
  sent: 'Document sent',
  sentText: 'We look at it and write to you.',
  notSent: 'Not sent',
  unreachable: 'We could not reach the server. Please try again.',

  notListed: 'Your boats are not listed',
  notListedText: (papers: string) => `Send your ${papers}. Once we have checked what you send, boats that you publish are listed.`,
  checking: 'Your documents are being checked',
  checkingText: 'Your boats are listed as soon as both are accepted. You get a mail.',
  pleaseSend: (papers: string) => `Please send your ${papers}`,
  pleaseSendText: (day: string) => `Your boats stay listed until ${day}. After that they come back as soon as we have checked what you send.`,
  runsOut: (papers: string) => `Your ${papers} runs out soon`,
  runOut: (papers: string) => `Your ${papers} run out soon`,
  runsOutText: (day: string) => `Send the new one before ${day}. What you send is checked while the old one still counts.`,
  endsOn: {
    licence: (day: string) => `Your captain’s licence ends on ${day}`,
    insurance: (day: string) => `Your boat insurance ends on ${day}`,
  },
  endedOn: {
    licence: (day: string) => `Your captain’s licence ended on ${day}`,
    insurance: (day: string) => `Your boat insurance ended on ${day}`,
  },
  bookedAfter: (trips: number, first: string) => plural('en', trips, { one: `1 trip is booked after that day, on ${first}.`, other: `${trips} trips are booked after that day, the first on ${first}.` }),
  sendNewOne: 'Send us the new one.',
  newOneChecked: 'We’re checking the new one.',
} as const;
