import { expect, test } from 'vitest';
import { chooseCardEntry, payPageOrigin } from './open-payments.ts';
import { pagePolicy } from '../../platform/http/security-headers.ts';

const stripe = { secretKey: 'sk', webhookSecret: undefined, publishableKey: 'pk_test_x' };
const real = { stripe: { ...stripe, apiUrl: 'https://api.stripe.com' } };

/** Parses the page's policy into its allowed sources, by kind. */
function parsePolicy(
  cards: ReturnType<typeof chooseCardEntry>,
  payOrigin = 'https://boats.example',
): Record<string, string[]> {
  const parts = pagePolicy({ style: 'sha256-x' }, { cardEntry: cards, payOrigin }).split('; ');
  return Object.fromEntries(
    parts.map((part) => {
      const [kind = '', ...sources] = part.split(' ');
      return [kind, sources];
    }),
  );
}

test.each([
  ['the sandbox', { stripe: undefined }],
  ['Stripe without a public key', { stripe: { ...real.stripe, publishableKey: undefined } }],
])('a page reaches only its own site with %s', (_, config) => {
  const policy = parsePolicy(chooseCardEntry(config));
  for (const kind of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy[kind]).toEqual(["'self'"]);
  }
});

test('a page reaches Stripe’s script, fields and API when Stripe is configured', () => {
  const entry = chooseCardEntry(real);
  expect(entry).toEqual({ kind: 'stripe', publishableKey: 'pk_test_x' });
  const policy = parsePolicy(entry);
  expect(policy['script-src']).toContain('https://js.stripe.com');
  expect(policy['frame-src']).toContain('https://hooks.stripe.com');
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.stripe.com']);
});

test('a page reaches only the configured payment API when it is not Stripe’s', () => {
  const apiUrl = 'https://pay.example:8443/base';
  const entry = chooseCardEntry({ stripe: { ...stripe, apiUrl } });
  expect(entry).toEqual({ kind: 'plain', apiUrl, publishableKey: 'pk_test_x' });
  const policy = parsePolicy(entry);
  expect(policy['connect-src']).toEqual(["'self'", 'https://pay.example:8443']);
  expect(policy['script-src']).toEqual(["'self'"]);
});

test('an inlined script is allowed by its hash, in addition to the scripts of the site and Stripe', () => {
  const site = { cardEntry: chooseCardEntry(real), payOrigin: 'https://boats.example' };
  expect(pagePolicy({ style: 'sha256-x', script: 'sha256-y' }, site)).toMatch(
    /; script-src 'self' 'sha256-y' https:\/\/js\.stripe\.com /,
  );
});

test('a host that only resembles Stripe’s gets no Stripe policy', () => {
  const apiUrl = 'https://api.stripe.com.example';
  expect(chooseCardEntry({ stripe: { ...stripe, apiUrl } })?.kind).toBe('plain');
});

test.each([
  ['the sandbox', { stripe: undefined }, 'https://boats.example'],
  ['Stripe', real, 'https://checkout.stripe.com'],
  [
    'Stripe without a public key',
    { stripe: { ...real.stripe, publishableKey: undefined } },
    'https://checkout.stripe.com',
  ],
  [
    'another API with Stripe’s protocol',
    { stripe: { ...stripe, apiUrl: 'https://pay.example:8443/base' } },
    'https://pay.example:8443',
  ],
])('a form may lead only to the payment pages of %s', (_, config, origin) => {
  const payOrigin = payPageOrigin({ ...config, publicUrl: 'https://boats.example/' });
  expect(parsePolicy(chooseCardEntry(config), payOrigin)['form-action']).toEqual([
    "'self'",
    origin,
  ]);
});
