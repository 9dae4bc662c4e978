import type { BoatView } from '#contract/public/boat-views.ts';
import type { pagePatterns } from '#contract/pages/paths.ts';
import { listPricedModes } from '#domain/boats/boats.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { localizeMoney } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Descriptions } from '#locales/descriptions/description-messages.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { boatSharePicture } from '#contract/pages/share-pictures.ts';
import type { GraphContext, ServerContext, ServerPart } from '../../../shared/page/define-page.ts';
import { formatPlace } from '../../../shared/trip/format-trip.ts';
import { boatBySlugQuery } from '../../../shared/requests/boat-requests.ts';
import { boatReviewsQuery } from '../../../shared/requests/review-requests.ts';
import { soldTrip } from './sold-trip-graph.ts';

type Context = ServerContext<typeof pagePatterns.boat>;
type Graph = GraphContext<typeof pagePatterns.boat>;

/** Describes a boat to search engines and link previews. */
export const boatOnServer: ServerPart<Context, Graph> = {
  description: describeBoat,
  structuredData: boatGraph,
  sharePicture: (context) => {
    const boat = findBoat(context);
    return boat ? boatSharePicture({ ...boat, cover: boat.images[0] }) : null;
  },
  sitemapRows: 'boats',
  loadOptional: loadReviews,
};

function findBoat({ client, params, language }: Context) {
  return client.getQueryData(boatBySlugQuery(params.slug, language).queryKey);
}

/** Prefetches the reviews, which need the boat's id. If this fails, the page is sent without reviews. */
async function loadReviews(context: Context): Promise<void> {
  const { client } = context;
  const boat = findBoat(context);
  if (!boat) return;
  const reviews = boatReviewsQuery(boat.id);
  await client.prefetchQuery(reviews);
  if (!client.getQueryData(reviews.queryKey)) client.removeQueries(reviews);
}

function boatGraph(context: Graph) {
  const { client, site, nowMs, description, language, messages, steps, wayTo } = context;
  const boat = findBoat(context);
  if (!boat) return null;
  const reviews = client.getQueryData(boatReviewsQuery(boat.id).queryKey)?.items ?? [];
  const now = toIslandNow(nowMs);
  const { publicUrl } = site;
  const facts = { publicUrl, now, description, reviews, language, messages };
  return [soldTrip(boat, facts), wayTo(steps.boat(boat))];
}

/** Length at which search engines truncate descriptions. */
const MAX_CHARACTERS = 165;

function describeBoat(context: Context): string {
  const { trips } = context.messages;
  const t = context.messages.descriptions.boat;
  const boat = findBoat(context);
  if (!boat) return t.missing;
  const type = boat.type && trips.boatTypes[boat.type];
  const sentences = [
    t.boat(boat.name, type, formatPlace(trips, boat), trips.guests(boat.capacity)),
    describePrices(boat, t, context.language),
    t.book,
  ];
  const fitting = sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`.trim();
    return text !== '' && longer.length > MAX_CHARACTERS ? text : longer;
  }, '');
  if (fitting.length <= MAX_CHARACTERS) return fitting;
  return `${fitting.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`;
}

function describePrices(boat: BoatView, t: Descriptions['boat'], language: Language): string {
  const terms = {
    tripType: boat.tripType,
    pricePerSeatCents: parseDecimalCents(boat.pricePerSeat ?? ''),
    charterPriceCents: parseDecimalCents(boat.charterPricePerDay ?? ''),
  };
  const prices = listPricedModes(terms).map((mode) =>
    mode === 'perSeat'
      ? t.perSeat(localizeMoney(language, terms.pricePerSeatCents ?? 0))
      : t.perDay(localizeMoney(language, terms.charterPriceCents ?? 0)),
  );
  return prices.length > 0 ? `${prices.join(t.or)}.` : '';
}
