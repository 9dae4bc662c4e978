import type { AuthReader } from '../auth-context.ts';

/** Marks bans by the installation itself: an admin would not choose this date. */
const FOR_GOOD_MS = Date.UTC(9999, 11, 31);

/** Bans accounts until `unlockAccounts`: blocks their sessions and sign-ins. */
export async function lockAccounts(db: AuthReader, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(
    'update auth_service.account set banned_until_ms = $2 where email = any($1) returning email',
    [emails, FOR_GOOD_MS],
  );
  return rows.map(({ email }) => email);
}

export async function unlockAccounts(db: AuthReader, emails: readonly string[]): Promise<void> {
  await db.query(
    'update auth_service.account set banned_until_ms = null where email = any($1) and banned_until_ms = $2',
    [emails, FOR_GOOD_MS],
  );
}
