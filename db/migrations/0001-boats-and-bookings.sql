-- Who offers boats. Sign-in belongs to the auth service; `auth_user_id` is its name for the same person.
create table operators (
  id uuid primary key,
  name text not null,
  email text not null unique,
  auth_user_id uuid unique,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null
);

create table boats (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  name text not null,
  slug text not null unique,
  type text not null,
  trip_type text not null check (trip_type in ('private', 'tour', 'both')),
  pricing_mode text not null check (pricing_mode in ('perSeat', 'charter', 'both')),
  port text not null,
  custom_port text,
  capacity integer not null check (capacity >= 1),
  price_per_seat_cents integer check (price_per_seat_cents >= 0),
  charter_price_cents integer check (charter_price_cents >= 0),
  description text not null default '',
  availability jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  featured_from date,
  featured_until date,
  featured_payment_id text,
  -- Rises with every edit, so that a sale or an edit can tell that it looked at an older boat.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index boats_by_operator on boats (operator_id);

-- Addresses a boat had before it was renamed; they lead to the boat still.
create table former_slugs (
  slug text primary key,
  boat_id uuid not null references boats (id)
);

create table boat_photos (
  id uuid primary key,
  boat_id uuid not null references boats (id),
  position integer not null,
  caption text not null,
  -- Where the picture's variants are served: `{path}-{width}.{format}`.
  path text not null,
  unique (boat_id, position)
);

create table bookings (
  id uuid primary key,
  -- What people say on the phone and write in mails.
  code text not null unique,
  boat_id uuid not null references boats (id),
  operator_id uuid not null references operators (id),
  flow text not null check (flow in ('checkout', 'form')),
  status text not null check (status in ('held', 'pending', 'paid', 'expired', 'cancelled', 'refunded')),
  pricing_mode text not null check (pricing_mode in ('perSeat', 'charter')),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  -- The departure of a seat booking, the start of a charter; null for a charter of the form flow.
  time text check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  group_size integer not null check (group_size >= 1),
  customer_name text not null,
  customer_email text not null,
  customer_phone text,
  special_requests text,
  trip_cents integer not null check (trip_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  amount_cents integer not null check (amount_cents = trip_cents + fee_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  -- When the seats of an unpaid booking are given back.
  hold_ends_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  check (pricing_mode = 'charter' or (time is not null and start_date = end_date)),
  check (status not in ('held', 'pending') or hold_ends_at is not null)
);
create index bookings_by_operator on bookings (operator_id, created_at desc);
create index bookings_by_boat_day on bookings (boat_id, start_date);
create index bookings_waiting on bookings (hold_ends_at) where status in ('held', 'pending');

-- One row a boat and day: a charter has the whole boat, or seats are sold, never both (readings: one hull).
create table boat_days (
  boat_id uuid not null references boats (id),
  day date not null,
  seats_taken integer not null default 0 check (seats_taken >= 0),
  charter_booking uuid references bookings (id) deferrable initially deferred,
  primary key (boat_id, day),
  check (charter_booking is null or seats_taken = 0)
);

-- One row a departure that ever sold a seat: never more seats than the boat has.
create table departures (
  boat_id uuid not null references boats (id),
  day date not null,
  time text not null check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  capacity integer not null,
  seats_taken integer not null check (seats_taken between 0 and capacity),
  primary key (boat_id, day, time)
);

-- Every step of a booking's life: what happened, when, by whom.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  at timestamptz not null,
  event text not null,
  actor text not null,
  facts jsonb not null default '{}'
);
create index booking_events_by_booking on booking_events (booking_id, id);

-- A payment page opened at the provider for a booking, and what became of it.
create table payment_sessions (
  id text primary key,
  booking_id uuid not null references bookings (id),
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('open', 'paid', 'expired', 'refund_due', 'refunded')),
  url text not null,
  expires_at timestamptz not null,
  payment_intent text,
  refund_id text,
  refund_reason text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payment_sessions_by_booking on payment_sessions (booking_id);
create index payment_sessions_unsettled on payment_sessions (status, expires_at) where status in ('open', 'refund_due');
-- A booking is paid once: a second payment for it can only be one to give back.
create unique index payment_sessions_one_paid on payment_sessions (booking_id) where status = 'paid';

-- Mails that must go out once. The row is the promise; the sending is told apart from it.
create table mails (
  key text primary key,
  booking_id uuid references bookings (id),
  kind text not null,
  recipient text not null check (recipient in ('visitor', 'operator')),
  queued_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
