/** What the reading process is given, and what it answers: the only words between the two. */
export type FeedToRead = {
  text: string;
  /** Epoch milliseconds: busy times outside do not count. */
  from: number;
  until: number;
  mostEvents: number;
};

/** A busy time as the feed names it. Epoch milliseconds. */
export type ReadSpan = { key: string; startsAt: number; endsAt: number };

export type FeedReading = { spans: ReadSpan[] } | { problem: string };
