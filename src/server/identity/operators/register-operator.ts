import { sql } from 'kysely';
import type { RegisterPayload } from '#contract/operator/operator-api.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { inTransaction, type Write } from '../../platform/database/database.ts';
import type { AuthSession } from '../../platform/gateways/auth-gateway.ts';
import type { Deps } from '../../platform/dependencies.ts';

/**
 * Starts an operator's account: the auth service mails the link, the name is stored here. Gives a
 * session only where no link has to be followed. Whether the address was taken shows nowhere.
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
  // Not waited for: whoever registers must not learn from the time it takes that the address is known.
  completeRegistration(deps, { name, email, password }, { from, language }).catch(
    (error: unknown) => deps.log.warn('a registration was not completed:', error),
  );
  return done(null);
}

/** Somebody who can sign in, but whom we do not know: the registration broke off after the sign-up. */
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
 * An operator who is known already keeps what they have. One who has no sign-in yet is given this one:
 * nobody can use it before the link that is mailed to this address was followed. Until then the address
 * counts as nobody's, whoever registered it first: the name is the one given last.
 */
async function saveOperator(
  deps: Deps,
  { name, email, userId, language }: NewOperator,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    // Two tries at once make one operator.
    await sql`select pg_advisory_xact_lock(hashtext(${userId}))`.execute(write);
    const known = await write
      .selectFrom('operators')
      .select('id')
      .where('auth_user_id', '=', userId)
      .executeTakeFirst();
    if (known) return rename(write, known.id, name);
    const claimed = await write
      .updateTable('operators')
      .set({ auth_user_id: userId })
      .where('auth_user_id', 'is', null)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst();
    if (claimed) return;
    const operator = { id: deps.newId(), name, email, auth_user_id: userId, language };
    const created = { ...operator, created_at: new Date(deps.now()), ...unlistedAtFirst(deps) };
    await write.insertInto('operators').values(created).execute();
  });
}

/** Where documents are asked for, who is new is not listed before theirs are checked. */
function unlistedAtFirst({ documentsGraceDays, now }: Deps) {
  if (documentsGraceDays === null) return {};
  return { unlisted_at: new Date(now()), documents_asked_on: null };
}

/** Of operators with boats the name is known to others: nobody who only registers changes it. */
async function rename(write: Write, id: string, name: string): Promise<void> {
  await write
    .updateTable('operators')
    .set({ name })
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from boats where operator_id = operators.id)`)
    .execute();
}
