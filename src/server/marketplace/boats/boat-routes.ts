import { endpoints, buildEndpointPath } from '#contract/endpoints.ts';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { isLanguage, type Language } from '#i18n/languages/languages.ts';
import { islandNow, type Day } from '#domain/time/days.ts';
import { done, refused } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { prefersJson } from '../../platform/http/caching/accepted-types.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { presentBoat, writtenTexts } from '../core/boats/boat-presenter.ts';
import { boatSunNotes } from './boat-sun-notes.ts';
import * as boatQueries from '../core/boats/boat-queries.ts';

/** Endpoints of public boats. Availability changes with every sale, so caches must revalidate. */
export function boatRoutes(deps: Deps) {
  const today = () => islandNow(deps.now()).day;
  const present = (boat: boatQueries.BoatRecord) => presentBoat(boat, deps.site, today());
  const presentAlone = (boat: boatQueries.BoatRecord, language: Language = 'en') => {
    const view = presentBoat(boat, deps.site, today(), language);
    const { writtenIn } = writtenTexts(boat, language);
    const captions = boat.text_language;
    return { ...view, writtenIn: { ...writtenIn, captions }, sun: boatSunNotes(view, today()) };
  };
  return [
    serve(endpoints.featuredBoats, async () => {
      const boats = await deps.readPublic((reader) =>
        boatQueries.findFeaturedBoats(reader, today()),
      );
      return done(boats.map(present));
    }),

    serve(endpoints.boats, async () => {
      const boats = await deps.readPublic((reader) => boatQueries.findPublicBoats(reader, today()));
      return done(boats.map(present));
    }),

    serve(endpoints.boatById, async ({ params }) => {
      const boat = await deps.readPublic((reader) =>
        boatQueries.findPublicBoat(reader, params.id, today()),
      );
      return boat ? done(presentAlone(boat)) : noSuchBoat;
    }),

    serve(endpoints.boatBySlug, async ({ params, context, next }) => {
      if (!prefersJson(context.req.header('accept') ?? '')) return next();
      // Ignores other query parameters, which belong to the page.
      const asked = context.req.query('language') ?? '';
      const language = isLanguage(asked) ? asked : 'en';
      return answerSlug(deps, { slug: params.slug, language }, presentAlone);
    }),
  ];
}

async function answerSlug(
  deps: Deps,
  { slug, language }: { slug: string; language: Language },
  present: (boat: boatQueries.BoatRecord, language: Language) => BoatPageView,
): Promise<Response> {
  const { day } = islandNow(deps.now());
  // Not cached: a boat may get its former name back.
  const headers = { 'cache-control': 'no-cache', vary: 'Accept' };
  const { boat, current } = await deps.readPublic((reader) => findBySlug(reader, slug, day));
  if (boat) return Response.json(present(boat, language), { headers });
  if (current) {
    const asked = language === 'en' ? '' : `?language=${language}`;
    const location = buildEndpointPath('boatBySlug', { slug: current }) + asked;
    return new Response(null, { status: 301, headers: { ...headers, location } });
  }
  const answer = answerProblem(noSuchBoat.problem);
  answer.headers.set('vary', 'Accept');
  return answer;
}

async function findBySlug(reader: Queryable, slug: string, day: Day) {
  const boat = await boatQueries.findPublicBoatBySlug(reader, slug, day);
  return { boat, current: boat ? null : await boatQueries.findCurrentSlug(reader, slug) };
}

const noSuchBoat = refused(
  'not-found',
  "The boat you're looking for doesn't exist or has been removed.",
);
