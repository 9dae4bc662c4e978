import type { InfoSlug } from './info-pages.ts';

/** The meta description of each information page (spec 2: info pages). */
export const infoDescriptions: Readonly<Record<InfoSlug, string>> = {
  about: 'A marketplace for boat trips around Sint Maarten: tours by the seat and private charters by the day, sailed by local captains.',
  'how-it-works': 'From finding a boat to setting sail: how to choose a tour or a charter, the two ways to pay, and what you get by mail.',
  'trust-and-safety': 'What captains agree to, who decides at sea, how children are looked after, and how your money and your data are kept safe.',
  'help-center': 'Answers about booking, paying, changing and sailing, and where to ask for more.',
  contact: 'How to reach the people behind the site: for bookings, for captains, for everything else.',
  accessibility: 'Which guidelines for accessible pages we follow, what works with keyboards and screen readers, and what does not work yet.',
  'operator-resources': 'For captains: how to create an account, list a boat, set prices and times, and get your first bookings in Sint Maarten.',
  'partner-program': 'For hotels, villas, concierges and agents: how to link to boats, book for your guests, and agree on a commission.',
  'payments-and-payouts': 'How guests pay for boat trips, what a captain earns from each of them, and how and when captains are paid out.',
  'taxes-and-receipts': 'What is in the total you pay, which receipts you get, and which records captains find in their dashboard.',
  'terms-of-service': 'The rules for using this site, in plain words, for visitors and captains.',
  'booking-terms': 'When a boat trip counts as booked, how long places are held, what is added to the price, and what happens on the day.',
  'operator-agreement': 'What captains agree to when they offer boats here: licence, insurance, safety, bookings, and being paid.',
  'referral-terms': 'There is no referral program at the moment: how you may share links, and how commissions by agreement would count.',
  'privacy-policy': 'What we store about visitors and captains, why, for how long, and who sees it. No tracking, no advertising cookies.',
  'cookie-policy': 'Every cookie and everything else your browser keeps for this site, what it is for, and when it is gone. None of it tracks you.',
  'data-rights-center': 'How to see, correct, take along or delete what we store about you, wherever you live, and how soon we answer.',
  'messaging-consent': 'Which mails you get from us about a booking, which need your consent first, and how to take that consent back.',
  'refunds-cancellations-weather': 'When you get your money back for a boat trip: bad weather, a captain who cancels, a guest who cancels, and late payments.',
  'insurance-liability': 'Who is insured for what on a boat trip, who answers for the trip and for the booking, and what to do if something happens.',
  'acceptable-use': 'What guests and captains must not do on this site, and what follows when somebody does it all the same.',
  'content-ip-dmca': 'Who owns the photos, texts and drawings on this site, and how to tell us if something of yours is used without permission.',
  'security-overview': 'How card details, bookings, accounts and stored data are protected, and how to tell us of a weakness you found.',
};
