import type { Context, MiddlewareHandler } from 'hono';
import { mayDo, type AdminPermission } from '#domain/admin-permissions.ts';
import { refused } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { CallerOf } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { readAdminToken } from './admin-context.ts';
import { findAdminByToken, type Admin } from './admin-sessions.ts';

type AdminEnv = { Variables: CallerOf['admin'] };

/**
 * Lets only admins through whose role may do this. What they get, nobody may keep. Whoever still has to set
 * up a second step gets no further than `beforeSecondStep`: what is needed to do so, and to leave.
 */
export function requireAdmin(
  deps: Deps,
  { permission, beforeSecondStep }: { permission: AdminPermission; beforeSecondStep?: true },
): MiddlewareHandler<AdminEnv> {
  return async (context, next) => {
    if (!isOwnPage(context, deps.site.publicUrl)) return answerProblem(foreign);
    const token = readAdminToken(context, deps.site.publicUrl);
    const admin = token === '' ? null : await findAdminByToken(deps.database, token, deps.now());
    if (!admin) return answerProblem(signedOut);
    if (!mayDo(admin.role, permission)) return answerProblem(notYours);
    if (!beforeSecondStep && mustSetUpSecondStep(deps, admin)) return answerProblem(setUpFirst);
    context.set('admin', admin);
    context.set('token', token);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}

/** Super admins move money: where that is real, a password alone does not do. */
export function mustSetUpSecondStep(
  { adminRules }: Pick<Deps, 'adminRules'>,
  admin: Admin,
): boolean {
  const isNeeded = adminRules.superAdminsNeedSecondStep && admin.role === 'super_admin';
  return isNeeded && admin.totp_since === null;
}

const setUpFirst = refused(
  'forbidden',
  'Super admins need a second step. Please set it up in My Account first.',
  { facts: { needs: 'second-step' } },
).problem;
const signedOut = refused('unauthenticated', 'Please sign in.').problem;
const notYours = refused('forbidden', 'Only a super admin may do this.').problem;
const foreign = refused('forbidden', 'This request came from another site.').problem;

/** For doors before any session: nobody is signed in from another site's page, either. */
export function requireOwnPage(publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwnPage(context, publicUrl)) return answerProblem(foreign);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}

/** A cookie travels by itself, so what changes something must come from a page of ours. */
export function isOwnPage(context: Context, publicUrl: string): boolean {
  if (context.req.method === 'GET') return true;
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  return origin === undefined || origin === new URL(publicUrl).origin;
}
