import { sql, type SqlBool } from 'kysely';
import { normalizeCode, splitSearch } from '#domain/operators/guest-search.ts';
import { matchPrefix } from '../../../platform/database/sql-fragments.ts';

/**
 * Matches prefixes of words in the guest's name (in any order), of the code, or of the email address. The expressions
 * must equal those of the indexes, or the query cannot use the indexes.
 */
export function matchBookings(search: string) {
  const terms = splitSearch(search);
  const letters = normalizeCode(search);
  const code = sql`replace(bookings.code, '-', '')`;
  const byName =
    terms.length === 0
      ? sql``
      : sql`to_tsvector('simple', fold_name(bookings.customer_name))
          @@ to_tsquery('simple', ${terms.map((word) => `${word}:*`).join(' & ')}) or `;
  const byCode =
    letters === ''
      ? sql``
      : sql` or ${code} like ${`${letters}%`} or ${code} like ${`SXM${letters}%`}`;
  return sql<SqlBool>`(
    ${byName}lower(bookings.customer_email) like lower(${matchPrefix(search)})${byCode})`;
}
