import * as z from 'zod/mini';
import { runStandIn } from '../stand-in-process.ts';
import { openCalendarSandbox } from './calendar-sandbox.ts';

const settings = z
  .object({
    PORT: z.string(),
    PUBLIC_URL: z.url(),
    DATABASE_URL: z.string(),
    /** The site that asks people to let it in, and that they are led back to. */
    SITE_URL: z.url(),
  })
  .parse(process.env);

await runStandIn(settings, (pool) =>
  openCalendarSandbox({
    pool,
    publicUrl: settings.PUBLIC_URL,
    siteUrl: settings.SITE_URL,
    now: Date.now,
    log: (line) => process.stderr.write(`${line}\n`),
  }),
);
