import { queryOptions } from '@tanstack/react-query';
import type { BookingView, UnsettledView } from '#contract/public/booking-views.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import { buildRequest } from '../../api.ts';
import { freshOnVisit } from './query-client.ts';

export const bookingQuery = (id: string) =>
  queryOptions<BookingView>({ queryKey: [buildRequest('GET /api/bookings/{id}', { id }).path] });

export const tripQuery = (token: string) =>
  queryOptions<TripView>({
    queryKey: [buildRequest('GET /api/trips/{token}', { token }).path],
    ...freshOnVisit,
  });

export const settlementQuery = (session: string) =>
  queryOptions<BookingView | UnsettledView>({
    queryKey: [
      `${buildRequest('GET /booking/by-session').path}?session_id=${encodeURIComponent(session)}`,
    ],
  });
