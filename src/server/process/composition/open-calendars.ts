import { nylasPath, createNylasSandbox, type NylasSandbox } from 'nylas-sandbox';
import type pg from 'pg';
import { ISLAND_ZONE } from '#domain/time/days.ts';
import type { Config } from '../../platform/settings/config.ts';
import { demoCalendarAccounts } from './demo-calendars.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { CALENDAR_WEBHOOK_PATH } from '../../marketplace/calendars/connection/calendar-message-routes.ts';
import {
  CalendarsUnavailable,
  type CalendarService,
} from '../../platform/gateways/calendar-service.ts';
import { openNylasCalendars } from '../../platform/gateways/nylas/nylas-calendars.ts';

export type OpenCalendars = {
  service: CalendarService;
  /** Embedded service; null with the real one. */
  sandbox: NylasSandbox | null;
  /** Called with the port of this process. */
  onListening(port: number): void;
};

/** Credentials for the embedded service. */
export const SANDBOX_CLIENT = {
  clientId: 'sandbox-boat-trips',
  apiKey: 'nyk_sandbox_boat_trips',
} as const;

/** Opens Nylas or the sandbox; both speak one protocol. */
export async function openCalendars(
  config: Config,
  pool: pg.Pool,
  now: () => number,
  log: Log,
): Promise<OpenCalendars> {
  const { nylas } = config;
  if (nylas) {
    const apiUrl = () => nylas.apiUrl;
    const service = openNylasCalendars({ ...nylas, apiUrl, consentUrl: apiUrl });
    return { service, sandbox: null, onListening: () => {} };
  }
  if (!config.sandboxes) return { service: withoutProvider, sandbox: null, onListening: () => {} };
  const sandbox = await createNylasSandbox({
    pool,
    publicUrl: config.publicUrl,
    now,
    log: (line) => log.debug(line),
    client: SANDBOX_CLIENT,
    timezone: ISLAND_ZONE,
    ...(config.demo ? { accounts: demoCalendarAccounts } : {}),
  });
  let port = config.port;
  const service = openNylasCalendars({
    ...SANDBOX_CLIENT,
    webhookSecret: await sandbox.webhookSecret(),
    apiUrl: () => `http://127.0.0.1:${port}${nylasPath}`,
    consentUrl: () => `${config.publicUrl}${nylasPath}`,
  });
  return {
    service,
    sandbox,
    onListening: (actual) => {
      port = actual;
      sandbox.setWebhookUrl(`http://127.0.0.1:${port}${CALENDAR_WEBHOOK_PATH}`);
    },
  };
}

const noProvider = () => new CalendarsUnavailable(new Error('NYLAS_API_KEY is not set'));
const nothingConnected = () => Promise.reject(noProvider());

/** Production without a provider: calendars cannot be connected until one is set. */
const withoutProvider: CalendarService = {
  authorise() {
    throw noProvider();
  },
  exchange: nothingConnected,
  listCalendars: nothingConnected,
  listEvents: nothingConnected,
  findEventByBooking: nothingConnected,
  createEvent: nothingConnected,
  updateEvent: nothingConnected,
  deleteEvent: nothingConnected,
  revokeGrant: nothingConnected,
  readMessage: () => null,
};
