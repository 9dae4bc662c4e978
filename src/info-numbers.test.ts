import { keepSignUpsMs, keepSpentTokensMs } from 'gotrue/auth-sweep';
import { knownNetworkMs } from 'gotrue/known-networks';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '#contract/operator/operator-api.ts';
import {
  BOOKING_HORIZON_DAYS,
  CALENDAR_HORIZON_MONTHS,
  defaultTimeSlots,
} from '#domain/availability/availability.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { DEFAULT_BUSY_MINUTES } from '#domain/availability/trip-times.ts';
import { FORM_GROUP_CAP } from '#domain/bookings/bookings.ts';
import { groupRanges } from '#domain/boats/boats.ts';
import { CALENDAR_READ_MINUTES, CALENDAR_STALE_MINUTES } from '#domain/availability/busy-times.ts';
import { CHOICE_HOURS, OFFER_DAYS } from '#domain/trip-changes/calling-off.ts';
import { FREE_CANCELLATION_HOURS } from '#domain/trip-changes/cancellations.ts';
import { REQUEST_ANSWER_HOURS } from '#domain/trip-changes/trip-changes.ts';
import { LINK_DAYS } from './server/marketplace/core/trips/trip-links.ts';
import { addDays, formatTime, toInstant } from '#domain/time/days.ts';
import { MAX_FEATURED } from '#domain/search/featured-turns.ts';
import { GRACE_DAYS, MAX_DOCUMENT_BYTES, reminderDays } from '#domain/operators/documents.ts';
import { FEATURE_MONTHS, FEATURE_PRICE_CENTS } from '#domain/search/featuring.ts';
import {
  APPROVAL_HOURS,
  CHECKOUT_HOLD_MINUTES,
  computeReservationEnd,
  UNCONFIRMED_HOURS,
} from '#domain/bookings/hold-ends.ts';
import {
  SESSION_DAYS,
  UNUSED_SESSION_DAYS,
} from './server/platform/settings/sections/auth-settings.ts';
import type { InfoSlug } from '#locales/site/info-pages.ts';
import {
  AT_DOCK_MINUTES,
  BANK_SHOWS_REFUND_WITHIN,
  DATA_ANSWER_DAYS,
  MIN_AGE_TO_BOOK,
} from '#i18n/site/site-texts.ts';
import { formatDollars } from '#domain/money/money.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#domain/boats/photos.ts';
import { SERVICE_FEE_PERCENT } from '#domain/money/pricing.ts';
import { USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
import { MIN_REVIEWS } from '#domain/reviews/ratings.ts';
import { retention } from '#domain/privacy/retention.ts';
import { REVIEW_DAYS } from '#domain/reviews/reviews.ts';
import { infoWords, pagesOfInfo } from '../tests/support/worlds/info-page-text.ts';
import {
  DEVICE_COOKIE,
  ADMIN_COOKIE,
  DEVICE_SECONDS,
} from './server/identity/sessions/admin-context.ts';
import { IDLE_MS, MAX_SESSION_MS } from './server/identity/sessions/admin-sessions.ts';
import { AUTHORISATION_MINUTES } from './server/marketplace/calendars/connection/authorisation-routes.ts';
import { EXPORT_PAST_DAYS as EXPORT_DAYS_KEPT } from './server/marketplace/calendars/exports/export-queries.ts';
import { giveCheckoutKey, rememberKey } from './server/marketplace/checkout/idempotency.ts';
import type { Deps } from './server/platform/dependencies.ts';
import { OFFLINE_DAYS, MAX_OFFLINE_BOOKINGS } from './web/guest/offline/offline-bookings.ts';

const hold = `${CHECKOUT_HOLD_MINUTES} minutes`;
const unconfirmed = `Until you confirm our email, we hold the reservation for ${UNCONFIRMED_HOURS} hours only.`;
const farAhead = hoursToPay(30);
const soon = hoursToPay(0.5);
const answer = `${APPROVAL_HOURS} hours`;
const cancelling = `${FREE_CANCELLATION_HOURS} hours`;
const sayingNo = `${REQUEST_ANSWER_HOURS} hours`;
const fee = `${SERVICE_FEE_PERCENT}%`;
const ahead = `${BOOKING_HORIZON_DAYS} days`;
const beforeDeparture = `${AT_DOCK_MINUTES} minutes before departure`;
const password = `a password of at least ${MIN_PASSWORD_LENGTH} characters`;
const photoSize = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;
const documentSize = `${MAX_DOCUMENT_BYTES / 1024 / 1024} MB`;
const reminders = reminderDays.join(' and ');
const reviewed = `${REVIEW_DAYS} days after`;
const featured = `${formatDollars(FEATURE_PRICE_CENTS).replace('.00', '')} for ${FEATURE_MONTHS} months`;
const [ranges1, ranges2] = groupRanges;
const exampleSearch = '/booking?date=2027-01-15&groupSize=';
const choosing = `have ${CHOICE_HOURS} hours to choose`;
const elsewhere = `on that day or within ${OFFER_DAYS} days after it`;
const coastGuard = 'VHF channel 16';

/** Retention periods as stated on the privacy page: a new one needs an entry. */
const periodsAsTold: Record<keyof typeof retention, string> = {
  guestYears: `requests and messages with a booking: ${retention.guestYears} years after the trip`,
  unpaidDays: `never paid: ${retention.unpaidDays} days after you began it`,
  optInMonths: `Help Me Choose: ${retention.optInMonths} months after you asked`,
  mailMonths: `Which emails we sent, and when: ${retention.mailMonths} months`,
  crewLinkDays: `and ${retention.crewLinkDays} days later nothing is left of it`,
  signInDays: `invitations and failed attempts, ${retention.signInDays} days`,
  auditAddressMonths: `The internet addresses our team worked from, ${retention.auditAddressMonths} months`,
  auditYears: `What they did, ${retention.auditYears} years`,
  documentYears: `insurance: ${retention.documentYears} years after it was replaced or expired`,
  refusedDocumentDays: `One that we rejected: ${retention.refusedDocumentDays} days`,
  leftoverDays: 'To prevent abuse, we count requests by internet address',
  logDays: `Logs of our servers: ${retention.logDays} days`,
  booksYears: `Amounts, dates and boats: at least ${retention.booksYears} years`,
};

/** All statements with a number on each page, built from the code. Names that contain a number are literal. */
const said: Partial<Record<InfoSlug, string[]>> = {
  'how-it-works': [
    `You can book up to ${ahead} ahead`,
    `We hold your seats for ${hold} while you pay`,
    unconfirmed,
    `You have ${farAhead} to pay, or ${soon} if the trip departs within a day`,
    `a service fee of ${fee}`,
    `The captain has ${answer} to confirm`,
    `Arrive ${beforeDeparture}`,
  ],
  'trust-and-safety': [
    coastGuard,
    `until ${reviewed} the trip`,
    `Until a boat has ${MIN_REVIEWS} reviews`,
  ],
  'help-center': [
    `Up to ${ahead}. The calendar shows ${CALENDAR_HORIZON_MONTHS} months`,
    `The booking form goes up to ${FORM_GROUP_CAP};`,
    `${hold} while you pay at checkout`,
    `for ${farAhead}, or for ${soon} if the trip departs within a day`,
    unconfirmed,
    `The captain has ${answer} to confirm`,
    `a service fee of ${fee}`,
    `Cancel up to ${cancelling} before departure for a full refund`,
    `Less than ${cancelling} before departure, the page sends a request to your captain, who has ${answer} to reply`,
    `cancel on your trip page within ${sayingNo}`,
    choosing,
    beforeDeparture,
    `until ${reviewed} the trip`,
  ],
  contact: [coastGuard],
  accessibility: ['Guidelines 2.2', 'the F8 key', '200%', '320 pixels'],
  'messaging-consent': [`${reminders} days before one expires`],
  'operator-resources': [
    `When more than ${MAX_FEATURED} boats are featured`,
    `as PDF, JPEG or PNG, at most ${documentSize}`,
    `${reminders} days before one expires`,
    `have ${GRACE_DAYS} days to send them`,
    password,
    `Start times are ${defaultTimeSlots.map(formatTime).join(' and ')}`,
    `Guests can book up to ${ahead} ahead`,
    `Up to ${MAX_PHOTOS} photos for each boat, each up to ${photoSize}`,
    `keep the boat free for ${DEFAULT_BUSY_MINUTES / 60} hours`,
    `before departure we check: ${USUAL_DECISION_HOURS}, unless you change it`,
    `every ${CALENDAR_READ_MINUTES} minutes`,
    `more than ${CALENDAR_STALE_MINUTES} minutes old`,
    `You have ${answer} to confirm or decline`,
    `trips stay for ${EXPORT_DAYS_KEPT} days after they end`,
    `From ${MIN_REVIEWS} reviews on`,
    `with the service fee of ${fee}`,
    featured.replace(' for ', ' a boat shows on the home page for '),
    choosing,
    elsewhere,
  ],
  'partner-program': [
    `${exampleSearch}${ranges2}`,
    `for ${farAhead}, or for ${soon} if the trip departs within a day`,
    unconfirmed,
  ],
  'payments-and-payouts': [
    `hold the seats for ${hold}`,
    `has ${farAhead} to pay, or ${soon} if the trip departs within a day`,
    unconfirmed.replace('you confirm', 'the guest confirms'),
    `a service fee of ${fee}`,
    `confirms within ${answer}, and before departure`,
    `Featuring a boat costs ${featured}`,
  ],
  'taxes-and-receipts': [`a service fee of ${fee}`],
  'terms-of-service': [`You must be ${MIN_AGE_TO_BOOK} or older to book`],
  'booking-terms': [
    `hold your seats for ${hold} while you pay`,
    `You have ${farAhead} to pay, or ${soon} if the trip departs within a day`,
    unconfirmed,
    `The captain has ${answer} to confirm or decline`,
    `a service fee of ${fee}`,
    `Be at the dock ${beforeDeparture}`,
    `Up to ${cancelling} before departure you can do this on your own`,
    `does not agree within ${answer}, the trip stays as it is`,
    choosing,
    elsewhere,
  ],
  'operator-agreement': [
    password,
    `${MAX_PHOTOS} photos at most, each up to ${photoSize}`,
    `you have ${answer} to confirm or decline`,
    `feature a boat for ${featured}`,
    `At most ${MAX_FEATURED} boats show there on one day`,
    choosing,
  ],
  'referral-terms': [`${exampleSearch}${ranges1}`],
  'privacy-policy': [
    `until ${EXPORT_DAYS_KEPT} days after the trip`,
    `without a password, until ${LINK_DAYS} days after the trip`,
    `The captain has ${answer}`,
    `we remember for ${daysOf(knownNetworkMs)} which network the captain signed in from`,
    `the networks they signed in from, ${daysOf(knownNetworkMs)}`,
    `a sign-up that was never confirmed, ${daysOf(keepSignUpsMs)}`,
    `used session keys, ${daysOf(keepSpentTokensMs)}`,
    `The link to your trip: ${LINK_DAYS} days after the trip`,
    ...Object.values(periodsAsTold),
    `for ${daysOf(DAY_MS * SESSION_DAYS)} at most, and for ${daysOf(DAY_MS * UNUSED_SESSION_DAYS)} without coming back`,
    `ends after ${hoursOf(MAX_SESSION_MS)}, or after ${hoursOf(IDLE_MS)} without activity`,
  ],
  'cookie-policy': [
    `It lasts ${hoursOf(24 * HOUR_MS)}`,
    `It lasts ${AUTHORISATION_MINUTES} minutes`,
    `for ${hoursOf(MAX_SESSION_MS)} at most`,
    `for ${daysOf(DEVICE_SECONDS * 1000)}`,
    `the pages of your last ${MAX_OFFLINE_BOOKINGS} bookings`,
    `when ${MAX_OFFLINE_BOOKINGS} later ones are stored`,
    `more than ${OFFLINE_DAYS} days after the trip`,
  ],
  'data-rights-center': [`We answer within ${DATA_ANSWER_DAYS} days`],
  'refunds-cancellations-weather': [
    choosing,
    elsewhere.replace('that', 'your'),
    `up to ${cancelling} before departure you can cancel for a full refund`,
    `${cancelling} or more before departure`,
    `Less than ${cancelling} before`,
    `up to ${cancelling} before departure we refund its part of what you paid`,
    `on your trip page within ${sayingNo}`,
    `The captain has ${answer} to reply`,
    `after ${farAhead}, or after ${soon} when the trip departs within a day`,
    unconfirmed,
    `the captain has ${answer} to confirm`,
    `${hold} later at the latest`,
    `the ${fee} service fee included`,
    `within ${BANK_SHOWS_REFUND_WITHIN}`,
  ],
};

test.each(pagesOfInfo)('the page $slug states the product’s numbers and no others', (page) => {
  const pageText = infoWords(page.slug);
  const phrases = said[page.slug] ?? [];
  for (const phrase of phrases) expect(pageText).toContain(phrase);
  const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, ''), pageText);
  expect(rest.split('\n').filter((line) => /\d/.test(line))).toEqual([]);
});

test('the checkout’s cookies have the names and lifetimes that the cookie policy states', async () => {
  const deps = { site: { publicUrl: 'https://boats.example' }, newId: () => 'a-key' } as Deps;
  const app = new Hono()
    .get('/page', giveCheckoutKey(deps), (context) => context.text('page'))
    .get('/hold', (context) => {
      rememberKey(deps, context, 'a-key');
      return context.text('held');
    });
  const pageText = infoWords('cookie-policy');
  for (const path of ['/page', '/hold']) {
    const given = (await app.request(path)).headers.getSetCookie();
    expect(given.length).toBeGreaterThan(0);
    for (const cookie of given) {
      const [, name, seconds] = /^__Secure-(\w+)=.*Max-Age=(\d+)/.exec(cookie) ?? [];
      const line = pageText.split('\n').find((each) => each.startsWith(`${name}: `));
      expect(line, cookie).toContain(hoursOf(24 * HOUR_MS));
      expect(Number(seconds), cookie).toBe((24 * HOUR_MS) / 1000);
      expect(cookie).toContain('HttpOnly');
    }
  }
  expect(pageText).toContain(`${ADMIN_COOKIE} and ${DEVICE_COOKIE}: `);
});

/** Hours that a new reservation is held, for a trip some days ahead. */
function hoursToPay(daysAhead: number): string {
  const day = '2027-01-15';
  const nowMs = toInstant(day, '09:00');
  const trip = {
    start: addDays(day, Math.floor(daysAhead)),
    time: daysAhead < 1 ? '21:00' : '09:00',
  };
  return hoursOf(computeReservationEnd(nowMs, trip) - nowMs);
}

function hoursOf(ms: number): string {
  return `${ms / HOUR_MS} hours`;
}

function daysOf(ms: number): string {
  return `${ms / DAY_MS} days`;
}
