/**
 * How long things are kept. The job that forgets, the privacy page and its test all read these: a period is
 * changed here, and then the page has to say so.
 */
export const retention = {
  /** After a trip: as long as somebody may still come to a court with it. */
  guestYears: 3,
  /** After an attempt to book that was never paid. */
  unpaidDays: 90,
  /** After the words of consent were agreed to. */
  optInMonths: 12,
  /** That a mail was sent, to whom and about what; its words are never kept. */
  mailMonths: 12,
  /** After the day that a crew's link was for. */
  crewLinkDays: 30,
  /** After a session, an invitation or the last failed try. */
  signInDays: 90,
  /** After a licence or an insurance was replaced or ran out: as long as a guest may come to a court with its trips. */
  documentYears: 3,
  /** After one was refused. */
  refusedDocumentDays: 90,
  /** From where an admin did something. */
  auditAddressMonths: 12,
  /** What admins did: as long as the books they moved money in. */
  auditYears: 7,
  /** After a guest asked for another way to sail, an authorisation or a limit that is long over. */
  leftoverDays: 1,
  /** What `docs/operations.md` has the machine keep of the servers' logs. */
  logDays: 30,
  /** At the least, and without a name in them. */
  booksYears: 10,
} as const;

/** So many years before a moment, to the day. */
export function yearsBefore(nowMs: number, years: number): Date {
  return monthsBefore(nowMs, years * 12);
}

/** So many months before a moment; the 31st of a longer month counts as the next one's first days. */
export function monthsBefore(nowMs: number, months: number): Date {
  const date = new Date(nowMs);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
