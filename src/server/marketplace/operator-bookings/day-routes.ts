import { endpoints } from '#contract/endpoints.ts';
import { isDay } from '#domain/time/days.ts';
import { done, refused } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { findOpenCrewLink, makeCrewLink, revokeCrewLink } from './crew-links.ts';
import { recordBoarding } from './record-boarding.ts';
import { readCrewDay, readDay } from './read-day.ts';
import { readSchedule } from './read-schedule.ts';

export function dayRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorDay, async ({ operator, params: { date } }) =>
      isDay(date) ? done(await readDay(deps, operator.id, date)) : noSuchDay,
    ),

    serve(endpoints.operatorSchedule, async ({ operator, query }) =>
      done(await readSchedule(deps, operator.id, query)),
    ),

    serve(endpoints.keepBoarding, async ({ operator, payload, language }) =>
      done(await recordBoarding(deps, { operatorId: operator.id }, payload.acts, language)),
    ),

    serve(endpoints.makeCrewLink, ({ operator, payload }) =>
      makeCrewLink(deps, operator.id, payload),
    ),

    serve(endpoints.revokeCrewLink, async ({ operator, params }) =>
      (await revokeCrewLink(deps, operator.id, params.id)) ? done({ revoked: true }) : noSuchLink,
    ),
  ];
}

export function crewRoutes(deps: Deps) {
  return [
    serve(endpoints.crewDay, async ({ params }) => {
      const link = await findOpenCrewLink(deps, params.token);
      return link ? done(await readCrewDay(deps, link)) : noSuchLink;
    }),

    serve(endpoints.keepCrewBoarding, async ({ params, payload, language }) => {
      const link = await findOpenCrewLink(deps, params.token);
      if (!link) return noSuchLink;
      const { id, operatorId, boat, date } = link;
      const boarder = { crewLinkId: id, operatorId, boatId: boat.id, date };
      return done(await recordBoarding(deps, boarder, payload.acts, language));
    }),
  ];
}

const noSuchDay = refused('invalid', 'day.unknown');
const noSuchLink = refused('not-found', 'crewLink.unknown');
