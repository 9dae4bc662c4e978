#!/usr/bin/env node
import { processSettings, readSettings, runSandbox } from 'sandbox-kit/sandbox-process';
import * as z from 'zod/mini';
import { createNylasSandbox, sandboxClient } from './nylas-sandbox.ts';

const settings = readSettings(
  z.object({
    ...processSettings,
    /** The application that requests access; target of redirects. */
    SITE_URL: z.url('must be a URL'),
    CLIENT_ID: z._default(z.string(), sandboxClient.clientId),
    API_KEY: z._default(z.string(), sandboxClient.apiKey),
    /** Time zone for new calendars. */
    TIMEZONE: z._default(z.string(), 'UTC'),
  }),
);

await runSandbox(settings, (opening) =>
  createNylasSandbox({
    ...opening,
    siteUrl: settings.SITE_URL,
    client: { clientId: settings.CLIENT_ID, apiKey: settings.API_KEY },
    timezone: settings.TIMEZONE,
  }),
);
