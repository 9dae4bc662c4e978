import * as z from 'zod/mini';
import { listingStatuses, operatorStatuses } from '#domain/boats/moderation.ts';
import { boatTypes } from '#domain/boats/boats.ts';
import { portCodes } from '#domain/island/ports.ts';
import { guestTripView } from './admin-booking-api.ts';
import { noticeView } from './admin-notices.ts';
import { noticePayload } from '../fields/notice-reason.ts';
import { imageView } from '../public/boat-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { operatorBoatView } from '../operator/boats/operator-boat-api.ts';
import { searchQuery, buildPageSchema } from '../fields/paging.ts';
import { dayField } from '../fields/payload-fields.ts';

/** GET /api/admin/boats: filters of the list. */
export const adminBoatsQuery = z.extend(searchQuery, {
  status: z.optional(z.enum(listingStatuses, 'filter.statusUnknown')),
  port: z.optional(z.enum([...portCodes, 'other'], 'filter.portUnknown')),
  type: z.optional(z.enum(boatTypes, 'filter.typeUnknown')),
  featured: z.optional(z.enum(['yes', 'no'], 'api.featuredFilter')),
});
export type AdminBoatsQuery = z.infer<typeof adminBoatsQuery>;

/** POST /api/admin/boats/{id}/feature. `until` is inclusive. */
export const featureBoatPayload = z.extend(noticePayload, {
  until: dayField('day.choose'),
});
export type FeatureBoatPayload = z.infer<typeof featureBoatPayload>;

/** POST /api/admin/boats/{id}/end-feature. Ending a paid term needs `evenIfPaid`. */
export const endFeaturePayload = z.extend(noticePayload, {
  evenIfPaid: z._default(z.boolean(), false),
});

const day = z.string();

/** A row of the boat list. Prices are decimal strings in US dollars. */
export const adminBoatRowView = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.nullable(imageView),
  operator: z.object({ id: z.string(), name: z.string() }),
  type: z.string(),
  port: z.string(),
  customPort: z.nullable(z.string()),
  capacity: z.number(),
  pricePerSeat: z.nullable(z.string()),
  charterPricePerDay: z.nullable(z.string()),
  standing: z.enum(listingStatuses),
  /** Null if the boat is not featured today. */
  featuredUntil: z.nullable(day),
  /** Paid or reserved trips that are not over. */
  bookingsToCome: z.number(),
});
export type AdminBoatRowView = z.infer<typeof adminBoatRowView>;

export const adminBoatPageView = buildPageSchema(adminBoatRowView);

/** A boat as its operator sees it, plus what only the platform sees. */
export const adminBoatView = z.extend(operatorBoatView, {
  operator: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    status: z.enum(operatorStatuses),
  }),
  standing: z.enum(listingStatuses),
  /** Last day of the paid featuring; null if no paid term is left. */
  featurePaidUntil: z.nullable(day),
  /** Paid or reserved trips that are not over, by departure. */
  trips: z.array(guestTripView),
  /** Newest first. */
  notices: z.array(noticeView),
});
export type AdminBoatView = z.infer<typeof adminBoatView>;

export const adminBoatEndpoints = {
  adminBoats: {
    method: 'GET',
    path: '/api/admin/boats',
    caller: 'admin',
    permission: 'see-boats',
    summary: 'All boats by name, including drafts and boats of suspended operators',
    query: adminBoatsQuery,
    answers: { 200: adminBoatPageView },
    codes: ['cursor.gone'],
  },
  adminBoat: {
    method: 'GET',
    path: '/api/admin/boats/{id}',
    caller: 'admin',
    permission: 'see-boats',
    summary: 'One boat as its operator sees it, with its upcoming trips and its admin history',
    answers: { 200: adminBoatView },
    problems: ['not-found'],
    codes: ['boat.unknown'],
  },
  adminUnpublishBoat: {
    method: 'POST',
    path: '/api/admin/boats/{id}/unpublish',
    caller: 'admin',
    permission: 'unpublish-boat',
    summary: 'Take a boat off the site and mail its operator the reason. Sold trips stay booked',
    payload: noticePayload,
    answers: { 200: adminBoatView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.notPublished'],
  },
  adminRemoveMeetingPhoto: {
    method: 'POST',
    path: '/api/admin/boats/{id}/meeting-photo/remove',
    caller: 'admin',
    permission: 'remove-meeting-photo',
    summary: 'Remove the photo of a boat’s meeting point and mail its operator the reason',
    payload: noticePayload,
    answers: { 200: adminBoatView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.unknown', 'profile.nothingToRemove'],
  },
  adminFeatureBoat: {
    method: 'POST',
    path: '/api/admin/boats/{id}/feature',
    caller: 'admin',
    permission: 'feature-boat',
    summary: 'Feature a boat until a given day, free of charge',
    payload: featureBoatPayload,
    answers: { 200: adminBoatView },
    problems: ['not-found'],
    codes: ['featuring.extendRange', 'featuring.range'],
  },
  adminEndFeature: {
    method: 'POST',
    path: '/api/admin/boats/{id}/end-feature',
    caller: 'admin',
    permission: 'end-feature',
    summary:
      'Stop featuring a boat. A paid period is refused with 409 unless the request says so explicitly',
    payload: endFeaturePayload,
    answers: { 200: adminBoatView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.notFeatured', 'featuring.paidUntil'],
  },
} as const satisfies Record<string, Endpoint>;
