import { MINUTE_MS } from '#domain/time/durations.ts';
import type pg from 'pg';
import { findClockFault } from '#domain/time/clock-difference.ts';
import { measureClock } from '../doctor/check-clock.ts';
import { hostname } from 'node:os';
import { statfs } from 'node:fs/promises';
import { AuthUnavailable } from '../../platform/gateways/auth-gateway.ts';
import { CalendarsUnavailable } from '../../platform/gateways/calendar-service.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import { FilesUnavailable } from '../../platform/gateways/file-store.ts';
import { MailRefused } from '../../platform/gateways/mailer.ts';
import { watchCalls, watchMessages, type CallWatch } from '../../platform/gateways/watch-calls.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  ForecastUnavailable,
  type WeatherForecast,
} from '../../platform/gateways/weather-forecast.ts';
import { WalletUnavailable } from '../../platform/gateways/wallets/wallet-services.ts';
import { services, type ServiceHealth } from './service-health.ts';

type Gateways = Pick<Deps, 'payments' | 'calendars' | 'mailer' | 'auth' | 'photoFiles'> & {
  forecast: WeatherForecast;
  wallets: Deps['wallets'];
};
export type GatewayWatches = {
  [Name in keyof Gateways]: (gateway: Gateways[Name]) => Gateways[Name];
};

/** Wraps gateways so that each call and webhook updates the health of its service. */
export function openGatewayWatches(health: ServiceHealth, count: CallWatch): GatewayWatches {
  const watching = (isAway: (error: unknown) => boolean) => ({
    isAway,
    onCall: (call: Parameters<CallWatch>[0]) => {
      count(call);
      const works = call.outcome !== 'away';
      health.saw(call.service, works, works ? undefined : getInnermostReason(call.error));
    },
  });
  const saw = (service: string) => (isSigned: boolean) =>
    health.saw(service, isSigned, 'wrong signature');
  const payments = watching(cannotPay);
  const calendars = watching(isA(CalendarsUnavailable));
  const wallets = { isAway: isA(WalletUnavailable), onCall: count };
  const mail = watching((error) => !(error instanceof MailRefused));
  return {
    payments: (gateway) =>
      watchMessages(
        watchCalls(gateway, services.payments, payments),
        saw(services.paymentMessages),
      ),
    calendars: (gateway) =>
      watchMessages(
        watchCalls(gateway, services.calendars, calendars),
        saw(services.calendarMessages),
      ),
    mailer: (gateway) => watchCalls(gateway, services.mail, mail),
    auth: (gateway) => watchCalls(gateway, services.signIn, watching(isA(AuthUnavailable))),
    // Only counts calls, because a late forecast is no reason for an alert.
    forecast: (gateway) =>
      watchCalls(gateway, 'forecast', { isAway: isA(ForecastUnavailable), onCall: count }),
    // Only counts calls, because passes are a convenience and their jobs are retried.
    wallets: ({ apple, google }) => ({
      apple: apple && watchCalls(apple, 'apple-wallet', wallets),
      google: google && watchCalls(google, 'google-wallet', wallets),
    }),
    photoFiles: (gateway) => watchCalls(gateway, services.photos, watching(isA(FilesUnavailable))),
  };
}

function isA(kind: new (...input: never[]) => Error): (error: unknown) => boolean {
  return (error) => error instanceof kind;
}

/** Treats a rejected key like an outage. */
function cannotPay(error: unknown): boolean {
  if (error instanceof PaymentsUnavailable) return true;
  const { type } = error as { type?: string };
  return type === 'StripeAuthenticationError' || type === 'StripePermissionError';
}

/** Returns the message of the cause, or else the error's own. */
function getInnermostReason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

const DISK_LOOK_MS = MINUTE_MS;
/** Below this share the database soon stops accepting bookings. */
const MIN_FREE_SHARE = 0.1;

/** Checks the free disk space of the data folder periodically. */
export function watchDisk(folder: string, health: ServiceHealth): { close(): void } {
  const look = async () => {
    const { bavail, blocks } = await statfs(folder);
    const free = blocks === 0 ? 1 : bavail / blocks;
    const percent = Math.floor(free * 100);
    health.saw(buildDiskName(hostname()), free >= MIN_FREE_SHARE, `${percent}% of it is free`);
  };
  const lookQuietly = () => void look().catch(() => {});
  lookQuietly();
  const timer = setInterval(lookQuietly, DISK_LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}

const CLOCK_LOOK_MS = MINUTE_MS;

/** Compares this server's clock with the database's periodically. */
export function watchClock(pool: pg.Pool, health: ServiceHealth): { close(): void } {
  const look = async () => {
    const fault = findClockFault(await measureClock(pool));
    health.saw(buildClockName(hostname()), fault === null, fault ?? '');
  };
  const timer = setInterval(() => void look().catch(() => {}), CLOCK_LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}

const CLOCK = 'clock of ';

export function buildClockName(host: string): string {
  return `${CLOCK}${host}`;
}

export function isClock(service: string): boolean {
  return service.startsWith(CLOCK);
}

const DISK = 'disk of ';

export function buildDiskName(host: string): string {
  return `${DISK}${host}`;
}

export function isDisk(service: string): boolean {
  return service.startsWith(DISK);
}
