#!/usr/bin/env node
import { processSettings, readSettings, runSandbox } from 'sandbox-kit/sandbox-process';
import * as z from 'zod/mini';
import { createStripeSandbox } from './stripe-sandbox.ts';

const settings = readSettings(
  z.object({
    ...processSettings,
    /** Name on the payment page. */
    MERCHANT_NAME: z.string('must be set'),
    /** Path of the API; empty means the root, where Stripe's SDK needs it. */
    API_PATH: z.optional(z.string()),
    /** Path of the pages for people. */
    PAGE_PATH: z.optional(z.string()),
  }),
);

const { MERCHANT_NAME: merchantName, API_PATH: apiPath, PAGE_PATH: pagePath } = settings;
await runSandbox(settings, (opening) =>
  createStripeSandbox({
    ...opening,
    merchantName,
    ...(apiPath === undefined ? {} : { apiPath }),
    ...(pagePath === undefined ? {} : { pagePath }),
  }),
);
