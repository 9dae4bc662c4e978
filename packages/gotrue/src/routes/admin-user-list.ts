import type { Context } from 'hono';
import { presentAccount } from '../accounts/account-view.ts';
import { accountRow, type Account } from '../accounts/accounts.ts';
import { findRows, type AuthContext } from '../auth-context.ts';
import { invalid } from '../auth-problems.ts';

const isFound = `(coalesce(a.email, '') ilike $1 or a.user_metadata->>'full_name' ilike $1)`;

/**
 * Lists users whose address or name contains the filter, newest first; headers give the total and the next and last
 * pages.
 */
export async function listUsers(c: Context, auth: AuthContext): Promise<Response> {
  const page = pageNumber(c.req.query('page'), 1);
  const size = Math.min(pageNumber(c.req.query('per_page'), 50), 1000);
  const like = `%${(c.req.query('filter') ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await auth.pool.query<{ total: string }>(
    `select count(*)::text as total from auth_service.account a where ${isFound}`,
    [like],
  );
  const total = Number(rows[0]?.total ?? 0);
  const accounts = await findRows<Account>(
    auth.pool,
    `select ${accountRow} from auth_service.account a where ${isFound} order by made_ms desc, id limit $2 offset $3`,
    [like, size, (page - 1) * size],
  );
  const last = Math.max(1, Math.ceil(total / size));
  const link = (to: number, rel: string) =>
    `<${auth.rules.issuer}/admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  c.header('x-total-count', String(total));
  c.header(
    'link',
    [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '),
  );
  return c.json({ users: accounts.map(presentAccount), aud: 'authenticated' });
}

function pageNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw invalid('Bad Pagination Parameters');
}
