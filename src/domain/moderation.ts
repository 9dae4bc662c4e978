import type { BoatStatus } from './boats.ts';

/** A boat's status on the site: a suspended operator's boats are off it, whatever their own status. */
export const listingStatuses = ['published', 'draft', 'suspended'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const listingStatusNames: Readonly<Record<ListingStatus, string>> = {
  published: 'Published',
  draft: 'Draft',
  suspended: 'Captain suspended',
};

export const operatorStatuses = ['active', 'suspended'] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

export function listingStatusOf(status: BoatStatus, operator: OperatorStatus): ListingStatus {
  return operator === 'suspended' ? 'suspended' : status;
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
