import type { BoatStatus } from './boats.ts';

/**
 * A boat's status on the site: a suspended operator's boats are off it, whatever their own status, and published ones
 * are not listed while their operator's documents are missing.
 */
export const listingStatuses = ['published', 'draft', 'unlisted', 'suspended'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const operatorStatuses = ['active', 'suspended'] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

type OperatorOfBoat = { status: OperatorStatus; isUnlisted: boolean };

export function listingStatusOf(status: BoatStatus, operator: OperatorOfBoat): ListingStatus {
  if (operator.status === 'suspended') return 'suspended';
  return status === 'published' && operator.isUnlisted ? 'unlisted' : status;
}

/** What the platform may do to a boat or to an operator, always with a reason. */
export const noticeKinds = [
  'unpublished',
  'featured',
  'feature-ended',
  'suspended',
  'reinstated',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const LEAST_REASON = 5;
export const MOST_REASON = 500;
