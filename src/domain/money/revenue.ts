/** Revenue of trips sold through the platform, in whole cents. Each part counts on the day it happened. */
export type RevenueParts = {
  /** Payments by guests, service fees included. */
  paidCents: number;
  refundedCents: number;
  /** Amounts that guests' banks took back in disputes, less what they returned. */
  disputedCents: number;
};

/**
 * Returns payments less refunds and disputes. Operators' dashboards and statements and the platform's dashboard and
 * analytics all show this. Negative in a period in which more was returned than paid.
 */
export function computeRevenueCents({
  paidCents,
  refundedCents,
  disputedCents,
}: RevenueParts): number {
  return paidCents - refundedCents - disputedCents;
}
