import type { DataSubject } from '#domain/privacy/erasure.ts';

/** Result of an erasure for a value. Null always stays null. */
export type ErasureResult = 'gone with its row' | 'facts without words' | { value: string | null };

export type DataClass =
  /** Not personal by itself: an id, a day, an amount, a state. */
  | 'non-personal'
  /** Reference by which the ledger or an outside service identifies a payment or a boat; kept. */
  | 'accounting'
  /** Staff data, kept as long as the records of staff actions. */
  | 'staff'
  /** Hash or key; never exported, deleted with its row. */
  | 'secret'
  | {
      of: Partial<Record<DataSubject, ErasureResult>>;
      /** Encrypted for its operator; exported in plain text. */
      isSealed?: true;
    };

export type ClassifiedColumns<Table> = { readonly [Column in keyof Table]-?: DataClass };

export const personalText = (...whose: DataSubject[]): DataClass => markPersonal(null, ...whose);
export const eventPayload: DataClass = {
  of: { guest: 'facts without words', operator: 'facts without words' },
};
export const guestRow: DataClass = { of: { guest: 'gone with its row' } };
export const operatorRow: DataClass = { of: { operator: 'gone with its row' } };
export const sealedRow: DataClass = { of: { operator: 'gone with its row' }, isSealed: true };

export function markPersonal(value: string | null, ...whose: DataSubject[]): DataClass {
  return { of: Object.fromEntries(whose.map((person) => [person, { value }])) };
}

/** Assigns one mark to several columns. */
export function markAll<const Column extends string>(mark: DataClass, ...columns: Column[]) {
  return Object.fromEntries(columns.map((column) => [column, mark])) as Record<Column, DataClass>;
}

export const nonPersonal = <const Column extends string>(...columns: Column[]) =>
  markAll('non-personal', ...columns);
