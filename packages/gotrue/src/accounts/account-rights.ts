import type { AuthReader } from '../auth-context.ts';

/** Exports a person's stored data without hashes, secrets or tokens. */
export async function readPerson(
  db: AuthReader,
  accountId: string,
): Promise<Record<string, unknown> | null> {
  const { rows } = await db.query<{ person: Record<string, unknown> }>(
    `select to_jsonb(a) - 'password_hash' || jsonb_build_object(
       'factors', (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' - 'last_step'), '[]')
         from auth_service.factor f where account_id = a.id),
       'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'account_id' order by made_ms), '[]')
         from auth_service.session s where account_id = a.id),
       'mails', (select coalesce(jsonb_agg(jsonb_build_object(
           'kind', kind, 'email', email, 'user_metadata', user_metadata, 'made_ms', made_ms)), '[]')
         from auth_service.mailed_token where account_id = a.id),
       'networks', (select count(*) from auth_service.known_network where account_id = a.id)
     ) as person
     from auth_service.account a where id = $1`,
    [accountId],
  );
  return rows[0]?.person ?? null;
}

/** Deletes an account with all related rows and its queued mails; idempotent. */
export async function removePerson(db: AuthReader, accountId: string): Promise<void> {
  await db.query(
    `with gone as (delete from auth_service.account where id = $1 returning email, new_email)
     delete from auth_service.outbox using gone
     where strpos(lower(what::text), lower(coalesce(gone.email, gone.new_email, $1::text))) > 0
        or strpos(what::text, $1::text) > 0`,
    [accountId],
  );
}
