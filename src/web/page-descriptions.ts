import type { QueryClient } from '@tanstack/react-query';
import type { BoatView } from '#contract/boat-views.ts';
import { pricedModes } from '#domain/boats.ts';
import { formatFullDay, isDay } from '#domain/days.ts';
import { infoDescriptions } from '#domain/info-descriptions.ts';
import { findInfoPage } from '#domain/info-pages.ts';
import { centsFromDecimal, formatDollars } from '#domain/money.ts';
import type { Language } from '#domain/languages.ts';
import type { Descriptions } from '#domain/translated-pages.ts';
import { ISLAND_NAME, locationName } from '#domain/ports.ts';
import { boardPlace } from './board/board-words.ts';
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
export function describePage({ route, input }: Place, client: QueryClient): string {
  const isOfAdmins = route.path.startsWith('/admin/');
  const description = descriptions[route.path] ?? (isOfAdmins ? FOR_ADMINS : '');
  return typeof description === 'string' ? description : description(input, client);
}

export type DescribePage = typeof describePage;

const inOtherLanguages = import.meta.glob<{ default: Descriptions }>(
  '../domain/messages/descriptions/*.ts',
);

/** What describes pages in a language, which has only the translated ones. */
export async function describerIn(language: Language): Promise<DescribePage> {
  if (language === 'en') return describePage;
  const file = `../domain/messages/descriptions/descriptions.${language}.ts`;
  const table: Partial<Descriptions> = (await inOtherLanguages[file]?.())?.default ?? {};
  return ({ pathname, route }) =>
    table[canonicalPath(pathname) as keyof Descriptions] ??
    table[route.path as keyof Descriptions] ??
    '';
}

type Description = string | ((input: PageInput, client: QueryClient) => string);

const FOR_ADMINS = 'The platform’s boats, captains, bookings and money, for the people who run it.';

/** By the route's path; admin pages share one. */
const descriptions: Readonly<Record<string, Description>> = {
  '/': `Book a boat trip in ${ISLAND_NAME} in minutes: tours by the seat and private charters by the day, with local captains.`,
  '/booking': `Boats to book in ${ISLAND_NAME}, by date, port, group size and kind of trip: see live prices, free days and seats left.`,
  '/boats/:slug': ({ params }, client) => {
    const boat = client.getQueryData(boatBySlugQuery(params.slug ?? '').queryKey);
    return boat
      ? describeBoat(boat)
      : 'There is no boat at this address, or it is no longer listed.';
  },
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
  '/board': ({ params }) => describeBoard(params.port ?? ''),
  '/board/embed': ({ params }) => describeBoard(params.port ?? ''),
  '/board/:port': ({ params }) => describeBoard(params.port ?? ''),
  '/board/:port/embed': ({ params }) => describeBoard(params.port ?? ''),
  '/ships': `You come to ${ISLAND_NAME} by cruise ship? See the boat trips that fit between your arrival and all aboard, ship by ship.`,
  '/ships/:day': ({ params: { day = '' } }) =>
    isDay(day)
      ? `Cruise ships in ${ISLAND_NAME} on ${formatFullDay(day)}, and the boat trips that fit each: back at the pier 90 minutes before all aboard.`
      : 'There is no such day.',
  '/status': 'Whether booking, paying, captains’ calendars and mails work right now.',
  '/admin/login': 'Sign-in for the people who run this platform. All activity is monitored.',
  '/offline': 'You have no connection: the bookings kept on this device can still be read here.',
  '*': 'There is no page at this address. It may have moved, or the link may be wrong.',
};

function describeBoard(port: string): string {
  const place = boardPlace(port);
  if (place === null) return 'There is no board of this port.';
  return `Boats that leave ${place} today and tomorrow: times, places left, and whether each is on time, boarding, sailed or called off.`;
}

function describeBoat(boat: BoatView): string {
  const place = locationName(boat.port, boat.customPort);
  const guests = boat.capacity === 1 ? '1 guest' : `${boat.capacity} guests`;
  const sentences = [
    `${boat.name}: ${boat.type || 'boat trips'} from ${place}, for up to ${guests}.`,
    pricesOf(boat),
    'See free days and times, and book online.',
  ];
  const fitting = sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`.trim();
    return text !== '' && longer.length > MOST_CHARACTERS ? text : longer;
  }, '');
  if (fitting.length <= MOST_CHARACTERS) return fitting;
  return `${fitting.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}

function pricesOf(boat: BoatView): string {
  const terms = {
    tripType: boat.tripType,
    pricePerSeatCents: centsFromDecimal(boat.pricePerSeat ?? ''),
    charterPriceCents: centsFromDecimal(boat.charterPricePerDay ?? ''),
  };
  const prices = pricedModes(terms).map((mode) =>
    mode === 'perSeat'
      ? `${formatDollars(terms.pricePerSeatCents ?? 0)} a seat`
      : `${formatDollars(terms.charterPriceCents ?? 0)} a day`,
  );
  return prices.length > 0 ? `${prices.join(', or ')}.` : '';
}
