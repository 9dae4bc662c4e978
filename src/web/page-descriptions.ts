import type { QueryClient } from '@tanstack/react-query';
import type { BoatView } from '#contract/public/boat-views.ts';
import { pricedModes } from '#domain/boats/boats.ts';
import { isDay } from '#domain/time/days.ts';
import { infoDescriptions } from '#locales/site/info-descriptions.ts';
import { findInfoPage } from '#i18n/site/find-info-page.ts';
import { formatFullDayIn, formatMoneyIn } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { BoatDescription, Descriptions } from '#locales/descriptions/descriptions.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { boardPlace } from './board/board-words.ts';
import { placeIn } from './booking-widgets/trip-in-words.ts';
import { boatBySlugQuery } from './queries.ts';
import { canonicalPath } from './router/document-head.ts';
import type { Place } from './router/open-page.ts';
import type { PageInput } from './router/site-route.ts';

/** Search engines cut longer descriptions. */
const MOST_CHARACTERS = 165;

/**
 * A page's meta description. Crawlers read it from server-rendered pages, so the browser loads this module
 * only after the first navigation.
 */
export type DescribePage = (place: Place, client: QueryClient, messages: Messages) => string;

export const describePage: DescribePage = ({ route, input }, client, messages) => {
  const isOfAdmins = route.path.startsWith('/admin/');
  const description = descriptions[route.path] ?? (isOfAdmins ? FOR_ADMINS : '');
  if (typeof description === 'string') return description;
  return description(input, { client, messages, language: 'en' });
};

const inOtherLanguages = import.meta.glob<{ default: Descriptions }>(
  '/locales/descriptions/descriptions.*.ts',
);

/** What describes pages in a language, which has only the translated ones. */
export async function describerIn(language: Language): Promise<DescribePage> {
  if (language === 'en') return describePage;
  const file = `/locales/descriptions/descriptions.${language}.ts`;
  const table = (await inOtherLanguages[file]?.())?.default;
  return ({ pathname, route, input }, client, messages) => {
    if (!table) return '';
    const told = { client, messages, language };
    if (route.path.startsWith('/board')) return describeBoard(table['/board'], input, told);
    if (route.path === '/boats/:slug') return describeBoat(table[route.path], input, told);
    if (route.path === '/ships/:day') return describeShips(table[route.path], input, told);
    const fixed: Readonly<Record<string, unknown>> = table;
    const description = fixed[canonicalPath(pathname)] ?? fixed[route.path];
    return typeof description === 'string' ? description : '';
  };
}

type Told = { client: QueryClient; messages: Messages; language: Language };
type Description = string | ((input: PageInput, told: Told) => string);

const FOR_ADMINS = 'The platform’s boats, captains, bookings and money, for the people who run it.';

/** By the route's path; admin pages share one. */
const descriptions: Readonly<Record<string, Description>> = {
  '/': `Book a boat trip in ${ISLAND_NAME} in minutes: tours by the seat and private charters by the day, with local captains.`,
  '/booking': `Boats to book in ${ISLAND_NAME}, by date, port, group size and kind of trip: see live prices, free days and seats left.`,
  '/boats/:slug': (input, told) => describeBoat(boatInEnglish, input, told),
  '/compare': 'Two boats side by side: what they cost, how long they sail, and what is included.',
  '/book/:boatId':
    'Check your trip, leave your name and email address, and go on to the secure payment page.',
  '/booking/form':
    'Reserve a boat trip now and pay later by the secure payment link we mail to you.',
  '/booking/confirmation': 'Your booked boat trip: the day, the time, the port, and what you paid.',
  '/booking/success': 'We are waiting for word of your payment; your booking shows in a moment.',
  '/trips/find':
    'Lost the mail about your trip? Say which address you booked with and your booking code, and we mail you the link again.',
  '/trips/:token':
    'Your trip: when and where to be, what you paid, and all that you can change yourself.',
  '/operator': `For boat captains in ${ISLAND_NAME}: sign in, or create an account and list your boats.`,
  '/operator/confirm': 'The last step of a link that we mailed: confirm it with one button.',
  '/operator/dashboard':
    'A captain’s boats, their bookings and calendars, and how they are paid out.',
  '/operator/documents':
    'A captain’s licence and insurance: what is missing, what is checked, and until when boats are listed.',
  '/operator/day/:date': 'What a captain sails on a day: departures, guests, and who is aboard.',
  '/crew/:token': 'One boat’s guests of one day, for the crew that ticks who came.',
  '/info/:slug': ({ params }) => {
    const page = findInfoPage(params.slug ?? '');
    return page ? infoDescriptions[page.slug] : 'There is no information page at this address.';
  },
  '/board': (input, told) => describeBoard(boardInEnglish, input, told),
  '/board/embed': (input, told) => describeBoard(boardInEnglish, input, told),
  '/board/:port': (input, told) => describeBoard(boardInEnglish, input, told),
  '/board/:port/embed': (input, told) => describeBoard(boardInEnglish, input, told),
  '/ships': `You come to ${ISLAND_NAME} by cruise ship? See the boat trips that fit between your arrival and all aboard, ship by ship.`,
  '/ships/:day': (input, told) => describeShips(shipsInEnglish, input, told),
  '/status': 'Whether booking, paying, captains’ calendars and mails work right now.',
  '/admin/login': 'Sign-in for the people who run this platform. All activity is monitored.',
  '/offline': 'You have no connection: the bookings kept on this device can still be read here.',
  '*': 'There is no page at this address. It may have moved, or the link may be wrong.',
};

const boardInEnglish = (place: string) =>
  `Boats that leave ${place} today and tomorrow: times, places left, and whether each is on time, boarding, sailed or called off.`;

function describeBoard(
  describe: (place: string) => string,
  { params }: PageInput,
  { messages }: Told,
): string {
  const place = boardPlace(params.port ?? '', messages.trips.island);
  return place === null ? messages.board.noBoard : describe(place);
}

const shipsInEnglish = (day: string) =>
  `Cruise ships in ${ISLAND_NAME} on ${day}, and the boat trips that fit each: back at the pier 90 minutes before all aboard.`;

function describeShips(
  describe: (day: string) => string,
  { params: { day = '' } }: PageInput,
  { messages, language }: Told,
): string {
  return isDay(day) ? describe(formatFullDayIn(language, day)) : messages.missing.text;
}

const boatInEnglish: BoatDescription = {
  boat: (name, type, place, guests) =>
    `${name}: ${type || 'boat trips'} from ${place}, for up to ${guests}.`,
  perSeat: (price) => `${price} a seat`,
  perDay: (price) => `${price} a day`,
  or: ', or ',
  book: 'See free days and times, and book online.',
  missing: 'There is no boat at this address, or it is no longer listed.',
};

function describeBoat(
  words: BoatDescription,
  { params }: PageInput,
  { client, messages: { trips }, language }: Told,
): string {
  const boat = client.getQueryData(boatBySlugQuery(params.slug ?? '', language).queryKey);
  if (!boat) return words.missing;
  const type = boat.type && trips.boatTypes[boat.type];
  const sentences = [
    words.boat(boat.name, type, placeIn(trips, boat), trips.guests(boat.capacity)),
    pricesOf(boat, words, language),
    words.book,
  ];
  const fitting = sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`.trim();
    return text !== '' && longer.length > MOST_CHARACTERS ? text : longer;
  }, '');
  if (fitting.length <= MOST_CHARACTERS) return fitting;
  return `${fitting.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}

function pricesOf(boat: BoatView, words: BoatDescription, language: Language): string {
  const terms = {
    tripType: boat.tripType,
    pricePerSeatCents: centsFromDecimal(boat.pricePerSeat ?? ''),
    charterPriceCents: centsFromDecimal(boat.charterPricePerDay ?? ''),
  };
  const prices = pricedModes(terms).map((mode) =>
    mode === 'perSeat'
      ? words.perSeat(formatMoneyIn(language, terms.pricePerSeatCents ?? 0))
      : words.perDay(formatMoneyIn(language, terms.charterPriceCents ?? 0)),
  );
  return prices.length > 0 ? `${prices.join(words.or)}.` : '';
}
