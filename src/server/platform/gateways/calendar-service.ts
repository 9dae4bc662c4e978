import type { ListedCalendar } from '#contract/operator/calendar-api.ts';

/** Operators' own calendars. Instants are epoch milliseconds. */
export type CalendarService = {
  /**
   * Returns the URL of the consent page. The caller must pass the verifier to `exchange` with the returned code (PKCE).
   */
  authorise(input: AuthorizationRequest): { url: string; verifier: string };
  /** Exchanges a code for a grant; null if the code is invalid or expired. */
  exchange(code: CalendarCode): Promise<CalendarGrant | null>;
  listCalendars(grantId: string, maxMs?: number): Promise<ListedCalendar[]>;
  /** Lists all events that touch the window, with recurring events expanded. Throws TooManyEvents. */
  listEvents(place: CalendarPlace, window: Window, maxMs?: number): Promise<ExternalEvent[]>;
  /** Finds the event of a booking by the booking id in its metadata. */
  findEventByBooking(place: CalendarPlace, bookingId: string): Promise<MadeEvent | null>;
  /** Throws CalendarReadOnly. */
  createEvent(place: CalendarPlace, event: BookingEvent): Promise<MadeEvent>;
  /** False if the event no longer exists. */
  updateEvent(place: CalendarPlace, eventId: string, event: BookingEvent): Promise<boolean>;
  /** Idempotent. */
  deleteEvent(place: CalendarPlace, eventId: string): Promise<void>;
  /** Revokes access to an account for good; idempotent. */
  revokeGrant(grantId: string): Promise<void>;
  /** Parses a webhook; null if the signature is invalid. */
  readMessage(body: string, signature: string): CalendarMessage | null;
};

export type CalendarProvider = 'google' | 'microsoft' | 'icloud';
export type AuthorizationRequest = {
  redirectUri: string;
  state: string;
  /** Null lets the person choose. */
  provider: CalendarProvider | null;
};
export type CalendarCode = { code: string; verifier: string; redirectUri: string };

export type CalendarGrant = { grantId: string; email: string; provider: string };

export type CalendarPlace = { grantId: string; calendarId: string };

export type Window = { from: number; until: number };

export type ExternalEvent = {
  id: string;
  isCancelled: boolean;
  /** True if the event blocks time; tentative counts as busy. */
  isBusy: boolean;
  /** Email addresses of invitees who declined. */
  declinedBy: string[];
  when: ExternalTime;
  /** Set on events created for a booking, and on copies of them. */
  bookingId: string | null;
  /** UID in iCalendar files; kept when an event is imported from such a file. */
  icalUid: string | null;
};

/** `days`: all-day in any time zone, including the last day. `moment`: without duration. */
export type ExternalTime =
  | { kind: 'times'; startsAt: number; endsAt: number }
  | { kind: 'days'; first: string; last: string }
  | { kind: 'moment' };

export type BookingEvent = {
  bookingId: string;
  title: string;
  details: string;
  startsAt: number;
  endsAt: number;
};

/** Event id, and its iCalendar UID if the service returns one. */
export type MadeEvent = { id: string; icalUid: string | null };

export type CalendarMessage = {
  type: string;
  grantId: string | null;
  calendarId: string | null;
  eventId: string | null;
};

/** Thrown while the service is unreachable; the busy times that were read last remain valid. */
export class CalendarsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The calendar service does not answer.', { cause });
  }
}

/** Thrown when the calendar account no longer grants access; the operator has to reconnect the account. */
export class GrantExpired extends Error {
  readonly grantId: string;
  constructor(grantId: string) {
    super('The calendar account no longer grants access.');
    this.grantId = grantId;
  }
}

/** Thrown when the account exists but the calendar does not. */
export class CalendarNotFound extends Error {}

export class CalendarReadOnly extends Error {}

export class TooManyEvents extends Error {}
