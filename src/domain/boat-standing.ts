import type { BoatStatus } from './boats.ts';

/** How a boat stands on the site: a suspended captain's boats are off it, whatever their status. */
export const boatStandings = ['published', 'draft', 'suspended'] as const;
export type BoatStanding = (typeof boatStandings)[number];

export const boatStandingNames: Readonly<Record<BoatStanding, string>> = {
  published: 'Published',
  draft: 'Draft',
  suspended: 'Captain suspended',
};

export const operatorStatuses = ['active', 'suspended'] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

export function boatStanding(status: BoatStatus, captain: OperatorStatus): BoatStanding {
  return captain === 'suspended' ? 'suspended' : status;
}
