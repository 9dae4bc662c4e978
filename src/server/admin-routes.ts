import { Hono } from 'hono';
import { adminAccessRoutes } from './admins/admin-access-routes.ts';
import { adminAccountRoutes } from './admins/admin-account-routes.ts';
import { openAdminDoor } from './admins/admin-door.ts';
import type { Config } from './config.ts';
import type { RateLimiter } from './http/rate-limits.ts';
import type { OpenWorld } from './open-world.ts';

/** What admins call, slice by slice. It differs by caller, so it never goes through the answers that are kept. */
export function adminRoutes({ deps }: OpenWorld, _limit: RateLimiter, config: Config): Hono {
  const app = new Hono();
  const door = openAdminDoor(deps, config);
  app.route('/', adminAccessRoutes(deps, door));
  app.route('/', adminAccountRoutes(deps, door));
  return app;
}
