import type { BoatStatus } from './boats.ts';

/**
 * A boat's status on the site. Suspending an operator takes all of its boats off the site. Published boats are unlisted
 * while their operator's documents are missing.
 */
export const listingStatuses = ['published', 'draft', 'unlisted', 'suspended'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const operatorStatuses = ['active', 'suspended'] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

type OperatorOfBoat = { status: OperatorStatus; isUnlisted: boolean };

export function decideListingStatus(status: BoatStatus, operator: OperatorOfBoat): ListingStatus {
  if (operator.status === 'suspended') return 'suspended';
  return status === 'published' && operator.isUnlisted ? 'unlisted' : status;
}

/** Moderation actions against a boat or an operator. Each needs a reason. */
export const noticeKinds = [
  'unpublished',
  'featured',
  'feature-ended',
  'suspended',
  'reinstated',
  'picture-removed',
  'introduction-removed',
  'meeting-photo-removed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Parts of a captain's profile that an admin may remove. */
export const profileParts = ['picture', 'introduction'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const MIN_REASON_LENGTH = 5;
export const MAX_REASON_LENGTH = 500;
