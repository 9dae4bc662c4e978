import type { DataSubject } from '#domain/privacy/erasure.ts';

/** What becomes of a value when its person is erased. Null stays null, whatever else it would become. */
export type Becomes = 'gone with its row' | 'facts without words' | { value: string | null };

export type Mark =
  /** Says nothing of a person by itself: an id, a day, an amount, a state. */
  | 'of nobody'
  /** By which books and services outside find a payment or a boat again: it stays with them. */
  | 'of the books'
  /** Of people who work for the platform: theirs while they do, and as long as what they did is kept. */
  | 'of the staff'
  /** A hash or a key: it opens or finds something, is told to nobody, and goes with its row. */
  | 'a secret'
  | {
      of: Partial<Record<DataSubject, Becomes>>;
      /** Encrypted for its operator: an export shows what it says. */
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

/** Columns that share a mark. */
export function all<const Column extends string>(mark: Mark, ...columns: Column[]) {
  return Object.fromEntries(columns.map((column) => [column, mark])) as Record<Column, Mark>;
}

export const ofNobody = <const Column extends string>(...columns: Column[]) =>
  all('of nobody', ...columns);
