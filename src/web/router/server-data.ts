import type { QueryClient } from '@tanstack/react-query';
import { pagePatterns } from '#contract/pages/paths.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { boatBySlugQuery } from '../queries.ts';
import { boatReviewsQuery } from '../reviews/review-requests.ts';
import type { Place } from './open-page.ts';

/** A boat's reviews: they are asked for by its id, and a page without them is sent all the same. */
export async function loadReviews(
  { route, input }: Place,
  client: QueryClient,
  language: Language,
): Promise<void> {
  if (route.path !== pagePatterns.boat) return;
  const boat = client.getQueryData(boatBySlugQuery(input.params.slug ?? '', language).queryKey);
  if (!boat) return;
  const reviews = boatReviewsQuery(boat.id);
  await client.prefetchQuery(reviews);
  if (!client.getQueryData(reviews.queryKey)) client.removeQueries(reviews);
}
