import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tests/support/product/free-port.ts';

/** The payment provider's stand-in as a separate process, and the product's settings for it. */
export type Provider = { env: Record<string, string>; stop(): void };

const PROGRAM = fileURLToPath(
  new URL('../../../packages/stripe-sandbox/src/main.ts', import.meta.url),
);

export async function startProvider(databaseUrl: string): Promise<Provider> {
  const port = await freePort();
  const child = fork(PROGRAM, {
    env: { ...process.env, PORT: `${port}`, DATABASE_URL: databaseUrl, MERCHANT_NAME: 'Bench' },
  });
  await once(child, 'message');
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_bench',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_bench',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench',
      STRIPE_API_URL: `http://127.0.0.1:${port}/sandbox/stripe`,
    },
    stop: () => void child.kill(),
  };
}
