import { findNearestName, sortByNearness } from './nearest-name.ts';

/** Prefixes of our settings: an unknown name with one of them is a typo. */
const FAMILIES = [
  ...['DATABASE_', 'STRIPE_', 'NYLAS_', 'S3_', 'SMTP_', 'MAIL_', 'AUTH_', 'ADMIN_', 'BACKUP_'],
  ...['FORECAST_', 'COMPANY_', 'SEALING_', 'DOCUMENTS_', 'SUPPORT_', 'ALERT_'],
];

/** Settings that libraries and deployments read themselves. */
const OTHERS =
  /^(?:OTEL_|PG[A-Z]|NODE_|LC_|npm_|SSL_CERT_)|^(?:TZ|LANG|DOMAIN|UPSTREAM|POSTGRES_PASSWORD|DEV|SETTINGS_FILE)$|_PROXY$/i;

export type UnknownName = { name: string; nearest: string | null };

/** Lists unknown names, each with the setting that was probably meant. */
export function findUnknownNames(given: Iterable<string>, known: readonly string[]): UnknownName[] {
  return [...given]
    .filter((name) => !known.includes(name) && !OTHERS.test(name))
    .map((name) => ({ name, nearest: findNearest(name, known) }));
}

function findNearest(name: string, known: readonly string[]): string | null {
  const upper = name.toUpperCase();
  const family = FAMILIES.find((start) => upper.startsWith(start));
  const relatives = known.filter((setting) => family && setting.startsWith(family));
  return findNearestName(upper, known) ?? sortByNearness(upper, relatives)[0] ?? null;
}
