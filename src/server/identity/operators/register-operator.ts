import { sql } from 'kysely';
import type { RegisterPayload } from '#contract/operator/operator-api.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { AuthSession } from '../../platform/gateways/auth-gateway.ts';
import type { Deps } from '../../platform/dependencies.ts';

/**
 * Creates an account: the auth service mails the link, and the name is stored here. Returns a session only if no
 * confirmation is needed. Does not reveal whether the email address was already taken.
 */
export async function registerOperator(
  deps: Deps,
  { name, email, password }: RegisterPayload,
  { from, language }: { from: string; language: PortalLanguage },
): Promise<Outcome<AuthSession | null, 'invalid' | 'unauthenticated' | 'too-many'>> {
  const signedUp = await deps.auth.signUp({ email, password }, from, language);
  if (!signedUp.ok) return signedUp;
  const { userId, session } = signedUp.value;
  if (userId !== null) {
    await saveOperator(deps, { name, email, userId, language });
    return done(session);
  }
  // Not awaited: the response time must not reveal whether the email address is known.
  completeRegistration(deps, { name, email, password }, { from, language }).catch(
    (error: unknown) => deps.log.warn('a registration was not completed:', error),
  );
  return done(null);
}

/** Completes a registration that was interrupted after the sign-up, for a user without an operator. */
async function completeRegistration(
  deps: Deps,
  { name, email, password }: RegisterPayload,
  { from, language }: { from: string; language: PortalLanguage },
): Promise<void> {
  const signedIn = await deps.auth.signIn({ email, password }, from);
  if (!signedIn.ok) return;
  await saveOperator(deps, { name, email, userId: signedIn.value.user.id, language });
  await deps.auth.signOut(signedIn.value.access_token);
}

type NewOperator = { name: string; email: string; userId: string; language: PortalLanguage };

/**
 * Saves the operator of a user, or links an existing operator that has none. Replaces the name when the sign-up is
 * repeated, because the email address is unverified until the mailed link is followed.
 */
async function saveOperator(
  deps: Deps,
  { name, email, userId, language }: NewOperator,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    // Serializes concurrent attempts, so that they create one operator.
    await sql`select pg_advisory_xact_lock(hashtext(${userId}))`.execute(write);
    const known = await write
      .selectFrom('operators')
      .select('id')
      .where('authUserId', '=', userId)
      .executeTakeFirst();
    if (known) return rename(write, known.id, name);
    const claimed = await write
      .updateTable('operators')
      .set({ authUserId: userId })
      .where('authUserId', 'is', null)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst();
    if (claimed) return;
    const operator = { id: deps.newId(), name, email, authUserId: userId, language };
    const created = { ...operator, createdAt: new Date(deps.now()), ...unlistedAtFirst(deps) };
    await write.insertInto('operators').values(created).execute();
  });
}

/** If documents are required, new operators are unlisted until their documents are checked. */
function unlistedAtFirst({ documentsGraceDays, now }: Deps) {
  if (documentsGraceDays === null) return {};
  return { unlistedAt: new Date(now()), documentsAskedOn: null };
}

/** Renames only operators without boats, since the names of operators with boats are public. */
async function rename(write: Transaction, id: string, name: string): Promise<void> {
  await write
    .updateTable('operators')
    .set({ name })
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from boats where operator_id = operators.id)`)
    .execute();
}
