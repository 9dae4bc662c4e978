import { Hono } from 'hono';
import { endpoints, pathOf } from '#contract/endpoints.ts';
import type { BoatView } from '#contract/boat-views.ts';
import { islandNow } from '#domain/days.ts';
import { refused } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../dependencies.ts';
import { presentBoat } from './boat-presenter.ts';
import * as boatQueries from './boat-queries.ts';

/** The boats everybody may see. */
export function boatRoutes(deps: Deps): Hono {
  const app = new Hono();
  const today = () => islandNow(deps.now()).day;
  const present = (boat: boatQueries.BoatRecord) => presentBoat(boat, deps.site, today());

  app.get(routePath(endpoints.featuredBoats.path), async () => {
    const boats = await boatQueries.findFeaturedBoats(deps.database, today());
    return answerFresh(boats.map(present));
  });
  app.get(routePath(endpoints.boats.path), async () => {
    const boats = await boatQueries.findPublicBoats(deps.database, today());
    return answerFresh(boats.map(present));
  });
  app.get(routePath(endpoints.boatById.path), async (context) => {
    const boat = await boatQueries.findPublicBoat(
      deps.database,
      context.req.param('id') ?? '',
      today(),
    );
    return boat ? answerFresh(present(boat)) : answerProblem(noSuchBoat);
  });
  app.get(routePath(endpoints.boatBySlug.path), async (context, next) => {
    if (!wantsJson(context.req.header('accept') ?? '')) return next();
    return answerSlug(deps, context.req.param('slug') ?? '', present);
  });
  return app;
}

async function answerSlug(
  deps: Deps,
  slug: string,
  present: (boat: boatQueries.BoatRecord) => BoatView,
): Promise<Response> {
  const boat = await boatQueries.findPublicBoatBySlug(
    deps.database,
    slug,
    islandNow(deps.now()).day,
  );
  if (boat) return answerFresh(present(boat), { vary: 'Accept' });
  const current = await boatQueries.findCurrentSlug(deps.database, slug);
  if (current) {
    return new Response(null, {
      status: 301,
      headers: {
        location: pathOf('boatBySlug', { slug: current }),
        // It may get its former name back.
        'cache-control': 'no-cache',
        vary: 'Accept',
      },
    });
  }
  const answer = answerProblem(noSuchBoat);
  answer.headers.set('vary', 'Accept');
  return answer;
}

/** `/boats/{slug}` is JSON for who accepts JSON and not HTML (readings: addresses). */
export function wantsJson(accept: string): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** What is left changes with every sale, so nobody may keep it without asking. */
function answerFresh(body: BoatView | BoatView[], headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-cache', ...headers } });
}

const noSuchBoat = refused(
  'not-found',
  "The boat you're looking for doesn't exist or has been removed.",
).problem;
