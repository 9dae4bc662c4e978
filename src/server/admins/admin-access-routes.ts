import { Hono } from 'hono';
import type { AdminView } from '#contract/admin-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Deps } from '../product-deps.ts';
import type { Admin } from './admin-session-queries.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';

export function adminAccessRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.get(endpoints.adminMe.path, requireAdmin(deps, endpoints.adminMe), (context) =>
    context.json(presentAdmin(context.get('admin'))),
  );
  return app;
}

export function presentAdmin({ id, name, email, role, totp_since: since }: Admin): AdminView {
  return { id, name, email, role, hasSecondStep: since !== null };
}
