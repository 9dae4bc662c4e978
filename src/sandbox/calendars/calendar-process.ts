import * as z from 'zod/mini';
import { processSettings, readSettings, runSandbox } from 'sandbox-kit/sandbox-process';
import { openCalendarSandbox } from './calendar-sandbox.ts';

const settings = readSettings(
  z.object({
    ...processSettings,
    /** The site that asks people to let it in, and that they are led back to. */
    SITE_URL: z.url(),
  }),
);

await runSandbox(settings, (opening) =>
  openCalendarSandbox({ ...opening, siteUrl: settings.SITE_URL }),
);
