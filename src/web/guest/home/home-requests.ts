import { queryOptions } from '@tanstack/react-query';
import type { GuestStoryView, NextDeparturesView } from '#contract/public/home-api.ts';
import { buildRequest } from '../../api.ts';

export const nextDeparturesQuery = () =>
  queryOptions<NextDeparturesView>({
    queryKey: [buildRequest('GET /api/next-departures').path],
  });

export const guestStoriesQuery = () =>
  queryOptions<GuestStoryView[]>({ queryKey: [buildRequest('GET /api/guest-stories').path] });
