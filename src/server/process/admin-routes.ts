import { Hono, type Context } from 'hono';
import { adminBoatRoutes } from '../admin/boats/admin-boat-routes.ts';
import { adminBookingRoutes } from '../admin/bookings/admin-booking-routes.ts';
import { adminOperatorRoutes } from '../admin/operators/admin-operator-routes.ts';
import { adminOptInRoutes } from '../admin/opt-ins/admin-opt-in-routes.ts';
import { adminAccessRoutes } from '../admins/admin-access-routes.ts';
import { adminAccountRoutes } from '../admins/admin-account-routes.ts';
import { openAdminContext } from '../admins/admin-context.ts';
import { adminRosterRoutes } from '../admins/admin-roster-routes.ts';
import { invitationRoutes } from '../admins/invitation-routes.ts';
import { secondStepRoutes } from '../admins/second-step-routes.ts';
import { adminAnalyticsRoutes } from '../admin/analytics/admin-analytics-routes.ts';
import { auditLogRoutes } from '../admin/audit-log/audit-log-routes.ts';
import type { Config } from '../settings/config.ts';
import { adminDisputeRoutes } from '../admin/disputes/admin-dispute-routes.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import type { OpenDependencies } from './open-dependencies.ts';
import { adminOwedRoutes } from '../payouts/admin-owed-routes.ts';
import { adminPayoutRoutes } from '../payouts/admin-payout-routes.ts';
import { adminRefundRoutes } from '../payments/refunds/admin-refund-routes.ts';

/** What admins call, slice by slice. It differs by caller, so it never goes through the answers that are kept. */
export function adminRoutes({ deps }: OpenDependencies, limit: RateLimiter, config: Config): Hono {
  const app = new Hono();
  const sessions = openAdminContext(deps, config);
  const addressOf = (context: Context) => sessions.originOf(context).address;
  app.route('/', adminAccessRoutes(deps, sessions));
  app.route('/', adminAccountRoutes(deps, sessions));
  app.route('/', secondStepRoutes(deps, sessions));
  app.route('/', adminRosterRoutes(deps, sessions));
  app.route('/', invitationRoutes(deps, limit, sessions));
  app.route('/', auditLogRoutes(deps));
  app.route('/', adminAnalyticsRoutes(deps));
  app.route('/', adminBoatRoutes(deps, addressOf));
  app.route('/', adminOperatorRoutes(deps, addressOf));
  app.route('/', adminOptInRoutes(deps, addressOf));
  app.route('/', adminRefundRoutes(deps, addressOf));
  app.route('/', adminBookingRoutes(deps, limit, addressOf));
  app.route('/', adminDisputeRoutes(deps));
  app.route('/', adminOwedRoutes(deps));
  app.route('/', adminPayoutRoutes(deps, addressOf));
  return app;
}
