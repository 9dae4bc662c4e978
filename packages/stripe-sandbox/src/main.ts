#!/usr/bin/env node
import { processSettings, readSettings, runSandbox } from 'sandbox-kit/sandbox-process';
import * as z from 'zod/mini';
import { openStripeSandbox } from './stripe-sandbox.ts';

const settings = readSettings(
  z.object({
    ...processSettings,
    /** The name that the payment page shows. */
    MERCHANT_NAME: z.string('must be set'),
    /** Where the API is below its host; Stripe's SDK needs it at the root, so empty. */
    API_PATH: z.optional(z.string()),
    /** Where the pages are that people see. */
    PAGE_PATH: z.optional(z.string()),
  }),
);

const { MERCHANT_NAME: merchantName, API_PATH: apiPath, PAGE_PATH: pagePath } = settings;
await runSandbox(settings, (opening) =>
  openStripeSandbox({
    ...opening,
    merchantName,
    ...(apiPath === undefined ? {} : { apiPath }),
    ...(pagePath === undefined ? {} : { pagePath }),
  }),
);
