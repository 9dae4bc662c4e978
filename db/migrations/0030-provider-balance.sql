-- The payment provider's own account of its balance, line by line: what it was, its fee, what it came from.
create table provider_lines (
  id uuid primary key,
  -- The provider's name for it: however often it is read, it is here once.
  provider_line text not null unique,
  type text not null,
  cents integer not null,
  fee_cents integer not null,
  -- The payment that it is of; null of payouts and of what the provider charges by itself.
  payment_intent text,
  description text not null default '',
  at timestamptz not null
);
create index provider_lines_by_intent on provider_lines (payment_intent) where payment_intent is not null;
create index provider_lines_by_time on provider_lines (at);

alter table ledger_entries
  add column provider_line_id uuid references provider_lines (id),
  drop constraint ledger_entries_check,
  add constraint ledger_entries_check check (num_nonnulls(booking_id, boat_feature_id, payout_id, provider_line_id) = 1);

alter table ledger_lines
  drop constraint ledger_lines_account_check,
  add constraint ledger_lines_account_check check (account in
    ('card-clearing', 'provider-fees', 'at-bank', 'owed-to-captain', 'service-fees', 'feature-sales', 'refunds-owed',
     'refunded-otherwise', 'losses', 'paid-out'));
