import { findAccount, type Account, type Provider } from '../calendars/calendar-records.ts';
import { recordNotice } from '../notices/calendar-notices.ts';
import { toSeconds, type Work } from '../calendars/calendar-store.ts';
import { newUuid } from '../nylas-ids.ts';
import { grantExpired, notFound } from '../nylas-problems.ts';

/** An account's grant for the application: at most one per email address. */
export type Grant = {
  id: string;
  email: string;
  provider: Provider;
  name: string;
  is_valid: boolean;
  scope: string[];
  settings: Record<string, unknown>;
  created: number;
  updated: number;
};

const grants = `
  select g.id, g.email, a.provider, a.name, g.is_valid, g.scope, g.settings,
         g.created::float8 as created, g.updated::float8 as updated
  from sandbox_calendars.account_grant g join sandbox_calendars.account a using (email)`;

/** Finds a grant by id or by email address, as Nylas does. */
export async function findGrant(work: Work, idOrEmail: string): Promise<Grant | null> {
  const { rows } = await work.db.query<Grant>(`${grants} where g.id = $1 or g.email = $1`, [
    idOrEmail,
  ]);
  return rows[0] ?? null;
}

export async function readGrant(work: Work, idOrEmail: string): Promise<Grant> {
  const grant = await findGrant(work, idOrEmail);
  if (!grant) throw notFound('Grant');
  return grant;
}

/** Returns a grant that has not expired, or throws. */
export async function readValidGrant(work: Work, idOrEmail: string): Promise<Grant> {
  const grant = await readGrant(work, idOrEmail);
  if (!grant.is_valid) throw grantExpired();
  return grant;
}

export type GrantFilter = {
  email?: string | undefined;
  grant_status?: string | undefined;
  provider?: string | undefined;
  limit: number;
  offset: number;
};

export async function listGrants(work: Work, filter: GrantFilter): Promise<Grant[]> {
  const { rows } = await work.db.query<Grant>(
    `${grants}
     where ($1::text is null or g.email = $1) and ($2::text is null or g.is_valid = ($2 = 'valid'))
       and ($3::text is null or a.provider = $3)
     order by g.seq limit $4 offset $5`,
    [
      filter.email ?? null,
      filter.grant_status ?? null,
      filter.provider ?? null,
      filter.limit,
      filter.offset,
    ],
  );
  return rows;
}

/** Grants access: creates a grant, or revalidates the existing grant for the email address. */
export async function giveGrant(work: Work, email: string, scope: string[]): Promise<Grant> {
  const account = await findAccount(work, email);
  if (!account) throw notFound('Account');
  const now = toSeconds(work);
  const { rows } = await work.db.query<{ id: string; is_new: boolean }>(
    `insert into sandbox_calendars.account_grant (id, email, is_valid, scope, created, updated)
     values ($1, $2, true, $3, $4, $4)
     on conflict (email) do update set is_valid = true, scope = excluded.scope, updated = excluded.updated
     returning id, (id = $1) as is_new`,
    [newUuid(work.context.randomBytes), email, scope, now],
  );
  const grant = await readGrant(work, email);
  await (rows[0]?.is_new
    ? recordNotice(work, 'grant.created', grant, {
        ...aboutGrant(grant, 25012),
        login_id: grant.id,
      })
    : recordNotice(work, 'grant.updated', grant, {
        ...aboutGrant(grant, 25014),
        reauthentication_flag: true,
      }));
  return grant;
}

/** PATCH /v3/grants/:id */
export async function changeGrant(
  work: Work,
  id: string,
  change: { settings?: Record<string, unknown> | undefined; scope?: string[] | undefined },
): Promise<Grant> {
  const before = await readGrant(work, id);
  await work.db.query(
    `update sandbox_calendars.account_grant set settings = settings || $2, scope = coalesce($3, scope), updated = $4 where id = $1`,
    [before.id, JSON.stringify(change.settings ?? {}), change.scope ?? null, toSeconds(work)],
  );
  const grant = await readGrant(work, before.id);
  await recordNotice(work, 'grant.updated', grant, {
    ...aboutGrant(grant, 25014),
    reauthentication_flag: false,
  });
  return grant;
}

/** Simulates a password change at the provider: the grant remains but is invalid. */
export async function expireGrant(work: Work, email: string): Promise<void> {
  const { rowCount } = await work.db.query(
    'update sandbox_calendars.account_grant set is_valid = false where email = $1 and is_valid',
    [email],
  );
  if (rowCount !== 1) return;
  const grant = await readGrant(work, email);
  await recordNotice(work, 'grant.expired', grant, {
    ...aboutGrant(grant, 25009),
    email: grant.email,
    grant_updated_at: grant.updated,
  });
}

/** Deletes a grant; also used when the application revokes a token. Keeps the account and its calendars. */
export async function deleteGrant(work: Work, id: string): Promise<void> {
  const grant = await readGrant(work, id);
  await work.db.query('delete from sandbox_calendars.account_grant where id = $1', [grant.id]);
  await recordNotice(work, 'grant.deleted', grant, aboutGrant(grant, 25013));
}

function aboutGrant(grant: Grant, code: number) {
  return {
    code,
    grant_id: grant.id,
    integration_id: `sandbox-${grant.provider}`,
    provider: grant.provider,
  };
}

export function pickAccount({ email, provider, name }: Grant): Account {
  return { email, provider, name };
}

export function grantView(grant: Grant): object {
  return {
    id: grant.id,
    object: 'grant',
    provider: grant.provider,
    email: grant.email,
    name: grant.name,
    grant_status: grant.is_valid ? 'valid' : 'invalid',
    scope: grant.scope,
    settings: grant.settings,
    provider_user_id: grant.email,
    created_at: grant.created,
    updated_at: grant.updated,
  };
}
