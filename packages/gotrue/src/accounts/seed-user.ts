import { addAccount, changeAccount, findAccountByEmail } from './accounts.ts';
import { inTransaction, type AuthContext } from '../auth-context.ts';
import { hashPassword } from './passwords.ts';
import { readEmail } from '../routes/request-fields.ts';

export type UserSeed = { email: string; password: string; name: string };

/** Creates a confirmed user once: an existing user keeps their password and name. */
export async function seedUser(auth: AuthContext, seed: UserSeed): Promise<{ id: string }> {
  const email = readEmail(seed.email);
  const known = await findAccountByEmail(auth.pool, email);
  if (known) return { id: known.id };
  const draft = {
    email,
    password_hash: await hashPassword(seed.password),
    user_metadata: { name: seed.name },
  };
  return inTransaction(auth, async (tx) => {
    const added = await addAccount(tx, draft);
    if (added) return changeAccount(tx, added.id, { email_confirmed_ms: tx.nowMs });
    const other = await findAccountByEmail(tx.db, email);
    if (!other) throw new Error(`The account of ${email} could not be created.`);
    return other;
  }).then(({ id }) => ({ id }));
}
