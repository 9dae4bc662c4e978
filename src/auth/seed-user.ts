import { addAccount, changeAccount, findAccountByEmail } from './accounts.ts';
import { inTransaction, type AuthDesk } from './auth-desk.ts';
import { hashPassword } from './passwords.ts';
import { readEmail } from './request-fields.ts';

export type UserSeed = { email: string; password: string; name: string };

/** Somebody confirmed, made once: whoever is there already keeps password and name. */
export async function seedUser(desk: AuthDesk, seed: UserSeed): Promise<{ id: string }> {
  const email = readEmail(seed.email);
  const known = await findAccountByEmail(desk.pool, email);
  if (known) return { id: known.id };
  const draft = {
    email,
    password_hash: await hashPassword(seed.password),
    user_metadata: { name: seed.name },
  };
  return inTransaction(desk, async (work) => {
    const added = await addAccount(work, draft);
    if (added) return changeAccount(work, added.id, { email_confirmed_ms: work.nowMs });
    const other = await findAccountByEmail(work.db, email);
    if (!other) throw new Error(`The account of ${email} could not be made.`);
    return other;
  }).then(({ id }) => ({ id }));
}
