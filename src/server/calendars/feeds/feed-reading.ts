import type { FaultyEventView } from '#contract/calendar-api.ts';

/** What the reading process is given, and what it answers: the only words between the two. */
export type FeedToRead = {
  text: string;
  /** Epoch milliseconds: busy times outside do not count. */
  from: number;
  until: number;
  mostEvents: number;
  /** Events named by bookings of ours bear it in their UID. */
  ownHost: string;
};

/** A busy time. Epoch milliseconds. */
export type ReadSpan = {
  key: string;
  /** What the calendar calls it; null for a name that is too long to be one of ours. */
  name: string | null;
  /** The booking that its name says it is about. */
  bookingId: string | null;
  startsAt: number;
  endsAt: number;
};

/** All busy times; the first events that could not be read whole, and how many things could not. */
export type ReadCalendar = { spans: ReadSpan[]; faults: FaultyEventView[]; faultCount: number };

export type FeedReading = ReadCalendar | { problem: string };
