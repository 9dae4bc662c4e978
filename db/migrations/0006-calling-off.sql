-- Trips that do not sail, and what their guests are offered instead.

create table call_offs (
  id uuid primary key,
  operator_id uuid references operators (id),
  admin_id uuid references admins (id),
  reason text not null check (reason in ('weather', 'engine', 'too-few-guests', 'sickness')),
  note text not null default '',
  what text not null,
  idempotency_key uuid not null unique,
  made_at timestamptz not null,
  due_at timestamptz not null,
  constraint call_offs_by_one check (num_nonnulls(operator_id, admin_id) <= 1)
);
comment on table call_offs is 'call-offs: Departures, days or hours that an operator or an admin has called off; by neither, where too few guests came together.';
comment on column call_offs.what is 'In words, such as "Trade Wind on December 4".';
comment on column call_offs.due_at is 'Until when guests may choose what they get instead.';

create table rebooking_offers (
  id uuid primary key,
  call_off_id uuid not null references call_offs (id),
  booking_id uuid not null references bookings (id),
  outcome text check (outcome in ('another-day', 'another-boat', 'refunded', 'void')),
  chosen_at timestamptz,
  constraint rebooking_offers_chosen_at_a_time check ((outcome is null) = (chosen_at is null))
);
comment on table rebooking_offers is 'call-offs: What a guest of a called-off trip may choose: another day, another operator''s boat, or the money.';
comment on column rebooking_offers.outcome is 'Null while they may choose; refunded also when they did not; void: the booking ended otherwise meanwhile.';
create unique index rebooking_offers_one_open on rebooking_offers (booking_id) where outcome is null;
create index rebooking_offers_by_call_off on rebooking_offers (call_off_id);

create table rebookings (
  id uuid primary key,
  offer_id uuid not null unique references rebooking_offers (id),
  booking_id uuid not null references bookings (id),
  from_operator_id uuid not null references operators (id),
  to_operator_id uuid not null references operators (id),
  from_boat_id uuid not null references boats (id),
  to_boat_id uuid not null references boats (id),
  start_date date not null,
  cents integer not null check (cents >= 0),
  at timestamptz not null
);
comment on table rebookings is 'call-offs: Trips that went from one operator to another: both statements say so.';
comment on column rebookings.start_date is 'When it would have sailed.';
comment on column rebookings.cents is 'What the first operator was owed for it, and the second is owed now.';
create index rebookings_from on rebookings (from_operator_id, at);
create index rebookings_to on rebookings (to_operator_id, at);

alter table operators add column takes_rebookings boolean not null default true;
comment on column operators.takes_rebookings is 'Whether guests of other operators'' called-off trips are offered places on their boats.';

-- An entry may move what is owed from one operator to another.
alter table ledger_lines drop constraint ledger_lines_pkey;
create unique index ledger_lines_once on ledger_lines
  (entry_id, account, coalesce(operator_id, '00000000-0000-0000-0000-000000000000'));
