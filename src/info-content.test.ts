import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { SERVICE_FEE_PERCENT } from '#domain/money/pricing.ts';
import { type BookingMailKind } from '#domain/bookings/mail-kinds.ts';
import history from '#locales/portal/admin/records/booking-history.en.ts';
import { readInfoText } from '#i18n/site/info-texts.ts';
import { ERASED_GUEST } from '#domain/privacy/erasure.ts';
import {
  infoSource,
  infoWords,
  linksOfInfo,
  pagesOfInfo as pages,
} from '../tests/support/worlds/info-page-text.ts';

it('the 23 information pages and the text files match one to one', () => {
  const files = readdirSync('content').filter((name) => /^[\w-]+\.txt$/.test(name));
  expect(files.toSorted()).toEqual(pages.map(({ slug }) => `${slug}.txt`).toSorted());
});

describe.each(pages)('$slug', ({ slug, title }) => {
  const text = readInfoText(infoSource(slug));

  it('the page begins with its title and a date, and has sections', () => {
    expect(infoSource(slug).split('\n')[0]).toBe(`# ${title}`);
    expect(text.lastUpdated).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(text.contents.length).toBeGreaterThan(2);
  });

  it('the page contains only markup that it can render', () => {
    // Two cookies have an underscore in their names.
    expect(infoWords(slug).replace(/admin_(session|device)/g, '')).not.toMatch(/\*|_|\]\(|^#|`/m);
  });

  it('the page links only to pages that exist', () => {
    const known = [
      '/',
      '/booking',
      '/operator',
      '/trips/find',
      '/status',
      '/api',
      ...pages.map((page) => `/info/${page.slug}`),
    ];
    for (const href of linksOfInfo(slug)) expect(known).toContain(href);
  });
});

/** Names of booking mails on the page about mails: a new kind needs an entry. */
const mailsAsTold: Record<BookingMailKind, string> = {
  confirmation: 'the confirmation, with your code',
  reservation: 'for a reservation: what you reserved, the deadline to pay, and the payment link',
  released: 'a reservation expired because it was not paid',
  asked: 'your captain has to confirm first',
  declined: 'your captain declined the trip',
  unanswered: 'or did not reply in time',
  'card-refused': 'your captain confirmed, but your card was declined',
  moved: 'your captain moved the trip',
  cancelled: 'the booking was canceled',
  refund: 'we refund you for another reason',
  dispute: 'a guest’s bank disputes a payment',
  'late-payment': 'a payment came too late',
  'second-payment': 'or twice, and is refunded',
  clash: 'a conflict between your calendar and a sold trip',
  'fewer-guests': 'that you reduced your group',
  'handed-over': 'that the trip was transferred, to you',
  'handed-away': 'or by you',
  corrected: 'a guest corrected their details',
  'trip-link': 'the link to your trip page, when you ask for it again',
  'guest-wrote': 'and what they write to you',
  'change-asked': 'what a guest requests when it is too late to change a trip without you',
  'operator-wrote': 'what your captain writes to the guests of a trip',
  'called-off': 'that your trip was canceled, what you can choose instead and until when',
  'ship-changed': 'your cruise ship has new times, and your trip does not fit them',
  'meeting-point-changed': 'your captain changed where you meet',
  rebooked: 'then what you chose',
  'rebooked-away': 'comes to you or goes to another boat',
  'change-declined': 'your captain declined a change',
  reminder: 'the day before a trip you paid for, what you need',
  'review-asked': 'the day after a trip you paid for, one question: how was your trip?',
  reviewed: 'the review a guest writes after a trip',
  'review-answered': 'your captain replied to your review',
};

test.each(Object.entries(history.mailNames))(
  'the page about emails describes the email "%s" (%s)',
  (kind) => {
    expect(infoWords('messaging-consent')).toContain(mailsAsTold[kind as BookingMailKind]);
  },
);

/** Pages that explain booking. */
test.each([
  ['booking-terms', 'Your bank only holds the amount on it'],
  ['how-it-works', 'Your bank only holds the amount on your card.'],
  ['help-center', 'your bank only holds the amount on your card'],
  ['refunds-cancellations-weather', 'your bank only holds the amount on your card'],
  ['payments-and-payouts', 'The guest’s bank only holds the amount on the card'],
  ['privacy-policy', 'your bank only holds the amount on your card'],
  ['operator-resources', 'the price is only held on the guest’s card'],
])(
  '%s says that the bank only holds the amount until the captain confirms: %s',
  (slug, expected) => {
    expect(infoWords(slug)).toContain(expected);
  },
);

/** Pages that explain what guests can change themselves. */
test.each([
  ['refunds-cancellations-weather', 'See or Change Your Trip'],
  ['refunds-cancellations-weather', 'Find your booking'],
  ['help-center', 'press Cancel Trip'],
  ['booking-terms', 'move to another departure of the boat at the price you paid'],
  ['how-it-works', 'change the date, transfer the trip or cancel it, without an account'],
  ['privacy-policy', 'We store only a hash of it'],
  ['cookie-policy', 'your trip page included'],
])('%s says what guests can do on their trip page: %s', (slug, expected) => {
  expect(infoWords(slug)).toContain(expected);
  expect(infoWords(slug)).not.toMatch(/no cancel button|no button for it/);
});

test.each([
  ['messaging-consent', 'We get an email when something needs a person'],
  ['messaging-consent', 'when your boats leave the listing without them'],
  ['trust-and-safety', 'If it shows no date, we haven’t verified both yet'],
  ['help-center', 'To see whether everything works right now, check the status page'],
  ['contact', 'if something went wrong, quote the reference'],
])('%s says how problems are reported and shown: %s', (slug, expected) => {
  expect(infoWords(slug)).toContain(expected);
});

/** Pages that explain payments to operators. */
test.each([
  ['operator-resources', 'press Add Booking on the day’s page'],
  ['operator-resources', `with the service fee of ${SERVICE_FEE_PERCENT}%. You are paid for it`],
  ['operator-agreement', 'whom you book directly and who pay you in cash or another way'],
  ['payments-and-payouts', 'no fee, no payout, no refund by us'],
  ['refunds-cancellations-weather', 'your captain refunds you in full'],
  ['trust-and-safety', 'Guests who paid their captain directly can’t'],
  ['privacy-policy', 'A captain who makes a direct booking for you'],
  ['messaging-consent', 'A captain who makes a direct booking for you'],
])('%s explains manual bookings: %s', (slug, expected) => {
  expect(infoWords(slug)).toContain(expected);
});

test.each([
  ...['checkout', 'calendar-connect', 'admin_session', 'admin_device'],
  ...['selectedBoat', 'completedBooking', 'paymentOpenedFor', 'checkoutKey', 'reservationKey'],
  ...['reloadedFor', 'admin', 'day-owner', 'boarding', 'languageOfferClosed'],
])('the cookie policy explains what browsers store as %s', (name) => {
  expect(infoWords('cookie-policy')).toMatch(new RegExp(`^(.+ and )?${name}( and .+)?: `, 'm'));
});

test.each([
  ['privacy-policy', 'your name, the boat, the time, your group size and the booking code'],
  ['privacy-policy', 'through our calendar service, Nylas'],
  ['privacy-policy', 'If you add a trip to Google Wallet, we store the pass at Google'],
  ['privacy-policy', 'The only script of another company is Stripe’s'],
  ['cookie-policy', 'may load a script of Stripe'],
  [
    'security-overview',
    'except where captains pay by card: there the payment provider’s own script may be loaded',
  ],
])('%s says which other companies are involved: %s', (slug, expected) => {
  expect(infoWords(slug)).toContain(expected);
});

test('the contact page makes no promise that an installation without a support address cannot keep', () => {
  expect(infoWords('contact')).not.toMatch(/day and night|we answer|we read|same address/i);
});

test.each([
  ['privacy-policy', `Then ${ERASED_GUEST} takes their place`],
  ['data-rights-center', `under ${ERASED_GUEST}`],
  ['data-rights-center', 'a trip ahead of you, a refund on its way to you'],
  ['data-rights-center', 'once your last booked trip is over and you have been paid'],
])('%s explains the erasure of personal data: %s', (slug, expected) => {
  expect(infoWords(slug)).toContain(expected);
});
