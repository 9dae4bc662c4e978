import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import pg from 'pg';
import * as z from 'zod/mini';

/** Settings of every sandbox that runs as a separate process. */
export const processSettings = {
  PORT: z.string('must be set').check(z.regex(/^\d{1,5}$/, 'must be a number')),
  /** Public URL; defaults to this machine. */
  PUBLIC_URL: z.optional(z.url('must be a URL')),
  DATABASE_URL: z.url('must be the URL of a PostgreSQL database'),
};

/** Reads the environment. Names a missing or invalid setting and exits. */
export function readSettings<Schema extends z.ZodMiniType>(schema: Schema): z.infer<Schema> {
  const reading = schema.safeParse(process.env);
  if (reading.success) return reading.data;
  for (const { path, message } of reading.error.issues)
    process.stderr.write(`${path.join('.')} ${message}.\n`);
  return process.exit(1);
}

type ProcessSettings = z.infer<z.ZodMiniObject<typeof processSettings>>;
type Sandbox = { app: Hono; close(): Promise<void> };
type Opening = { pool: pg.Pool; publicUrl: string; now: () => number; log(line: string): void };

/** Runs a sandbox as a separate process until a signal stops it. */
export async function runSandbox(
  { PORT, PUBLIC_URL = `http://localhost:${PORT}`, DATABASE_URL }: ProcessSettings,
  open: (opening: Opening) => Promise<Sandbox>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  pool.on('error', () => {});
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const sandbox = await open({ pool, publicUrl: PUBLIC_URL, now: Date.now, log });
  const server = serve({ fetch: sandbox.app.fetch, port: Number(PORT) }, () => {
    // A parent process waits for this message.
    if (process.send) process.send('open');
    else process.stdout.write(`Open at ${PUBLIC_URL}\n`);
  });
  const stop = async () => {
    server.close();
    await sandbox.close();
    await pool.end();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop());
}
