-- What captains pay to have a boat featured. The row is written before any money moves.
create table boat_features (
  id uuid primary key,
  boat_id uuid not null references boats (id),
  operator_id uuid not null references operators (id),
  -- Made by the browser for each try: sent twice, it pays once.
  request_key uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('pending', 'paid', 'refused', 'refund_due', 'refunded')),
  -- The provider's name for the charge; without one nothing can have been taken.
  payment_intent text unique,
  -- The days this payment added, both included.
  from_day date,
  until_day date check (until_day >= from_day),
  -- Who is at it, until it counts as dead: one at a time asks the provider.
  claimed_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (boat_id, request_key),
  check (status <> 'paid' or (payment_intent is not null and from_day is not null and until_day is not null))
);
-- Two tabs cannot pay for one boat at once.
create unique index boat_features_one_pending on boat_features (boat_id) where status = 'pending';
create index boat_features_unsettled on boat_features (created_at) where status in ('pending', 'refund_due');

-- Each payment has one receipt.
alter table mails add column boat_feature_id uuid references boat_features (id);
