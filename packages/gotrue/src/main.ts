#!/usr/bin/env node
import { serve } from '@hono/node-server';
import pg from 'pg';
import * as z from 'zod/mini';
import type { AuthMail } from './gotrue-settings.ts';
import { createAuthService } from './gotrue.ts';
import { createPlainMail } from './mails/plain-mail.ts';

// Runs the auth service as a separate process until Ctrl-C.

const Settings = z.object({
  PORT: z.string().check(z.regex(/^\d{1,5}$/, 'must be a number')),
  DATABASE_URL: z.url(),
  /** Public URL; the issuer of tokens is PUBLIC_URL/auth/v1. */
  PUBLIC_URL: z.optional(z.url()),
  /** The only site that mailed links may lead to. */
  SITE_URL: z.url(),
  /** Requires this API key with every request, unless empty. */
  ANON_KEY: z._default(z.string(), ''),
  /** Key of the admin; no admin if empty. */
  SERVICE_KEY: z._default(z.string(), ''),
  /** Prints mails to the output if unset. */
  SMTP_URL: z.optional(z.url()),
  MAIL_FROM: z._default(z.string(), 'accounts@localhost'),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
});

const reading = Settings.safeParse(process.env);
if (!reading.success) {
  for (const { path, message } of reading.error.issues)
    process.stderr.write(`${path.join('.')}: ${message}\n`);
  process.exit(1);
}
const settings = reading.data;
const { PORT, PUBLIC_URL = `http://localhost:${PORT}`, SMTP_URL } = settings;
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL });
pool.on('error', () => {});
const site = new URL(settings.SITE_URL).origin;
const service = await createAuthService({
  pool,
  publicUrl: PUBLIC_URL,
  now: Date.now,
  sendMail: SMTP_URL === undefined ? printMail : createPlainMail(SMTP_URL, settings.MAIL_FROM),
  anonKey: settings.ANON_KEY,
  serviceKey: settings.SERVICE_KEY,
  allowedRedirects: (to) => URL.canParse(to) && new URL(to).origin === site,
  rateLimits: { isOn: settings.RATE_LIMITS === 'on' },
  log: (line) => process.stderr.write(`${line}\n`),
}).catch(({ message }: Error): never => {
  process.stderr.write(`DATABASE_URL: the database cannot be used: ${message}\n`);
  process.exit(1);
});
const server = serve({ fetch: service.app.fetch, port: Number(PORT) }, () => {
  // A parent process waits for this message.
  if (process.send) process.send('open');
  else process.stdout.write(`Open at ${PUBLIC_URL}/auth/v1\n`);
});

async function printMail({ to, kind, link, token }: AuthMail): Promise<void> {
  process.stdout.write(`Mail (${kind}) to ${to}: ${link ?? ''} code ${token}\n`);
}

async function stop(): Promise<void> {
  server.close();
  await service.close();
  await pool.end();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop());
