import { serve } from '@hono/node-server';
import pg from 'pg';
import * as z from 'zod/mini';
import { openAuthService } from './auth-service.ts';
import { openPlainMail } from './plain-mail.ts';

/** The settings of the sign-in service where it runs by itself, as a service for others. */
const Settings = z.object({
  PORT: z.string(),
  /** Where people and programs reach it; tokens are issued by PUBLIC_URL/auth/v1. */
  PUBLIC_URL: z.url(),
  DATABASE_URL: z.string(),
  /** The site that mailed links may lead to. */
  SITE_URL: z.url(),
  ANON_KEY: z.string(),
  SERVICE_KEY: z.string(),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string(),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
});

const settings = Settings.parse(process.env);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL });
pool.on('error', () => {});
const site = new URL(settings.SITE_URL).origin;
const service = await openAuthService({
  pool,
  publicUrl: settings.PUBLIC_URL,
  now: Date.now,
  sendMail: openPlainMail(settings.SMTP_URL, settings.MAIL_FROM),
  anonKey: settings.ANON_KEY,
  serviceKey: settings.SERVICE_KEY,
  allowedRedirects: (to) => URL.canParse(to) && new URL(to).origin === site,
  rateLimits: { isOn: settings.RATE_LIMITS === 'on' },
  log: (line) => process.stderr.write(`${line}\n`),
});
const server = serve({ fetch: service.app.fetch, port: Number(settings.PORT) }, () =>
  process.send?.('open'),
);

async function stop(): Promise<void> {
  server.close();
  await service.close();
  await pool.end();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop());
