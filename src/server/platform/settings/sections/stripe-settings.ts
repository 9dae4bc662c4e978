import * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

/** Stripe's keys are recognised by their prefix. Errors omit the values. */
export const stripeShape = {
  STRIPE_SECRET_KEY: buildKeySchema(
    /^(sk|rk)_(test|live)_/,
    'sk_test_, sk_live_, rk_test_ or rk_live_',
  ),
  STRIPE_PUBLISHABLE_KEY: buildKeySchema(/^pk_(test|live)_/, 'pk_test_ or pk_live_'),
  STRIPE_WEBHOOK_SECRET: buildKeySchema(/^whsec_/, 'whsec_'),
  STRIPE_API_URL: settings.optionalWebAddress,
};

type Given = z.infer<z.ZodMiniObject<typeof stripeShape>>;

function buildKeySchema(pattern: RegExp, prefixes: string) {
  const error = (issue: { input?: unknown }) =>
    `must begin with ${prefixes}${describeOther(String(issue.input))}.`;
  return z.optional(z.string().check(z.refine((text) => pattern.test(text), { error })));
}

function describeOther(text: string): string {
  const others: [prefix: RegExp, what: string][] = [
    [/^sk_/, 'a secret key, which belongs in STRIPE_SECRET_KEY'],
    [/^rk_/, 'a restricted key, which belongs in STRIPE_SECRET_KEY'],
    [/^pk_/, 'a publishable key, which belongs in STRIPE_PUBLISHABLE_KEY'],
    [/^whsec_/, 'a webhook secret, which belongs in STRIPE_WEBHOOK_SECRET'],
  ];
  const other = others.find(([prefix]) => prefix.test(text));
  return other ? `: this is ${other[1]}` : '';
}

export function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk|pk)_live_/.test(key ?? '');
}

/** Detects keys of test and live mode side by side: cards would be entered in one and charged in the other. */
export function stripeProblems(given: Given): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (secret === undefined || publishable === undefined) return [];
  if (isLiveKey(secret) === isLiveKey(publishable)) return [];
  const mode = (key: string) => (isLiveKey(key) ? 'live' : 'test');
  return [
    `STRIPE_SECRET_KEY is a ${mode(secret)} key, but STRIPE_PUBLISHABLE_KEY is a ${mode(publishable)} key: use two keys of the same mode.`,
  ];
}

export function toStripe(given: Given) {
  if (!given.STRIPE_SECRET_KEY) return undefined;
  return {
    secretKey: given.STRIPE_SECRET_KEY,
    publishableKey: given.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    apiUrl: given.STRIPE_API_URL ?? 'https://api.stripe.com',
  };
}
