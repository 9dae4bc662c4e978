import type { ListedCalendar } from '#contract/operator/calendar-api.ts';

/** Operators' own calendars, as this product uses them. Instants are epoch milliseconds. */
export type CalendarService = {
  /** Where a browser goes to give us access. The verifier has to be sent with the code that comes back. */
  authorise(input: AuthorizationRequest): { url: string; verifier: string };
  /** Exchanges a code for a grant; null when the code is not, or no longer, valid. */
  exchange(code: CalendarCode): Promise<CalendarGrant | null>;
  listCalendars(grantId: string, mostMs?: number): Promise<ListedCalendar[]>;
  /** All that touches the window, each occurrence of what repeats by itself. Throws TooManyEvents. */
  listEvents(place: CalendarPlace, window: Window, mostMs?: number): Promise<ExternalEvent[]>;
  /** The event that was made for a booking, by its mark; null when there is none. */
  findEventOf(place: CalendarPlace, bookingId: string): Promise<MadeEvent | null>;
  /** Throws CalendarReadOnly. */
  createEvent(place: CalendarPlace, event: BookingEvent): Promise<MadeEvent>;
  /** False when there is no such event any more. */
  updateEvent(place: CalendarPlace, eventId: string, event: BookingEvent): Promise<boolean>;
  /** Deleting one that is gone already is no error. */
  deleteEvent(place: CalendarPlace, eventId: string): Promise<void>;
  /** Ends access to an account for good; ending it again is no error. */
  endGrant(grantId: string): Promise<void>;
  /** What a signed message is about; null when the signature is not the service's. */
  readMessage(body: string, signature: string): CalendarMessage | null;
};

export type CalendarProvider = 'google' | 'microsoft' | 'icloud';
export type AuthorizationRequest = {
  redirectUri: string;
  state: string;
  /** Null: the person chooses. */
  provider: CalendarProvider | null;
};
export type CalendarCode = { code: string; verifier: string; redirectUri: string };

/** Access to an account. */
export type CalendarGrant = { grantId: string; email: string; provider: string };

/** One calendar of an account. */
export type CalendarPlace = { grantId: string; calendarId: string };

export type Window = { from: number; until: number };

export type ExternalEvent = {
  id: string;
  isCancelled: boolean;
  /** Whether its owner is busy meanwhile; tentative counts as busy. */
  isBusy: boolean;
  /** Addresses of those who were invited and said no. */
  declinedBy: string[];
  when: ExternalTime;
  /** Of an event that was made for a booking, or of a copy of one. */
  bookingId: string | null;
  /** Its UID in iCalendar files; an event that was added from one keeps the UID it has there. */
  icalUid: string | null;
};

/** Days are whole, of whichever calendar, the last one included; a moment takes no time. */
export type ExternalTime =
  | { kind: 'times'; startsAt: number; endsAt: number }
  | { kind: 'days'; first: string; last: string }
  | { kind: 'moment' };

/** A booking as its operator's calendar shows it. */
export type BookingEvent = {
  bookingId: string;
  title: string;
  details: string;
  startsAt: number;
  endsAt: number;
};

/** Its id, and its UID in iCalendar files where the service says it. */
export type MadeEvent = { id: string; icalUid: string | null };

export type CalendarMessage = {
  type: string;
  grantId: string | null;
  calendarId: string | null;
  eventId: string | null;
};

/** The service does not answer: the last busy times still count. */
export class CalendarsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The calendar service does not answer.', { cause });
  }
}

/** The account gives us no access any more, until its owner connects it again. */
export class GrantExpired extends Error {
  readonly grantId: string;
  constructor(grantId: string) {
    super('The calendar account does not let us in any more.');
    this.grantId = grantId;
  }
}

/** The account is there, but this calendar of it is not. */
export class CalendarGone extends Error {}

/** The calendar can be read, not written. */
export class CalendarReadOnly extends Error {}

export class TooManyEvents extends Error {}
