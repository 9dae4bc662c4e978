import * as z from 'zod/mini';
import { listingStatuses, operatorStatuses } from '#domain/listing-status.ts';
import { noticeView } from './admin-notice-views.ts';
import { pageOf } from './paging.ts';

/** An operator in the list of all operators. Amounts are whole cents of US dollars. */
export const adminOperatorRowView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(operatorStatuses),
  joinedAt: z.string(),
  boats: z.number(),
  /** Paid or reserved trips that are not over. */
  bookingsToCome: z.number(),
  /** What trips that have sailed earned them and was not paid out yet; less than nothing when they got too much. */
  openCents: z.number(),
});
export type AdminOperatorRowView = z.infer<typeof adminOperatorRowView>;
export const adminOperatorPageView = pageOf(adminOperatorRowView);

/** An operator with their boats, what they are owed, and what was done to them. */
export const adminOperatorView = z.extend(adminOperatorRowView, {
  /** Paid trips still to sail: not owed yet. */
  comingCents: z.number(),
  /** How many paid trips are not over: each has guests who count on it. */
  paidTripsToCome: z.number(),
  fleet: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      standing: z.enum(listingStatuses),
      port: z.string(),
      customPort: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  notices: z.array(noticeView),
});
export type AdminOperatorView = z.infer<typeof adminOperatorView>;
