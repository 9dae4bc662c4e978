import { sql, type SqlBool } from 'kysely';
import { atTheStart } from '../database/sql-fragments.ts';

/**
 * By how a code, with or without its dashes and its SXM, a name, a surname or an email address begins.
 * Written as the indexes are, so that they serve it.
 */
export function bookingsNaming(search: string) {
  const words = atTheStart(search);
  const letters = search.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const code = sql`replace(bookings.code, '-', '')`;
  const byCode =
    letters === ''
      ? sql``
      : sql` or ${code} like ${`${letters}%`} or ${code} like ${`SXM${letters}%`}`;
  return sql<SqlBool>`(
    lower(bookings.customer_name) like lower(${words})
    or lower(substring(bookings.customer_name from '[^ ]+$')) like lower(${words})
    or lower(bookings.customer_email) like lower(${words})${byCode})`;
}
