import { queryOptions } from '@tanstack/react-query';
import type { BoatReviewView, TripReviewView } from '#contract/public/review-api.ts';
import { buildRequest } from '../../api.ts';

export type BoatReviewPage = { items: BoatReviewView[]; next: string | null };

/** Fetches one page of a boat's reviews; `after` is '' for the first one. */
export const boatReviewsQuery = (boatId: string, after = '') =>
  queryOptions<BoatReviewPage>({
    queryKey: [
      buildRequest('GET /api/boats/{id}/reviews', { id: boatId }).path +
        (after && `?after=${encodeURIComponent(after)}`),
    ],
  });

export const tripReviewQuery = (token: string) =>
  queryOptions<TripReviewView>({
    queryKey: [buildRequest('GET /api/trips/{token}/review', { token }).path],
  });
