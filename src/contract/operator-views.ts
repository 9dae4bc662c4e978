import * as z from 'zod/mini';
import { bookingStatuses, paymentStatuses } from '#domain/bookings.ts';
import { pricingModes } from '#domain/boats.ts';
import { boatView } from './boat-views.ts';
import { ownImageListView } from './photo-payloads.ts';

const calendarEntry = z.object({ connected: z.boolean(), lastSyncAt: z.nullable(z.string()) });

/** The signed-in operator (spec 3: operator). */
export const meView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** For guests who have booked; null when none was given. */
  phone: z.nullable(z.string()),
  calendars: z.object({ google: calendarEntry, nylas: calendarEntry }),
});
export type MeView = z.infer<typeof meView>;

/** A session as the auth service's own SDK keeps it. Times are epoch seconds. */
export const sessionView = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
});
export type SessionView = z.infer<typeof sessionView>;

/** `operator` is null until the second step of a two-step sign-in is done. */
export const loginView = z.object({ session: sessionView, operator: z.nullable(meView) });
/** `session` is null where the mailed link has to be followed first. */
export const registeredView = z.object({ message: z.string(), session: z.nullable(sessionView) });
export const signedOutView = z.object({ signedOut: z.literal(true) });
export const deletedView = z.object({ deleted: z.literal(true) });

/** A sold trip whose departure the operator no longer offers. It stays sold. */
export const tripOffCalendarView = z.object({
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  start: z.string(),
  end: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  paymentStatus: z.enum(paymentStatuses),
});

/** A boat as its operator sees it. `version` goes back with an edit, so that two tabs cannot overwrite each other. */
export const operatorBoatView = z.extend(boatView, {
  images: ownImageListView,
  version: z.number(),
  featuredPaymentId: z.nullable(z.string()),
  readiness: z.object({
    photos: z.boolean(),
    availability: z.boolean(),
    pricing: z.boolean(),
    isReady: z.boolean(),
  }),
  /** Whether a connected calendar or a feed concerns it, which makes days of its own unneeded. */
  hasCalendar: z.boolean(),
  /** What is still missing before it can be published, in words; null when nothing is. */
  missing: z.nullable(z.string()),
  tripsOffCalendar: z.array(tripOffCalendarView),
  /** Why the platform took it off the site; null once its operator has published it again. */
  takenOff: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  updatedAt: z.string(),
});
export type OperatorBoatView = z.infer<typeof operatorBoatView>;
export const operatorBoatListView = z.array(operatorBoatView);

/** A booking as the boat's operator sees it (spec 3: operator view). `totalAmount` is a decimal string in US dollars. */
export const operatorBookingView = z.object({
  id: z.string(),
  code: z.string(),
  customerName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  specialRequests: z.nullable(z.string()),
  boat: z.object({ id: z.string(), name: z.string() }),
  date: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  pricingMode: z.enum(pricingModes),
  totalAmount: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  createdAt: z.string(),
});
export type OperatorBookingView = z.infer<typeof operatorBookingView>;
export const operatorBookingListView = z.array(operatorBookingView);

/** The stat cards. `revenue` is whole dollars. */
export const metricsView = z.object({
  totalBoats: z.number(),
  bookingsThisMonth: z.number(),
  revenueCents: z.number(),
  revenue: z.number(),
});
export type MetricsView = z.infer<typeof metricsView>;
