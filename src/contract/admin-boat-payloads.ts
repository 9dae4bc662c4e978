import * as z from 'zod/mini';
import { listingStatuses } from '#domain/listing-status.ts';
import { boatTypes } from '#domain/boats.ts';
import { isDay } from '#domain/days.ts';
import { portCodes } from '#domain/ports.ts';
import { noticePayload } from './admin-notice-payloads.ts';
import { searchQuery } from './admin-search-query.ts';

/** GET /api/admin/boats: what narrows the list. */
export const adminBoatsQuery = z.extend(searchQuery, {
  status: z.optional(z.enum(listingStatuses, 'There is no such status')),
  port: z.optional(z.enum([...portCodes, 'other'], 'There is no such port')),
  type: z.optional(z.enum(boatTypes, 'There is no such type')),
  featured: z.optional(z.enum(['yes', 'no'], 'Featured is yes or no')),
});
export type AdminBoatsQuery = z.infer<typeof adminBoatsQuery>;

/** POST /api/admin/boats/{id}/feature. `until` is the last day, included. */
export const featureByHandPayload = z.extend(noticePayload, {
  until: z.string('Choose a day').check(z.refine(isDay, 'Choose a day')),
});
export type FeatureByHandPayload = z.infer<typeof featureByHandPayload>;

/** POST /api/admin/boats/{id}/end-feature. A term that its operator paid for is ended only when that is meant. */
export const endFeaturePayload = z.extend(noticePayload, {
  evenIfPaid: z._default(z.boolean(), false),
});
export type EndFeaturePayload = z.infer<typeof endFeaturePayload>;
