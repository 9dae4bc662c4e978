import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ListedCalendar } from '#contract/operator/calendar-api.ts';
import {
  CalendarNotFound,
  CalendarReadOnly,
  CalendarsUnavailable,
  GrantExpired,
  TooManyEvents,
  type AuthorizationRequest,
  type CalendarCode,
  type CalendarGrant,
  type CalendarMessage,
  type CalendarService,
} from '../calendar-service.ts';
import { Nylas } from './nylas-client.ts';
import {
  createEvent,
  deleteEvent,
  findEventByBooking,
  isNotFound,
  listEvents,
  getHttpStatus,
  updateEvent,
} from './nylas-events.ts';

type NylasSettings = {
  clientId: string;
  apiKey: string;
  webhookSecret: string | undefined;
  apiUrl: () => string;
  /** Base URL of the consent pages, as browsers reach it. */
  consentUrl: () => string;
};

const TIMEOUT_SECONDS = 20;
const MAX_MS = 120_000;

/** Calendars by Nylas, or by the sandbox that speaks its protocol. */
export function openNylasCalendars(settings: NylasSettings): CalendarService {
  const at = (apiUri: string) =>
    new Nylas({ apiKey: settings.apiKey, apiUri, timeout: TIMEOUT_SECONDS });
  const nylas = () => at(settings.apiUrl());
  const within = <T>(grantId: string, act: (nylas: Nylas) => Promise<T>) =>
    explainRefusal(nylas(), grantId, act);
  return {
    authorise: (input) => authorise(at(settings.consentUrl()), settings.clientId, input),
    exchange: (code) => exchange(nylas(), settings.clientId, code),
    listCalendars: (grantId, maxMs = MAX_MS) =>
      within(grantId, (open) => listCalendars(open, grantId, maxMs)),
    listEvents: (place, window, maxMs = MAX_MS) =>
      within(place.grantId, (open) => listEvents(open, place, window, maxMs)),
    findEventByBooking: (place, bookingId) =>
      within(place.grantId, (open) => findEventByBooking(open, place, bookingId)),
    createEvent: (place, event) => within(place.grantId, (open) => createEvent(open, place, event)),
    updateEvent: (place, eventId, event) =>
      within(place.grantId, (open) => updateEvent(open, place, eventId, event)),
    deleteEvent: (place, eventId) =>
      within(place.grantId, (open) => deleteEvent(open, place, eventId)),
    revokeGrant: (grantId) => revokeGrant(nylas(), grantId),
    readMessage: (body, signature) => readMessage(body, signature, settings.webhookSecret),
  };
}

function authorise(nylas: Nylas, clientId: string, input: AuthorizationRequest) {
  const { redirectUri, state, provider } = input;
  const { url, secret } = nylas.auth.urlForOAuth2PKCE({
    clientId,
    redirectUri,
    state,
    accessType: 'offline',
    ...(provider ? { provider } : {}),
  });
  return { url, verifier: secret };
}

async function exchange(
  nylas: Nylas,
  clientId: string,
  { code, verifier, redirectUri }: CalendarCode,
): Promise<CalendarGrant | null> {
  try {
    const request = { clientId, redirectUri, code, codeVerifier: verifier };
    const taken = await nylas.auth.exchangeCodeForToken(request);
    return { grantId: taken.grantId, email: taken.email, provider: taken.provider ?? 'unknown' };
  } catch (error) {
    if (getHttpStatus(error) === 400) return null;
    throw new CalendarsUnavailable(error);
  }
}

async function listCalendars(
  nylas: Nylas,
  grantId: string,
  maxMs: number,
): Promise<ListedCalendar[]> {
  const { data } = await nylas.calendars.list({
    identifier: grantId,
    queryParams: { limit: 200 },
    overrides: { timeout: Math.min(maxMs, TIMEOUT_SECONDS * 1000) },
  });
  return data.map((calendar) => ({
    id: calendar.id,
    name: calendar.name,
    isPrimary: calendar.isPrimary ?? false,
    isReadOnly: calendar.readOnly,
  }));
}

async function revokeGrant(nylas: Nylas, grantId: string): Promise<void> {
  try {
    await nylas.grants.destroy({ grantId });
  } catch (error) {
    if (!isNotFound(error)) throw new CalendarsUnavailable(error);
  }
}

/** Verifies the hexadecimal HMAC-SHA256 of the raw body. */
function readMessage(
  body: string,
  signature: string,
  secret: string | undefined,
): CalendarMessage | null {
  if (!secret) return null;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const message = parseMessage(body);
  const about = message?.data?.object ?? {};
  return {
    type: readText(message?.type) ?? '',
    grantId: readText(about['grant_id']),
    calendarId: readText(about['calendar_id']),
    eventId: readText(about['id']),
  };
}

type RawMessage = { type?: unknown; data?: { object?: Record<string, unknown> } };

function parseMessage(body: string): RawMessage | null {
  try {
    return JSON.parse(body) as RawMessage | null;
  } catch {
    return null;
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Looks up the grant's status after a refusal: messages differ between providers, and a wrong API key must not make
 * operators reconnect.
 */
async function explainRefusal<T>(
  nylas: Nylas,
  grantId: string,
  act: (nylas: Nylas) => Promise<T>,
): Promise<T> {
  try {
    return await act(nylas);
  } catch (error) {
    const status = getHttpStatus(error);
    if (status === null) throw isOurs(error) ? error : new CalendarsUnavailable(error);
    if (status === 429 || status >= 500) throw new CalendarsUnavailable(error);
    if (![401, 403, 404].includes(status)) throw error;
    if (!(await hasAccess(nylas, grantId))) throw new GrantExpired(grantId);
    if (status === 403) throw new CalendarReadOnly('The calendar is read-only.', { cause: error });
    if (status === 404) throw new CalendarNotFound('calendar.unknown', { cause: error });
    throw new CalendarsUnavailable(error);
  }
}

async function hasAccess(nylas: Nylas, grantId: string): Promise<boolean> {
  try {
    const { data } = await nylas.grants.find({ grantId });
    return data.grantStatus !== 'invalid';
  } catch (error) {
    if (isNotFound(error)) return false;
    throw new CalendarsUnavailable(error);
  }
}

function isOurs(error: unknown): boolean {
  return error instanceof TooManyEvents || error instanceof CalendarsUnavailable;
}
