import type { Selectable } from 'kysely';
import type { Reader } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { SignedInUser } from '../gateways/auth-gateway.ts';

export type Operator = Selectable<Tables['operators']>;

/** The operator who signs in as this person; null for people who never made an operator's account here. */
export async function findOperatorOf(reader: Reader, user: SignedInUser): Promise<Operator | null> {
  const operator = await reader
    .selectFrom('operators')
    .selectAll()
    .where('auth_user_id', '=', user.userId)
    .executeTakeFirst();
  if (!operator || operator.email === user.email) return operator ?? null;
  // They changed their address at the auth service, where the new one was confirmed.
  await reader
    .updateTable('operators')
    .set({ email: user.email })
    .where('id', '=', operator.id)
    .execute();
  return { ...operator, email: user.email };
}
