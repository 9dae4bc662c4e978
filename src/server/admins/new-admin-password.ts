import { adminPasswordProblem } from '#domain/admin-passwords.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { AdminRules } from '../dependencies.ts';

/** The hash of a new password of an admin, or what is wrong with it, told of `field`. Takes its time: never in a transaction. */
export async function hashNewPassword(
  { adminRules }: { adminRules: AdminRules },
  { password, email, field }: { password: string; email: string; field: string },
): Promise<Outcome<string>> {
  const problem = adminPasswordProblem(password, email) ?? (await commonness(adminRules, password));
  if (problem) return refused('invalid', problem, { fields: { [field]: problem } });
  return done(await hashPassword(password));
}

async function commonness(rules: AdminRules, password: string): Promise<string | null> {
  const isRefused = rules.refuseCommonPasswords && (await isCommonPassword(password));
  return isRefused ? 'This is one of the commonest passwords. Please choose another one' : null;
}
