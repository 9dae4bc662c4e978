import type { ColumnType, Generated } from 'kysely';
import type { Day, Month } from '#domain/days.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import type { PayoutMethod } from '#domain/payouts.ts';
import type { RefundState } from '#domain/refunds.ts';

/** The tables of db/migrations/0007-ledger.sql. */
export type LedgerTables = {
  booking_refunds: BookingRefundsTable;
  payouts: PayoutsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
  disputes: DisputesTable;
  provider_lines: ProviderLinesTable;
};

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

type BookingRefundsTable = {
  id: string;
  booking_id: Fixed<string>;
  session_id: Fixed<string>;
  cents: Fixed<number>;
  reason: Fixed<string>;
  state: ColumnType<RefundState, RefundState | undefined, RefundState>;
  provider_refund: ColumnType<string | null, string | undefined, string | null>;
  failure: ColumnType<string | null, string | undefined, string | null>;
  decided_by: Fixed<string | null>;
  decided_at: Fixed<Date>;
  sent_at: ColumnType<Date | null, Date | undefined, Date | null>;
  asked_at: ColumnType<Date | null, Date | undefined, Date | null>;
  claimed_at: ColumnType<Date | null, Date | undefined, Date | null>;
  settled_reference: ColumnType<string | null, undefined, string>;
  settled_at: ColumnType<Date | null, undefined, Date>;
  settled_by: ColumnType<string | null, undefined, string>;
  is_made_at_provider: ColumnType<boolean, boolean | undefined, never>;
  beyond_cents: ColumnType<number, number | undefined, never>;
};

type PayoutsTable = {
  id: Fixed<string>;
  operator_id: Fixed<string>;
  month: Fixed<Month>;
  cents: Fixed<number>;
  paid_on: Fixed<Day>;
  method: Fixed<PayoutMethod>;
  reference: Fixed<string>;
  note: Fixed<string>;
  request_key: Fixed<string>;
  takes_back: Fixed<string | null>;
  recorded_by: Fixed<string>;
  recorded_at: Fixed<Date>;
};

type LedgerEntriesTable = {
  id: Generated<number>;
  key: Fixed<string>;
  kind: Fixed<string>;
  at: Fixed<Date>;
  booking_id: Fixed<string | null>;
  refund_id: Fixed<string | null>;
  boat_feature_id: Fixed<string | null>;
  payout_id: Fixed<string | null>;
  dispute_id: Fixed<string | null>;
  provider_line_id: Fixed<string | null>;
};

type ProviderLinesTable = {
  id: Fixed<string>;
  provider_line: Fixed<string>;
  type: Fixed<string>;
  cents: Fixed<number>;
  fee_cents: Fixed<number>;
  payment_intent: Fixed<string | null>;
  description: Fixed<string>;
  at: Fixed<Date>;
};

type DisputesTable = {
  id: Fixed<string>;
  payment_intent: Fixed<string>;
  session_id: Fixed<string | null>;
  booking_id: Fixed<string | null>;
  boat_feature_id: Fixed<string | null>;
  cents: number;
  reason: string;
  status: string;
  due_by: Date | null;
  opened_at: Fixed<Date>;
  taken_cents: Generated<number>;
  beyond_cents: Generated<number>;
};

type LedgerLinesTable = {
  entry_id: Fixed<number>;
  account: Fixed<LedgerAccount>;
  operator_id: Fixed<string | null>;
  cents: Fixed<number>;
};
