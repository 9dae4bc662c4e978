import {
  lineItemList,
  type CheckoutSession,
  type SessionHidden,
} from '../sessions/checkout-sessions.ts';
import { findAnyObject, listObjects, type Work } from '../payments/payment-store.ts';
import { invalidParam } from '../requests/stripe-problems.ts';

type Fields = Record<string, unknown>;

const deepest = 4;

/** Replaces ids by objects along paths such as `payment_intent.latest_charge` or `data.customer`. */
export async function expand(work: Work, answer: object, paths: string[]): Promise<object> {
  const copy: Fields = structuredClone({ ...answer });
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest)
      throw invalidParam(
        'expand',
        `You cannot expand more than ${deepest} levels of a property. Property: ${path}`,
      );
    await expandPath(work, copy, steps, path);
  }
  return copy;
}

async function expandPath(work: Work, at: Fields, steps: string[], path: string): Promise<void> {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  const value = await valueAt(work, at, step, path);
  at[step] = value;
  for (const below of Array.isArray(value) ? value : [value]) {
    if (isFields(below)) await expandPath(work, below, rest, path);
  }
}

async function valueAt(work: Work, at: Fields, step: string, path: string): Promise<unknown> {
  const value = at[step];
  if (value === undefined) {
    const included = await includable(work, at, step);
    if (included) return included;
    throw invalidParam('expand[0]', `This property cannot be expanded (${path}).`);
  }
  if (typeof value !== 'string') return value;
  const held = await findAnyObject(work, value);
  if (!held) throw invalidParam('expand[0]', `This property cannot be expanded (${path}).`);
  return { ...held.body };
}

/** Returns a list that the object includes only on request. */
async function includable(work: Work, at: Fields, step: string): Promise<object | null> {
  const id = typeof at['id'] === 'string' ? at['id'] : null;
  if (id === null) return null;
  if (at['object'] === 'checkout.session' && step === 'line_items') {
    const held = await findAnyObject(work, id);
    return held ? lineItemList(held.body as CheckoutSession, held.hidden as SessionHidden) : null;
  }
  if (at['object'] === 'charge' && step === 'refunds') {
    const { data, has_more } = await listObjects(
      work,
      { kind: 'refund', parent: id },
      { limit: 10, startingAfter: null, endingBefore: null },
    );
    return { object: 'list', data, has_more, url: `/v1/charges/${id}/refunds` };
  }
  return null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
