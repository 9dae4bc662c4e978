import { endpoints } from '#contract/endpoints.ts';
import { isDay } from '#domain/time/days.ts';
import { done, refused } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { createManualBooking } from './create-manual-booking.ts';
import { cancelManualBooking } from './cancel-manual-booking.ts';
import { findFreePlaces } from './free-places.ts';

export function manualBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.freePlaces, async ({ operator, params: { date } }) =>
      isDay(date) ? done(await findFreePlaces(deps, operator.id, date)) : noSuchDay,
    ),
    serve(endpoints.bookByHand, ({ operator, payload }) =>
      createManualBooking(deps, operator.id, payload),
    ),
    serve(endpoints.cancelByHand, ({ operator, params, payload }) =>
      cancelManualBooking(deps, { operatorId: operator.id, bookingId: params.id, ...payload }),
    ),
  ];
}

const noSuchDay = refused('invalid', 'day.unknown');
