import * as z from 'zod/mini';

/** A calendar of the connected account. */
export const listedCalendarView = z.object({
  id: z.string(),
  name: z.string(),
  isPrimary: z.boolean(),
  /** Bookings cannot be written into it. */
  isReadOnly: z.boolean(),
});
export type ListedCalendar = z.infer<typeof listedCalendarView>;

/** Which boats a calendar concerns: all of the operator's, or those named. */
export const concernedBoatsView = z.object({
  allBoats: z.boolean(),
  boatIds: z.array(z.string()),
});

/** The calendar connection (spec 3). Instants are ISO 8601. */
export const calendarConnectionView = z.object({
  connected: z.boolean(),
  /** `google`, `microsoft`, `apple`; null while nothing is connected. */
  provider: z.nullable(z.string()),
  email: z.nullable(z.string()),
  lastSyncAt: z.nullable(z.string()),
  calendars: z.array(listedCalendarView),
  selectedCalendarId: z.nullable(z.string()),
  /** The account no longer lets us in: the operator has to connect again. */
  needsReconnect: z.boolean(),
  /** What went wrong since the last sync, in words for the operator. */
  problem: z.nullable(z.string()),
  boats: concernedBoatsView,
});
export type CalendarConnectionView = z.infer<typeof calendarConnectionView>;

export const authorisationView = z.object({ authUrl: z.string() });

/** An event that could not be read whole. */
export const faultyEventView = z.object({
  summary: z.nullable(z.string()),
  /** A day that stands in it, `yyyy-MM-dd`. */
  date: z.nullable(z.string()),
  /** What cannot be read, and what is closed for it, in words for the operator. */
  reason: z.string(),
});
export type FaultyEventView = z.infer<typeof faultyEventView>;

/** An iCalendar address that is read. The address itself is a secret, and shown shortened. */
export const calendarFeedView = z.object({
  id: z.string(),
  name: z.string(),
  addressHint: z.string(),
  lastReadAt: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  isStale: z.boolean(),
  busyCount: z.number(),
  /** The first of what could not be read, and how much of it there is. */
  faults: z.array(faultyEventView),
  faultCount: z.number(),
  boats: concernedBoatsView,
});
export type CalendarFeedView = z.infer<typeof calendarFeedView>;

/** A secret address at which other calendars read the operator's bookings. */
export const calendarExportView = z.object({
  id: z.string(),
  /** Null for the one of all boats. */
  boatId: z.nullable(z.string()),
  boatName: z.nullable(z.string()),
  url: z.string(),
  rotatedAt: z.string(),
});
export type CalendarExportView = z.infer<typeof calendarExportView>;

const sailingView = z.object({ date: z.string(), times: z.array(z.string()) });

/** A busy time that landed on a sold trip. */
export const calendarConflictView = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  amountCents: z.number(),
  /** What the guest gets back when the trip is called off: nothing while nothing was charged. */
  refundCents: z.number(),
  /** Where the busy time comes from. */
  calendarName: z.nullable(z.string()),
  busyFrom: z.string(),
  busyUntil: z.string(),
  raisedAt: z.string(),
  /** Where the trip could move to, the next ones first. */
  freeDepartures: z.array(sailingView),
});
export type CalendarConflictView = z.infer<typeof calendarConflictView>;

/** A trip that was sold while a calendar could not be read: it waits for the operator's yes. */
export const approvalView = z.object({
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  amountCents: z.number(),
  answerUntil: z.string(),
});
export type ApprovalView = z.infer<typeof approvalView>;
