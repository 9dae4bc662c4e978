import * as z from 'zod/mini';
import { runStandIn } from '../stand-in-process.ts';
import { openPaymentSandbox } from './payment-sandbox.ts';

const settings = z
  .object({
    PORT: z.string(),
    PUBLIC_URL: z.url(),
    DATABASE_URL: z.string(),
    /** The name that the payment page shows. */
    MERCHANT_NAME: z.string(),
  })
  .parse(process.env);

await runStandIn(settings, (pool) =>
  openPaymentSandbox({
    pool,
    publicUrl: settings.PUBLIC_URL,
    merchantName: settings.MERCHANT_NAME,
    now: Date.now,
    log: (line) => process.stderr.write(`${line}\n`),
  }),
);
