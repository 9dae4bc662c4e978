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
