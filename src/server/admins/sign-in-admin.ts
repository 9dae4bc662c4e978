import type { AdminLoginPayload } from '#contract/admin-access-payloads.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { isPassword } from '../../auth/passwords.ts';
import type { Reader } from '../database/database.ts';
import type { Deps } from '../product-deps.ts';
import type { Admin } from './admin-session-queries.ts';
import { beginSession, type Origin } from './admin-sessions.ts';

export type SignedIn = { admin: Admin; token: string };

/** Signs an admin in by password. */
export async function signInAdmin(
  deps: Deps,
  { email, password }: AdminLoginPayload,
  origin: Origin,
): Promise<Outcome<SignedIn>> {
  const admin = await findAdminByEmail(deps.database, email);
  const isRight = await isPassword(password, admin?.password_hash ?? null);
  if (!admin || !isRight) return wrongPassword;
  const now = deps.now();
  const token = await beginSession(deps.database, deps, { adminId: admin.id, origin, now });
  return done({ admin, token });
}

const wrongPassword = refused('unauthenticated', 'This email or password is not right.');

/** The admin who signs in with this address; null for nobody, and for one who was removed. */
export async function findAdminByEmail(reader: Reader, email: string): Promise<Admin | null> {
  const found = await reader
    .selectFrom('admins')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}
