#!/usr/bin/env node
import { processSettings, readSettings, runSandbox } from 'sandbox-kit/sandbox-process';
import * as z from 'zod/mini';
import { createStripeSandbox } from './stripe-sandbox.ts';

const settings = readSettings(
  z.object({
    ...processSettings,
    /** Name on the payment page. */
    MERCHANT_NAME: z.string('must be set'),
    /** Base path of the API. Empty means the root, so that Stripe's SDK needs only a host, a port and a protocol. */
    API_PATH: z.optional(z.string()),
    /** Base path of the payment pages. */
    PAGE_PATH: z.optional(z.string()),
  }),
);

const { MERCHANT_NAME: merchantName, API_PATH: apiPath, PAGE_PATH: pagePath } = settings;
await runSandbox(settings, (sandboxOptions) =>
  createStripeSandbox({
    ...sandboxOptions,
    merchantName,
    ...(apiPath === undefined ? {} : { apiPath }),
    ...(pagePath === undefined ? {} : { pagePath }),
  }),
);
