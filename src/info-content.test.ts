import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORM_GROUP_CAP } from '#contract/booking-payloads.ts';
import { LEAST_PASSWORD } from '#contract/operator-payloads.ts';
import {
  BOOKING_HORIZON_DAYS,
  CALENDAR_HORIZON_MONTHS,
  defaultTimeSlots,
} from '#domain/availability.ts';
import { FREE_CANCELLATION_HOURS } from '#domain/cancellations.ts';
import { addDays, formatTime, islandInstant } from '#domain/days.ts';
import { FEATURE_MONTHS, FEATURE_PRICE_CENTS } from '#domain/featuring.ts';
import { CHECKOUT_HOLD_MINUTES, reservationEnd } from '#domain/hold-ends.ts';
import { infoPages } from '#domain/info-pages.ts';
import { readInfoText, type InfoPart } from '#domain/info-texts.ts';
import { formatDollars } from '#domain/money.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#domain/photos.ts';
import { SERVICE_FEE_PERCENT } from '#domain/pricing.ts';
import { DAYS_KEPT } from './web/offline/keeping-time.ts';

const pages = Object.values(infoPages).flatMap((group) => [...group]);
const sourceOf = (slug: string) => readFileSync(`content/${slug}.txt`, 'utf8');

it('has a text for each of the 23 pages, and none besides', () => {
  const files = readdirSync('content').filter((name) => !name.startsWith('.'));
  expect(files.toSorted()).toEqual(pages.map(({ slug }) => `${slug}.txt`).toSorted());
});

describe.each(pages)('$slug', ({ slug, title }) => {
  const text = readInfoText(sourceOf(slug));

  it('begins with its title and a date, and says something', () => {
    expect(sourceOf(slug).split('\n')[0]).toBe(`# ${title}`);
    expect(text.lastUpdated).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(text.contents.length).toBeGreaterThan(2);
  });

  it('has only formatting that is shown as such', () => {
    expect(textsIn(slug).join('\n')).not.toMatch(/\*|__|\]\(|^#|`/m);
  });

  it('links only to pages that there are', () => {
    const known = [
      '/',
      '/booking',
      '/operator',
      '/api',
      ...pages.map((page) => `/info/${page.slug}`),
    ];
    for (const href of linksIn(slug)) expect(known).toContain(href);
  });

  it('names no number that the product does not keep', () => {
    for (const [number] of textsIn(slug).join('\n').matchAll(measured)) {
      expect(kept, `${number} in ${slug}`).toContain(number);
    }
  });
});

const hold = `${CHECKOUT_HOLD_MINUTES} minutes`;
const [farAhead, soon] = [hoursToPay(30), hoursToPay(0.5)].map((hours) => `${hours} hours`);
const fee = `${SERVICE_FEE_PERCENT}%`;
const cancelling = `${FREE_CANCELLATION_HOURS} hours`;
const horizon = `${BOOKING_HORIZON_DAYS} days`;
const photos = `${MAX_PHOTOS} photos`;
const photoSize = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;
const password = `${LEAST_PASSWORD} characters`;
const calendar = `${CALENDAR_HORIZON_MONTHS} months`;
const featurePrice = formatDollars(FEATURE_PRICE_CENTS).replace('.00', '');
const featureTime = `${FEATURE_MONTHS} months`;
/** Of mails, of the editor's quick actions, and of the bank. */
const elsewhere = ['15 minutes', '7 or 30 days', '30 days', '5 to 10 days', '200%'];

const measured =
  /\$\d[\d,.]*|\b(?:\d+ (?:to|or) )?\d+(?:%| ?(?:minutes|hours|days|months|photos|MB|characters)\b)/g;
const kept = [
  ...[hold, farAhead, soon, fee, cancelling, horizon, photos, photoSize, password, calendar],
  ...[featurePrice, featureTime, ...elsewhere],
];

it.each([
  ['how-it-works', [hold, farAhead, soon, fee, horizon]],
  [
    'help-center',
    [hold, farAhead, soon, fee, horizon, calendar, cancelling, `to ${FORM_GROUP_CAP};`],
  ],
  ['booking-terms', [hold, farAhead, soon, fee]],
  ['operator-agreement', [photos, photoSize, password, featurePrice, featureTime]],
  ['cookie-policy', [hold, 'checkout', 'selectedBoat', 'completedBooking', `${DAYS_KEPT} days`]],
  ['refunds-cancellations-weather', [hold, farAhead, soon, fee, cancelling]],
  [
    'operator-resources',
    [
      photos,
      photoSize,
      password,
      horizon,
      featurePrice,
      featureTime,
      ...defaultTimeSlots.map(formatTime),
    ],
  ],
  ['partner-program', [farAhead, soon]],
  ['payments-and-payouts', [hold, farAhead, soon, fee, featurePrice, featureTime]],
  ['taxes-and-receipts', [fee]],
])('%s says %j', (slug, promises) => {
  const words = textsIn(slug).join('\n');
  for (const promise of promises) expect(words).toContain(promise);
});

/** How long a reservation made now is kept, for a trip so many days ahead. */
function hoursToPay(daysAhead: number): number {
  const day = '2027-01-15';
  const nowMs = islandInstant(day, '09:00');
  const trip = {
    start: addDays(day, Math.floor(daysAhead)),
    time: daysAhead < 1 ? '21:00' : '09:00',
  };
  return (reservationEnd(nowMs, trip) - nowMs) / 3_600_000;
}

/** The lines of a text as they are read, without marks. */
function textsIn(slug: string): string[] {
  return partsIn(slug).map((parts) => parts.map(wordsOf).join(''));
}

function partsIn(slug: string): InfoPart[][] {
  return readInfoText(sourceOf(slug)).blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items;
    if (block.kind === 'heading') return [[{ kind: 'text', text: block.text } as const]];
    return block.kind === 'paragraph' ? [block.parts] : [];
  });
}

function wordsOf(part: InfoPart): string {
  return part.kind === 'text' ? part.text : part.parts.map(wordsOf).join('');
}

function linksIn(slug: string): string[] {
  const hrefs = (part: InfoPart): string[] => {
    if (part.kind === 'text') return [];
    return [...(part.kind === 'link' ? [part.href] : []), ...part.parts.flatMap(hrefs)];
  };
  return partsIn(slug).flatMap((parts) => parts.flatMap(hrefs));
}
