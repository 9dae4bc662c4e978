import * as z from 'zod/mini';
import { boardRowView } from './board-api.ts';
import { boatReviewView } from './review-api.ts';
import type { Endpoint } from '../endpoint.ts';

export const MAX_HOME_DEPARTURES = 4;

export const nextDeparturesView = z.object({
  today: z.string(),
  departures: z.array(boardRowView),
});
export type NextDeparturesView = z.output<typeof nextDeparturesView>;

/** A guest's review with its boat. */
export const guestStoryView = z.extend(boatReviewView, {
  boat: z.object({ name: z.string(), slug: z.string() }),
});
export type GuestStoryView = z.output<typeof guestStoryView>;

export const homeEndpoints = {
  nextDepartures: {
    method: 'GET',
    path: '/api/next-departures',
    caller: 'public',
    cacheControl: 'no-cache',
    summary: 'The next tours of today and tomorrow with seats left for anyone, at most 4',
    answers: { 200: nextDeparturesView },
  },
  guestStories: {
    method: 'GET',
    path: '/api/guest-stories',
    caller: 'public',
    cacheControl: 'no-cache',
    summary: 'The newest reviews with text of boats that can be booked, at most 3',
    answers: { 200: z.array(guestStoryView) },
  },
} as const satisfies Record<string, Endpoint>;
