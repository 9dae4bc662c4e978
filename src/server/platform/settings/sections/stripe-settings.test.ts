import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

function listProblems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

test.each([
  [
    { STRIPE_SECRET_KEY: 'pk_live_1' },
    'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_: this is a publishable key, which belongs in STRIPE_PUBLISHABLE_KEY.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'sk_test_1' },
    'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_: this is a secret key, which belongs in STRIPE_SECRET_KEY.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'rk_live_1' },
    'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_: this is a restricted key, which belongs in STRIPE_SECRET_KEY.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'pk_test_1' },
    'STRIPE_WEBHOOK_SECRET must begin with whsec_: this is a publishable key, which belongs in STRIPE_PUBLISHABLE_KEY.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    'STRIPE_SECRET_KEY is a test key, but STRIPE_PUBLISHABLE_KEY is a live key: use two keys of the same mode.',
  ],
  [
    { STRIPE_SECRET_KEY: 'a-secret-nobody-should-read' },
    'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.',
  ],
])(
  'distinguishes keys of Stripe by their prefix, and never repeats a wrong one: %o',
  (env, problem) => {
    expect(listProblems(env)).toEqual([problem]);
  },
);
