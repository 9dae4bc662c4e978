import { Hono, type Context } from 'hono';
import { adminBoatRoutes } from './admin-boats/admin-boat-routes.ts';
import { adminBookingRoutes } from './admin-bookings/admin-booking-routes.ts';
import { adminOperatorRoutes } from './admin-operators/admin-operator-routes.ts';
import { adminOptInRoutes } from './admin-opt-ins/admin-opt-in-routes.ts';
import { adminAccessRoutes } from './admins/admin-access-routes.ts';
import { adminAccountRoutes } from './admins/admin-account-routes.ts';
import { openAdminDoor } from './admins/admin-door.ts';
import { adminRosterRoutes } from './admins/admin-roster-routes.ts';
import { invitationRoutes } from './admins/invitation-routes.ts';
import { secondStepRoutes } from './admins/second-step-routes.ts';
import { adminAnalyticsRoutes } from './analytics/admin-analytics-routes.ts';
import { auditLogRoutes } from './audit-log/audit-log-routes.ts';
import type { Config } from './config.ts';
import { adminDisputeRoutes } from './disputes/admin-dispute-routes.ts';
import type { RateLimiter } from './http/rate-limits.ts';
import { mountRoutes } from './mount-routes.ts';
import type { OpenWorld } from './open-world.ts';
import { adminOwedRoutes } from './payouts/admin-owed-routes.ts';
import { adminPayoutRoutes } from './payouts/admin-payout-routes.ts';
import { adminRefundRoutes } from './refunds/admin-refund-routes.ts';

/** What admins call, slice by slice. It differs by caller, so it never goes through the answers that are kept. */
export function adminRoutes({ deps }: OpenWorld, limit: RateLimiter, config: Config): Hono {
  const app = new Hono();
  const door = openAdminDoor(deps, config);
  const addressOf = (context: Context) => door.originOf(context).address;
  app.route('/', adminAccessRoutes(deps, door));
  app.route('/', adminAccountRoutes(deps, door));
  app.route('/', secondStepRoutes(deps, door));
  app.route('/', adminRosterRoutes(deps, door));
  app.route('/', invitationRoutes(deps, limit, door));
  app.route('/', auditLogRoutes(deps));
  app.route('/', adminAnalyticsRoutes(deps));
  app.route('/', adminBoatRoutes(deps, addressOf));
  app.route('/', adminOperatorRoutes(deps, addressOf));
  app.route('/', adminOptInRoutes(deps, addressOf));
  mountRoutes(app, adminRefundRoutes(deps), { deps, limit, addressOf });
  app.route('/', adminBookingRoutes(deps, limit, addressOf));
  app.route('/', adminDisputeRoutes(deps));
  app.route('/', adminOwedRoutes(deps));
  app.route('/', adminPayoutRoutes(deps, addressOf));
  return app;
}
