-- Payments that a cardholder's bank takes back, or asks about. The id is the provider's.
create table disputes (
  id text primary key,
  payment_intent text not null,
  session_id text references payment_sessions (id),
  booking_id uuid references bookings (id),
  boat_feature_id uuid references boat_features (id),
  cents integer not null check (cents > 0),
  reason text not null,
  -- The provider's word.
  status text not null,
  -- By when evidence is due; null when there is nothing to send any more.
  due_by timestamptz,
  opened_at timestamptz not null,
  -- What the provider has taken for it and not given back; and what of that is more than was left of its payment.
  taken_cents integer not null default 0,
  beyond_cents integer not null default 0 check (beyond_cents >= 0),
  check ((booking_id is not null)::int + (boat_feature_id is not null)::int = 1),
  check ((booking_id is null) = (session_id is null))
);
create index disputes_by_booking on disputes (booking_id) where booking_id is not null;
create index disputes_by_opening on disputes (opened_at desc, id desc);

-- Of what was paid and not refunded, so much the bank has taken back. It may come back.
alter table bookings add column disputed_cents integer not null default 0 check (disputed_cents >= 0);

alter table ledger_entries add column dispute_id text references disputes (id);
create index payment_sessions_by_intent on payment_sessions (payment_intent) where payment_intent is not null;
