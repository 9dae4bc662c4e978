import { sql, type SqlBool } from 'kysely';
import { codeLetters, searchedWords } from '#domain/operators/guest-search.ts';
import { atTheStart } from '../../../platform/database/sql-fragments.ts';

/**
 * Matches prefixes of words in the guest's name, in any order, of the code or of the email address. Expressions match
 * those of the indexes.
 */
export function bookingsNaming(search: string) {
  const words = searchedWords(search);
  const letters = codeLetters(search);
  const code = sql`replace(bookings.code, '-', '')`;
  const byName =
    words.length === 0
      ? sql``
      : sql`to_tsvector('simple', fold_name(bookings.customer_name))
          @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}) or `;
  const byCode =
    letters === ''
      ? sql``
      : sql` or ${code} like ${`${letters}%`} or ${code} like ${`SXM${letters}%`}`;
  return sql<SqlBool>`(
    ${byName}lower(bookings.customer_email) like lower(${atTheStart(search)})${byCode})`;
}
