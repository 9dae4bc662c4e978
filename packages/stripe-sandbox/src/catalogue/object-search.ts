import type { StoredObject, Work } from '../payments/payment-store.ts';

/** A condition on an object. A null value matches a missing field. */
export type Condition = {
  path: string[];
  isNumber: boolean;
  operator: '<' | '<=' | '>' | '>=' | ':' | '~';
  value: string | null;
  isNegated: boolean;
};

export type Matching = {
  conditions: Condition[];
  /** True to join conditions by OR. */
  isAny: boolean;
  /** Cursor: where the previous page ended. */
  before: string | null;
  limit: number;
};

/** Newest first; `next` is the cursor of the next page. */
export async function listMatching(
  work: Work,
  kind: string,
  { conditions, isAny, before, limit }: Matching,
): Promise<{ data: StoredObject[]; next: string | null }> {
  const values: unknown[] = [kind, before, limit + 1];
  const clauses = conditions.map((condition) => buildClause(condition, values));
  const asked = clauses.length > 0 ? `(${clauses.join(isAny ? ' or ' : ' and ')})` : 'true';
  const { rows } = await work.db.query<{ body: StoredObject; seq: string }>(
    `select body, seq::text from sandbox_payments.object
     where kind = $1 and ($2::bigint is null or seq < $2::bigint) and ${asked}
     order by seq desc limit $3`,
    values,
  );
  const page = rows.slice(0, limit);
  return {
    data: page.map(({ body }) => body),
    next: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
  };
}

/** Builds SQL from fixed texts; user input is passed as parameters. */
function buildClause(
  { path, isNumber, operator, value, isNegated }: Condition,
  values: unknown[],
): string {
  const field = `body #>> $${values.push(path)}::text[]`;
  if (value === null) return `(${field}) is ${isNegated ? 'not ' : ''}null`;
  const at = values.push(operator === '~' ? `%${value.replaceAll(/[\\%_]/g, '\\$&')}%` : value);
  const clause =
    operator === '~'
      ? `(${field}) ilike $${at}`
      : isNumber
        ? `(${field})::numeric ${operator === ':' ? '=' : operator} $${at}::numeric`
        : `lower(${field}) ${operator === ':' ? '=' : operator} lower($${at})`;
  return isNegated ? `not coalesce(${clause}, false)` : `coalesce(${clause}, false)`;
}
