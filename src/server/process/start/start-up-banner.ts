import { relative } from 'node:path';
import type { Config } from '../../platform/settings/config.ts';

/** Formats the banner that is shown once the server listens; `workers` describes the workers, if there are any. */
export function startUpBanner(config: Config, workers: string | null = null): string {
  const rows: [string, string][] = [
    ['Open', config.publicUrl],
    [
      'Mail',
      config.smtpUrl
        ? new URL(config.smtpUrl).host
        : `${config.publicUrl}/sandbox/mail (read the shop’s mails here)`,
    ],
    ['Payments', paymentsInWords(config)],
    ['Database', databaseInWords(config)],
    ...(workers === null ? [] : [['Workers', workers] as [string, string]]),
  ];
  const logins: [string, string][] = [
    // A hosted auth service has no passwords for the demo's operators.
    ...(config.auth ? [] : [['captain', 'rosa@demo.test / sail-away-sxm'] as [string, string]]),
    ['super admin', 'admin@demo.test / harbour-master-sxm'],
    ['admin', 'deck@demo.test / deck-hand-sxm'],
  ];
  return [
    '',
    'Boat trips around Sint Maarten',
    ...formatColumns(rows),
    ...(config.demo ? ['', 'Demo logins', ...formatColumns(logins)] : []),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

function paymentsInWords({ stripe, sandboxes }: Config): string {
  if (stripe) return stripe.apiUrl;
  return sandboxes ? 'sandbox, no real money' : 'off, because STRIPE_SECRET_KEY is not set';
}

function databaseInWords({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined)
    return `embedded PostgreSQL, in ${relative('.', dataDir) || dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function formatColumns(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}
