import { plural } from '../../plural.ts';

/** What captains are told of their boats, their account, their documents and their money. */
export default {
  hello: (name: string) => `Hello ${name},`,
  questions: (address: string) => `Questions? ${address}.`,
  reason: 'Reason',
  featuredUntil: 'Featured until',
  boat: 'Boat',
  seeBoats: 'See your boats',
  lengthsAsked: 'How long do your trips take?',
  lengthsAskedShort: 'Guests see no return time for your boats yet.',
  lengthsAskedText: (boats: string) => `These boats have no trip length: ${boats}.`,
  withoutLength:
    'Without it, guests see no return time and don’t find the boat when they search by length. Guests who arrive by cruise ship don’t see its trips at all.',
  giveLength: 'Open each boat and enter the trip length under Details. We ask only this once.',
  toDashboard: 'Go to your dashboard',
  unpublished: (boat: string) => `${boat} was taken off the site`,
  unpublishedShort: 'It is a draft now. What is booked stays booked.',
  unpublishedText: (boat: string) =>
    `We took ${boat} off the site, for the reason below. Guests can neither find nor book it, and it is a draft on your dashboard.`,
  soldTripsStand: 'Trips that are sold stand: please sail them.',
  publishAgain: 'Once you have put it right, you can publish it again.',
  featured: (boat: string) => `${boat} is featured`,
  featuredShort: 'On our home page, at no charge.',
  featuredText: (boat: string) =>
    `We feature ${boat} on our home page while it is published, at no charge.`,
  featureEnded: (boat: string) => `${boat} is no longer featured`,
  featureEndedShort: 'We ended it before its time.',
  featureEndedText: (boat: string) =>
    `We ended the featuring of ${boat} before its time, for the reason below.`,
  suspended: 'Your captain’s account is suspended',
  suspendedShort: 'Your boats are off the site. What is paid stays paid.',
  suspendedText:
    'We suspended your captain’s account, for the reason below. Your boats are off the site, and you cannot sign in.',
  paidTripsStand: 'Trips that guests have paid for stand for now: we will write to you about them.',
  reinstated: 'Your captain’s account is open again',
  reinstatedShort: 'Your boats are back on the site.',
  reinstatedText:
    'Your captain’s account is open again. Boats that were published are back on the site. Please sign in anew.',
  receipt: (boat: string) => `Receipt: ${boat} is featured`,
  receiptShort: (price: string) => `${price} for 6 months.`,
  receiptText: (boat: string) =>
    `Thank you. We received your payment, and ${boat} is featured on our home page while it is published.`,
  paidFor: 'Paid for',
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  paidOn: 'Paid on',
  payment: 'Payment',
  total: 'Total',
  endsByItself: (address: string) =>
    `It ends by itself; you can renew it at any time. Questions? ${address}.`,
  featureRefunded: (back: string, boat: string) => `Refund of ${back}: featuring of ${boat}`,
  featureRefundedText: (back: string, paid: string, boat: string) =>
    `We refunded ${back} of the ${paid} that you paid to have ${boat} featured. It goes to the card you paid with; your bank usually shows it within 5 to 10 days.`,
  featureRefundFailed: (back: string, boat: string) =>
    `Your bank returned our refund of ${back}: featuring of ${boat}`,
  featureRefundFailedText: (back: string) =>
    `Your bank could not take our refund of ${back} and sent it back to us. Please write to us how we can reach you with it.`,
  staysFeatured: (boat: string, day: string) => `${boat} is featured until ${day}.`,
  noLongerFeatured: (boat: string) => `${boat} is no longer featured.`,
  paidOut: (amount: string, month: string) => `Paid out: ${amount} for ${month}`,
  paidOutText: (amount: string, month: string) => `We paid you ${amount} for trips of ${month}.`,
  takenBack: (amount: string, month: string) => `Payout taken back: ${amount} for ${month}`,
  takenBackText: (amount: string, month: string) =>
    `We had recorded that we paid you ${amount} for trips of ${month}. That payment did not happen, so we took the record back: the amount is owed to you again.`,
  paidHow: (method: string, reference: string) => `${method}, reference ${reference}.`,
  methods: { paypal: 'PayPal', bank_wire: 'Bank wire', cash: 'Cash' },
  amount: 'Amount',
  forTripsOf: 'For trips of',
  method: 'Method',
  takenBackOn: 'Taken back on',
  reference: 'Reference',
  seeStatement: 'See your statement',
  questionsQuoting: (address: string, reference: string) =>
    `Questions? ${address} (please quote ${reference}).`,
  documents: { licence: 'captain’s licence', insurance: 'boat insurance' },
  openDocuments: 'Open your documents',
  goodUntil: 'Good until',
  accepted: (document: string) => `Your ${document} is accepted`,
  acceptedShort: (day: string) => `It is good until ${day}.`,
  acceptedText: (document: string) =>
    `We have checked your ${document}, and it is accepted. We write to you 30 and 7 days before it runs out.`,
  bothGood:
    'Both your documents are good: boats that you publish are listed, and their pages say so.',
  stillChecked: (documents: string) => `Your ${documents} is still being checked.`,
  stillMissing: (documents: string) => `Your ${documents} is still missing: please send it, too.`,
  refused: (document: string) => `Your ${document} could not be accepted`,
  refusedShort: 'Please send another one.',
  refusedText: (document: string) =>
    `We looked at your ${document} and could not accept it, for the reason below. Please send another one.`,
  runsOut: (document: string, day: string) => `Your ${document} runs out on ${day}`,
  runsOutShort: 'Please send the new one in time.',
  runsOutText: (document: string, day: string) =>
    `Your ${document} is good until ${day}. Please send the new one before: the day after, your boats leave the listing until it is checked.`,
  uncovered: (document: string, trips: number) =>
    plural('en', trips, {
      one: `A trip is booked after the end of your ${document}`,
      other: `${trips} trips are booked after the end of your ${document}`,
    }),
  uncoveredText: (document: string, day: string, trips: number) =>
    plural('en', trips, {
      one: `Your ${document} covers trips until ${day}, and guests have paid for a trip after that day.`,
      other: `Your ${document} covers trips until ${day}, and guests have paid for ${trips} trips after that day.`,
    }),
  sendNewDocument:
    'As soon as you have the new one, open your documents and send it: a PDF or a photo is enough. Your current one still counts while we check it.',
  tripsAfterIt: 'Trips after it',
  firstDayAfterIt: 'First of these days',
  soldStaySold: 'Trips that are sold stay sold.',
  pleaseSend: (documents: string, day: string) => `Please send your ${documents} by ${day}`,
  pleaseSendShort: 'We tell guests that our captains are verified and insured.',
  pleaseSendText: (documents: string) =>
    `We tell guests that our captains are verified and insured, so we check it. Please send us your ${documents}: a PDF or a photo of each is enough.`,
  stayListed: (day: string) =>
    `Your boats stay listed until ${day}. After that they come back as soon as we have checked what you send. Trips that are sold stay sold.`,
  unlisted: 'Your boats have left the listing',
  unlistedShort: 'They come back as soon as your documents are checked.',
  unlistedText: (documents: string) =>
    `We have no good ${documents} of yours. So guests can neither find nor book your boats.`,
  and: (one: string, other: string) => `${one} and ${other}`,
  andNo: (one: string, other: string) => `${one} and no good ${other}`,
  comeBack:
    'Trips that are sold stay sold: please sail them. Send us what is missing, and your boats come back by themselves as soon as we have checked it.',
} as const;
