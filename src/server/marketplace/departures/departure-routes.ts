import { endpoints } from '#contract/endpoints.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { closeTimes, openDay } from './close-times.ts';
import { moveDeparture, moveGuest } from './move-departure.ts';
import { listMovableDepartures } from './movable-departures.ts';
import { writeToGuests } from './write-to-guests.ts';

export function departureRoutes(deps: Deps) {
  return [
    serve(endpoints.whereToMove, ({ operator, params: { id: bookingId }, query }) =>
      listMovableDepartures(deps, operator.id, {
        bookingId,
        isEverybody: query.everybody === 'yes',
      }),
    ),
    serve(endpoints.moveGuest, ({ operator, params, payload }) =>
      moveGuest(deps, operator.id, params.id, payload),
    ),
    serve(endpoints.moveDeparture, ({ operator, payload }) =>
      moveDeparture(deps, operator.id, payload),
    ),
    serve(endpoints.writeToGuests, ({ operator, payload }) =>
      writeToGuests(deps, operator.id, payload),
    ),
    serve(endpoints.closeTimes, ({ operator, payload }) => closeTimes(deps, operator.id, payload)),
    serve(endpoints.openDay, ({ operator, payload }) => openDay(deps, operator.id, payload)),
  ];
}
