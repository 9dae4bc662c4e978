import { adminAccessEndpoints } from './admin-access-endpoints.ts';
import { adminRefundEndpoints } from './admin-refund-endpoints.ts';

/** What admins call. A slice of the portal has its own list. */
export const adminEndpoints = {
  ...adminAccessEndpoints,
  ...adminRefundEndpoints,
} as const;
