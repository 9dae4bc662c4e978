import { queryOptions } from '@tanstack/react-query';
import type { BoatReviewPageView, TripReviewView } from '#contract/public/review-api.ts';
import { buildRequest } from '../../api.ts';

/** Fetches one page of a boat's reviews. `query` has its filters, and the cursor for a later page. */
export const boatReviewsQuery = (boatId: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return queryOptions<BoatReviewPageView>({
    queryKey: [
      buildRequest('GET /api/boats/{id}/reviews', { id: boatId }).path + (search && `?${search}`),
    ],
  });
};

export const tripReviewQuery = (token: string) =>
  queryOptions<TripReviewView>({
    queryKey: [buildRequest('GET /api/trips/{token}/review', { token }).path],
  });
