import type { ShipDayView } from '#contract/public/ship-api.ts';
import { paths, type pagePatterns } from '#contract/pages/paths.ts';
import { isDay } from '#domain/time/days.ts';
import { localizeFullDay } from '#i18n/formats/language-formats.ts';
import { languagePrefix } from '#i18n/languages/languages.ts';
import type { GraphContext, ServerContext, ServerPart } from '../../shared/page/define-page.ts';
import { shipsQuery } from '../../shared/requests/ships-query.ts';
import { shipTrips } from './ship-graph.ts';

type Path = typeof pagePatterns.ships | typeof pagePatterns.shipDay;
type Context = ServerContext<Path>;
type Graph = GraphContext<Path>;

/** Describes the pages of ships to search engines and link previews. */
export const shipsOnServer: ServerPart<Context, Graph> = {
  description: ({
    params: { day },
    messages: { descriptions, 'not-found': notFound },
    language,
  }) => {
    if (day === undefined) return descriptions.ships;
    return isDay(day) ? descriptions.shipDay(localizeFullDay(language, day)) : notFound.text;
  },
  structuredData: shipsGraph,
  sitemap: () => [paths.ships()],
  sitemapRows: 'ship days',
};

function shipsGraph(context: Graph) {
  const { params, search, client, site, language, messages, steps, wayTo } = context;
  if (params.day === undefined) return [wayTo(steps.ships())];
  const query = shipsQuery(params.day, search);
  const shown = client.getQueryData<ShipDayView>(query.queryKey);
  if (!shown) return null;
  const base = site.publicUrl + languagePrefix(language);
  return [wayTo(steps.ships(shown.day)), ...shipTrips(shown, base, messages)];
}
