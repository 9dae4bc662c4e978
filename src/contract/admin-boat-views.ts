import * as z from 'zod/mini';
import { listingStatuses, operatorStatuses } from '#domain/listing-status.ts';
import { noticeView } from './admin-notice-views.ts';
import { guestTripView } from './guest-trip-views.ts';
import { imageView } from './boat-views.ts';
import { operatorBoatView } from './operator-views.ts';
import { pageOf } from './paging.ts';

const day = z.string();

/** A boat in the list of all boats. Prices are decimal strings in US dollars. */
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
  /** Null when it is not featured today. */
  featuredUntil: z.nullable(day),
  /** Paid or reserved trips that are not over. */
  bookingsToCome: z.number(),
});
export type AdminBoatRowView = z.infer<typeof adminBoatRowView>;
export const adminBoatPageView = pageOf(adminBoatRowView);

/** A boat with all that its operator sees of it, and what only the platform knows. */
export const adminBoatView = z.extend(operatorBoatView, {
  operator: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    status: z.enum(operatorStatuses),
  }),
  standing: z.enum(listingStatuses),
  /** The last day its operator has paid to be featured; null when that is over, or never was. */
  featurePaidUntil: z.nullable(day),
  /** Paid or reserved trips that are not over, in the order they sail. */
  trips: z.array(guestTripView),
  /** Newest first. */
  notices: z.array(noticeView),
});
export type AdminBoatView = z.infer<typeof adminBoatView>;
