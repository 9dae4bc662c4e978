import { listPage, type ListKinds } from './catalogue/sandbox-lists.ts';
import { findHeld, type Work } from './payments/payment-store.ts';
import { resourceMissing, type StripeProblem } from './requests/stripe-problems.ts';
import type { Params } from './requests/stripe-params.ts';

/** `refusal` is returned instead of the object, and the writes are committed. */
export type Acted = { object: object; refusal?: StripeProblem | null };

export type Caller = 'browser' | 'server';

export type StripeEndpoint = {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  /** Browsers only have a publishable key. */
  caller: Caller;
  act: (work: Work, params: Params, id: string) => Promise<Acted>;
};

export type Act<Result> = (work: Work, params: Params, id: string) => Promise<Result>;

export function endpoint(
  method: StripeEndpoint['method'],
  path: string,
  act: Act<object>,
  caller: Caller = 'server',
): StripeEndpoint {
  return {
    method,
    path,
    caller,
    act: async (work, params, id) => ({ object: await act(work, params, id) }),
  };
}

/** Kind of object, and the noun and parameter with which Stripe's error names a missing one. */
type ReadKind = { kind: string; noun: string; param: string };

/** GET an object by id. */
export function readEndpoint(path: string, { kind, noun, param }: ReadKind): StripeEndpoint {
  return endpoint('GET', `${path}/:id`, async (work, params, id) => {
    params.onlyKnown(['expand']);
    const held = await findHeld<object>(work, kind, id);
    if (!held) throw resourceMissing(noun, id, param);
    return held.body;
  });
}

/** GET a list of all objects of a kind, newest first. */
export function listEndpoint(path: string, kinds: ListKinds): StripeEndpoint {
  return endpoint('GET', path, (work, params) => listPage(work, params, path, kinds));
}
