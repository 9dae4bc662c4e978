import { adminPasswordProblem } from '#domain/admin-sign-in.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../dependencies.ts';

/** The hash of a new password of an admin, or what is wrong with it, told of `field`. Takes its time: never in a transaction. */
export async function hashNewPassword(
  deps: Pick<Deps, 'adminRules' | 'credentials'>,
  { password, email, field }: { password: string; email: string; field: string },
): Promise<Outcome<string, 'invalid'>> {
  const problem = adminPasswordProblem(password, email) ?? (await commonness(deps, password));
  if (problem) return refused('invalid', problem, { fields: { [field]: problem } });
  return done(await deps.credentials.hashPassword(password));
}

async function commonness(
  { adminRules, credentials }: Pick<Deps, 'adminRules' | 'credentials'>,
  password: string,
): Promise<string | null> {
  const isRefused =
    adminRules.refuseCommonPasswords && (await credentials.isCommonPassword(password));
  return isRefused ? 'This is one of the commonest passwords. Please choose another one' : null;
}
