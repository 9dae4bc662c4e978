import { adminAccountEndpoints } from './admin-account-endpoints.ts';
import { adminAccessEndpoints } from './admin-access-endpoints.ts';
import { adminAnalyticsEndpoints } from './admin-analytics-endpoints.ts';
import { adminBoatEndpoints } from './admin-boat-endpoints.ts';
import { adminBookingEndpoints } from './admin-booking-endpoints.ts';
import { adminOperatorEndpoints } from './admin-operator-endpoints.ts';
import { adminOptInEndpoints } from './admin-opt-in-endpoints.ts';
import { adminRosterEndpoints } from './admin-roster-endpoints.ts';
import { adminDisputeEndpoints } from './admin-dispute-endpoints.ts';
import { adminPayoutEndpoints } from './admin-payout-endpoints.ts';
import { adminRefundEndpoints } from './admin-refund-endpoints.ts';
import { auditLogEndpoints } from './audit-log-endpoints.ts';

/** What admins call. A slice of the portal has its own list. */
export const adminEndpoints = {
  ...adminAccessEndpoints,
  ...adminAccountEndpoints,
  ...adminRosterEndpoints,
  ...auditLogEndpoints,
  ...adminAnalyticsEndpoints,
  ...adminRefundEndpoints,
  ...adminBookingEndpoints,
  ...adminDisputeEndpoints,
  ...adminPayoutEndpoints,
  ...adminBoatEndpoints,
  ...adminOperatorEndpoints,
  ...adminOptInEndpoints,
} as const;
