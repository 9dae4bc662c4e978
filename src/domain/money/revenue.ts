/** What trips earned through the platform, in whole cents. Each part is counted on the day it happened. */
export type RevenueParts = {
  /** What guests paid, service fees included. */
  paidCents: number;
  refundedCents: number;
  /** What guests' banks took back in disputes, less what they returned. */
  disputedCents: number;
};

/**
 * Revenue is what was kept: paid, less refunds, less what banks took back. Operators' dashboards and statements and
 * the platform's dashboard and analytics all show this. Negative in a period in which more went back than came in.
 */
export function revenueCents({ paidCents, refundedCents, disputedCents }: RevenueParts): number {
  return paidCents - refundedCents - disputedCents;
}
