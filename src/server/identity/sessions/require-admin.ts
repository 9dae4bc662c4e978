import type { Context, MiddlewareHandler } from 'hono';
import { hasPermission, type AdminPermission } from '#domain/admin/admin-permissions.ts';
import { refused } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { isSameSite } from '../../platform/http/other-sites.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import type { CallerOf } from '../../platform/http/serve.ts';
import { readAdminToken } from './admin-context.ts';
import type { Admin } from '../admins/admin-queries.ts';
import { findAdminByToken } from './admin-sessions.ts';

type AdminEnv = { Variables: CallerOf['admin'] };

/**
 * Admits admins whose role has the permission, and sets `no-store`. An admin who must set up two-factor authentication
 * is limited to endpoints marked `beforeSecondStep`: setup and sign-out.
 */
export function requireAdmin(
  deps: Deps,
  { permission, beforeSecondStep }: { permission: AdminPermission; beforeSecondStep?: true },
): MiddlewareHandler<AdminEnv> {
  return async (context, next) => {
    if (!isOwnPage(context, deps.site.publicUrl)) return answerProblem(foreign);
    const token = readAdminToken(context, deps.site.publicUrl);
    const admin = token === '' ? null : await findAdminByToken(deps.database, token, deps.now());
    if (!admin) return answerProblem(signedOut.problem);
    if (!hasPermission(admin.role, permission)) return answerProblem(onlySuperAdmins.problem);
    if (!beforeSecondStep && mustSetUpSecondStep(deps, admin)) return answerProblem(setUpFirst);
    context.set('admin', admin);
    context.set('token', token);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}

/** Super admins move money, so in production a password is not enough. */
export function mustSetUpSecondStep(
  { adminRules }: Pick<Deps, 'adminRules'>,
  { role, totpSince: since }: Admin,
): boolean {
  return adminRules.superAdminsNeedSecondStep && role === 'super_admin' && since === null;
}

const setUpFirst = refused('forbidden', 'secondStep.needed', {
  facts: { needs: 'second-step' },
}).problem;
export const signedOut = refused('unauthenticated', 'signIn.needed');
export const onlySuperAdmins = refused('forbidden', 'permission.superAdmin');
const foreign = refused('forbidden', 'request.crossSite').problem;

/** Guards endpoints before sign-in against login CSRF. */
export function requireOwnPage(publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwnPage(context, publicUrl)) return answerProblem(foreign);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}

/** Browsers attach cookies automatically, so changes must come from our own pages (CSRF). */
function isOwnPage({ req }: Context, publicUrl: string): boolean {
  const ours = new URL(publicUrl).origin;
  return req.method === 'GET' || isSameSite(req.raw.headers, (origin) => origin === ours);
}
