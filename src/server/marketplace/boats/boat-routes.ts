import type { HonoRequest } from 'hono';
import { endpoints, buildEndpointPath } from '#contract/endpoints.ts';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import type { CaptainView } from '#contract/public/captain-view.ts';
import { localizeStop } from '#i18n/languages/stop-texts.ts';
import { isLanguage, type Language } from '#i18n/languages/languages.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { done, refused } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { prefersJson } from '../../platform/http/caching/accepted-types.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { presentBoat, writtenTexts } from '../core/boats/boat-presenter.ts';
import { boatSunNotes } from './boat-sun-notes.ts';
import { readCaptain } from '../core/operators/captain-queries.ts';
import { openRecordCache, type ReadCaptainRecord } from '../core/operators/captain-record.ts';
import * as boatQueries from '../core/boats/boat-queries.ts';

/** Endpoints for public boats. Availability changes with every sale, so caches must revalidate. */
export function boatRoutes(deps: Deps) {
  const today = () => toIslandNow(deps.now()).day;
  const readRecord = openRecordCache(deps);
  const present = (boat: boatQueries.BoatRecord) => presentBoat(boat, deps.site, today());
  const presentAlone = ({ boat, captain }: BoatWithCaptain, language: Language) => {
    const view = presentBoat(boat, deps.site, today(), language);
    const { writtenIn } = writtenTexts(boat, language);
    const captions = boat.textLanguage;
    return {
      ...view,
      itinerary: boat.itinerary.map((stop) => localizeStop(language, stop, boat.textLanguage)),
      writtenIn: { ...writtenIn, captions },
      sun: boatSunNotes(view, today()),
      captain,
    };
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

    serve(endpoints.boatById, async ({ params, context }) => {
      const boat = await deps.readPublic(async (reader) =>
        addCaptain(
          readRecord,
          reader,
          await boatQueries.findPublicBoat(reader, params.id, today()),
        ),
      );
      return boat ? done(presentAlone(boat, readLanguage(context.req))) : noSuchBoat;
    }),

    serve(endpoints.boatBySlug, async ({ params, context, next }) => {
      if (!prefersJson(context.req.header('accept') ?? '')) return next();
      const language = readLanguage(context.req);
      return answerSlug(
        deps,
        { slug: params.slug, language },
        { readRecord, present: presentAlone },
      );
    }),
  ];
}

/** Reads the language requested for the operator's texts. Ignores other query parameters, which only the page uses. */
function readLanguage(request: HonoRequest): Language {
  const requested = request.query('language') ?? '';
  return isLanguage(requested) ? requested : 'en';
}

type Presenting = {
  readRecord: ReadCaptainRecord;
  present: (boat: BoatWithCaptain, language: Language) => BoatPageView;
};

async function answerSlug(
  deps: Deps,
  { slug, language }: { slug: string; language: Language },
  { readRecord, present }: Presenting,
): Promise<Response> {
  const { day } = toIslandNow(deps.now());
  // Requires revalidation, even of redirects, because a boat may get its former name back.
  const headers = { 'cache-control': 'no-cache', vary: 'Accept' };
  const { boat, current } = await deps.readPublic((reader) =>
    findBySlug(readRecord, reader, slug, day),
  );
  if (boat) return Response.json(present(boat, language), { headers });
  if (current) {
    const query = language === 'en' ? '' : `?language=${language}`;
    const location = buildEndpointPath('boatBySlug', { slug: current }) + query;
    return new Response(null, { status: 301, headers: { ...headers, location } });
  }
  const answer = answerProblem(noSuchBoat.problem);
  answer.headers.set('vary', 'Accept');
  return answer;
}

async function findBySlug(
  readRecord: ReadCaptainRecord,
  reader: Queryable,
  slug: string,
  day: Day,
) {
  const boat = await boatQueries.findPublicBoatBySlug(reader, slug, day);
  return {
    boat: await addCaptain(readRecord, reader, boat),
    current: boat ? null : await boatQueries.findCurrentSlug(reader, slug),
  };
}

type BoatWithCaptain = { boat: boatQueries.BoatRecord; captain: CaptainView };

async function addCaptain(
  readRecord: ReadCaptainRecord,
  reader: Queryable,
  boat: boatQueries.BoatRecord | null,
): Promise<BoatWithCaptain | null> {
  return boat && { boat, captain: await readCaptain(reader, boat.operatorId, readRecord) };
}

const noSuchBoat = refused('not-found', 'review.boatUnknown');
