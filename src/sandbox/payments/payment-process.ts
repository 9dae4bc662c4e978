import * as z from 'zod/mini';
import { processSettings, readSettings, runSandbox } from 'sandbox-kit/sandbox-process';
import { openPaymentSandbox } from './payment-sandbox.ts';

const settings = readSettings(
  z.object({
    ...processSettings,
    /** The name that the payment page shows. */
    MERCHANT_NAME: z.string(),
  }),
);

await runSandbox(settings, (opening) =>
  openPaymentSandbox({ ...opening, merchantName: settings.MERCHANT_NAME }),
);
