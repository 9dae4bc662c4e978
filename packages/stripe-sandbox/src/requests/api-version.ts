import { apiVersion } from '../stripe-ids.ts';
import { StripeProblem } from './stripe-problems.ts';

/** First of the named releases; earlier versions return objects in other shapes. */
const oldest = '2024-09-30';

/**
 * Rejects a `Stripe-Version` that was never released, or whose objects differ too much. Answers every other version in
 * the shapes of `apiVersion`, which a response header states.
 */
export function refuseUnknownVersion(asked: string | undefined): void {
  if (asked === undefined || asked === apiVersion) return;
  const [, day] = /^(\d{4}-\d{2}-\d{2})\.[a-z]+$/.exec(asked) ?? [];
  if (day !== undefined && day >= oldest && day <= apiVersion.slice(0, 10)) return;
  throw new StripeProblem(
    400,
    `Invalid Stripe API version: ${asked.slice(0, 40)}. This is not valid, or not spoken here: objects are answered as of ${apiVersion}.`,
    { type: 'invalid_request_error' },
    true,
  );
}

/** Connected accounts are not supported. */
export function refuseOtherAccount(asked: string | undefined, key: string): void {
  if (asked === undefined) return;
  throw new StripeProblem(
    403,
    `The provided key '${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}' does not have access to account '${asked.slice(0, 40)}' (or that account does not exist). Application access may have been revoked.`,
    { type: 'invalid_request_error', code: 'account_invalid' },
    true,
  );
}
