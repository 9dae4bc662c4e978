import type { DataSubject } from '#domain/privacy/erasure.ts';

/** Result of an erasure for a value. Null always stays null. */
export type Becomes = 'gone with its row' | 'facts without words' | { value: string | null };

export type Mark =
  /** Not personal by itself: an id, a day, an amount, a state. */
  | 'of nobody'
  /** References of books and outside services to a payment or a boat; kept. */
  | 'of the books'
  /** Staff data, kept as long as the record of their acts. */
  | 'of the staff'
  /** Hash or key; never exported, deleted with its row. */
  | 'a secret'
  | {
      of: Partial<Record<DataSubject, Becomes>>;
      /** Encrypted for its operator; exported in plain text. */
      isSealed?: true;
    };

export type MarksOf<Table> = { readonly [Column in keyof Table]-?: Mark };

export const words = (...whose: DataSubject[]): Mark => becomes(null, ...whose);
export const facts: Mark = {
  of: { guest: 'facts without words', operator: 'facts without words' },
};
export const rowOfGuest: Mark = { of: { guest: 'gone with its row' } };
export const rowOfOperator: Mark = { of: { operator: 'gone with its row' } };
export const sealedRow: Mark = { of: { operator: 'gone with its row' }, isSealed: true };

export function becomes(value: string | null, ...whose: DataSubject[]): Mark {
  return { of: Object.fromEntries(whose.map((person) => [person, { value }])) };
}

/** Assigns one mark to several columns. */
export function all<const Column extends string>(mark: Mark, ...columns: Column[]) {
  return Object.fromEntries(columns.map((column) => [column, mark])) as Record<Column, Mark>;
}

export const ofNobody = <const Column extends string>(...columns: Column[]) =>
  all('of nobody', ...columns);
