-- Money that goes back to guests. `due`: decided, the provider has yet to be asked. `failed`: the guest does
-- not have it, and a person has to look.
create table booking_refunds (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  -- The payment that it is given back of.
  session_id text not null references payment_sessions (id),
  cents integer not null check (cents > 0),
  reason text not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  -- The provider's name for it; of the last try, when there were several.
  provider_refund text,
  failure text,
  -- Null where the product decided by itself: paid too late, or twice.
  decided_by uuid references admins (id),
  decided_at timestamptz not null,
  sent_at timestamptz,
  -- When the provider was last asked whether the guest's bank has kept it.
  asked_at timestamptz,
  -- Who is at it, until they count as dead: one at a time asks the provider.
  claimed_at timestamptz,
  check (state <> 'sent' or (provider_refund is not null and sent_at is not null)),
  check (state <> 'failed' or failure is not null)
);
create index booking_refunds_by_booking on booking_refunds (booking_id, decided_at);
create index booking_refunds_by_session on booking_refunds (session_id);
create index booking_refunds_unsent on booking_refunds (decided_at) where state <> 'sent';
create index booking_refunds_sent on booking_refunds (sent_at) where state = 'sent';
create unique index booking_refunds_by_provider on booking_refunds (provider_refund);

-- What captains were paid out. Taking one back is another row, of less than nothing.
create table payouts (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  -- Of which month's trips; `yyyy-MM`.
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  cents integer not null check (cents <> 0),
  paid_on date not null,
  method text not null check (method in ('paypal', 'bank_wire', 'cash')),
  reference text not null,
  note text not null default '',
  -- Made by the browser for each try: sent twice, it is recorded once.
  request_key uuid not null unique,
  takes_back uuid unique references payouts (id),
  recorded_by uuid not null references admins (id),
  recorded_at timestamptz not null,
  check ((takes_back is null) = (cents > 0))
);
create index payouts_by_operator on payouts (operator_id, month);

-- The books. An entry is one event with money; its lines say from which account to which, and come to 0.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- What happened, in a word that happens once: whoever tells it again adds nothing.
  key text not null unique,
  kind text not null,
  at timestamptz not null,
  booking_id uuid references bookings (id),
  refund_id uuid references booking_refunds (id),
  boat_feature_id uuid references boat_features (id),
  payout_id uuid references payouts (id),
  check ((booking_id is not null)::int + (boat_feature_id is not null)::int + (payout_id is not null)::int = 1),
  check (refund_id is null or booking_id is not null)
);
create index ledger_entries_by_booking on ledger_entries (booking_id) where booking_id is not null;
create index ledger_entries_by_payout on ledger_entries (payout_id) where payout_id is not null;

create table ledger_lines (
  entry_id bigint not null references ledger_entries (id),
  account text not null check (account in
    ('card-clearing', 'owed-to-captain', 'service-fees', 'feature-sales', 'refunds-owed', 'paid-out')),
  -- Whose: each captain has an account of their own.
  operator_id uuid references operators (id),
  cents bigint not null check (cents <> 0),
  primary key (entry_id, account),
  check ((account = 'owed-to-captain') = (operator_id is not null))
);
create index ledger_lines_by_operator on ledger_lines (operator_id) where operator_id is not null;

-- Whatever a statement adds leaves each entry that it touches balanced.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_lines where entry_id in (select entry_id from added)
    group by entry_id having sum(cents) <> 0)
  then raise exception 'an entry of the ledger does not come to 0';
  end if;
  return null;
end $$;
create trigger ledger_lines_balance after insert on ledger_lines
  referencing new table as added for each statement execute function refuse_unbalanced();

create trigger ledger_entries_are_only_added_to before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_lines_are_only_added_to before update or delete or truncate on ledger_lines
  for each statement execute function refuse_change();
create trigger payouts_are_only_added_to before update or delete or truncate on payouts
  for each statement execute function refuse_change();

-- A captain is told of each payout.
alter table mails add column payout_id uuid references payouts (id);

-- From here on: the books of all that was paid before there were books.

-- Until now a booking that is `refunded` was paid too late, and goes by its payment page.
insert into booking_refunds (id, booking_id, session_id, cents, reason, state, provider_refund, decided_at, sent_at)
select gen_random_uuid(), booking_id, id, amount_cents, coalesce(refund_reason, 'not owed'),
  case status when 'refunded' then 'sent' else 'due' end,
  -- Where the provider's own name was lost, one that cannot be taken for it.
  case status when 'refunded' then case when refund_id like 're\_%' then refund_id else 'of ' || id end end,
  coalesce(settled_at, created_at),
  case status when 'refunded' then coalesce(settled_at, created_at) end
from payment_sessions where status in ('refund_due', 'refunded');
alter table payment_sessions drop column refund_id, drop column refund_reason;

with entries as (
  insert into ledger_entries (key, kind, at, booking_id)
  select 'trip-paid:' || id, 'trip-paid', paid_at, id from bookings where paid_at is not null
  returning id, booking_id)
insert into ledger_lines (entry_id, account, operator_id, cents)
select entries.id, account, owner, cents
from entries join bookings on bookings.id = booking_id
cross join lateral (values
  ('card-clearing', null::uuid, amount_cents),
  ('owed-to-captain', operator_id, -trip_cents),
  ('service-fees', null, -fee_cents)) as line (account, owner, cents)
where cents <> 0;

with entries as (
  insert into ledger_entries (key, kind, at, booking_id, refund_id)
  select 'payment-unwanted:' || session_id, 'payment-unwanted', decided_at, booking_id, id from booking_refunds
  returning id, refund_id)
insert into ledger_lines (entry_id, account, cents)
select entries.id, account, line.cents
from entries join booking_refunds on booking_refunds.id = refund_id
cross join lateral (values
  ('card-clearing', booking_refunds.cents), ('refunds-owed', -booking_refunds.cents)) as line (account, cents);

with entries as (
  insert into ledger_entries (key, kind, at, booking_id, refund_id)
  select 'refund-sent:' || provider_refund, 'refund-sent', sent_at, booking_id, id
  from booking_refunds where state = 'sent'
  returning id, refund_id)
insert into ledger_lines (entry_id, account, cents)
select entries.id, account, line.cents
from entries join booking_refunds on booking_refunds.id = refund_id
cross join lateral (values
  ('refunds-owed', booking_refunds.cents), ('card-clearing', -booking_refunds.cents)) as line (account, cents);

with entries as (
  insert into ledger_entries (key, kind, at, boat_feature_id)
  select case status when 'paid' then 'feature-sold:' else 'feature-unwanted:' end || id,
    case status when 'paid' then 'feature-sold' else 'feature-unwanted' end,
    coalesce(settled_at, created_at), id
  from boat_features where status in ('paid', 'refund_due', 'refunded')
  returning id, kind, boat_feature_id)
insert into ledger_lines (entry_id, account, cents)
select entries.id, account, cents
from entries join boat_features on boat_features.id = boat_feature_id
cross join lateral (values
  ('card-clearing', amount_cents),
  (case kind when 'feature-sold' then 'feature-sales' else 'refunds-owed' end, -amount_cents)
  ) as line (account, cents);

with entries as (
  insert into ledger_entries (key, kind, at, boat_feature_id)
  select 'feature-refunded:' || id, 'feature-refunded', coalesce(settled_at, created_at), id
  from boat_features where status = 'refunded'
  returning id, boat_feature_id)
insert into ledger_lines (entry_id, account, cents)
select entries.id, account, cents
from entries join boat_features on boat_features.id = boat_feature_id
cross join lateral (values
  ('refunds-owed', amount_cents), ('card-clearing', -amount_cents)) as line (account, cents);
