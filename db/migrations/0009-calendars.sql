-- A captain's own calendar, connected through the calendar service (Nylas). One a captain.
create table calendar_connections (
  operator_id uuid primary key references operators (id),
  grant_id text not null,
  provider text not null,
  email text not null,
  -- `expired`: the captain has to connect again; what was known of the calendar still counts.
  status text not null check (status in ('connected', 'expired')),
  -- The calendars of the account as the service last listed them: [{id, name, isPrimary, isReadOnly}].
  calendars jsonb not null default '[]',
  selected_calendar_id text,
  connected_at timestamptz not null
);
create index calendar_connections_by_grant on calendar_connections (grant_id);

-- An authorisation on its way: bound to the captain who began it, used once.
create table calendar_authorisations (
  state_hash text primary key,
  operator_id uuid not null references operators (id),
  verifier_sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null
);

-- Where busy times come from: the selected calendar of a connection, or an iCalendar address.
create table calendar_sources (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  kind text not null check (kind in ('nylas', 'feed')),
  name text not null,
  -- Of a feed: its address, sealed, since such addresses are secrets; and a hash to find it again.
  address_sealed text,
  address_hash text,
  -- Whether it concerns all boats of the captain, or those in source_boats.
  all_boats boolean not null default true,
  -- When it was last read well, tried, and what went wrong since, in words for the captain.
  read_at timestamptz,
  tried_at timestamptz,
  problem text,
  -- Of a feed: what makes the next reading conditional.
  etag text,
  last_modified text,
  content_hash text,
  created_at timestamptz not null,
  check ((kind = 'feed') = (address_sealed is not null))
);
create index calendar_sources_by_operator on calendar_sources (operator_id);
create unique index calendar_sources_one_nylas on calendar_sources (operator_id) where kind = 'nylas';
create unique index calendar_sources_one_address on calendar_sources (operator_id, address_hash) where kind = 'feed';

create table source_boats (
  source_id uuid not null references calendar_sources (id) on delete cascade,
  boat_id uuid not null references boats (id),
  primary key (source_id, boat_id)
);
create index source_boats_by_boat on source_boats (boat_id);

-- Busy times of a source, within the booking horizon. Whole days run from midnight to midnight on the island.
create table busy_spans (
  source_id uuid not null references calendar_sources (id) on delete cascade,
  -- The event's, or the instance's of a recurring one: reading the same again changes nothing.
  key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (source_id, key)
);
create index busy_spans_by_end on busy_spans (source_id, ends_at);

-- Confirmed bookings as events in the captain's calendar, so that they change and go with the booking.
create table calendar_events (
  booking_id uuid not null references bookings (id),
  grant_id text not null,
  calendar_id text not null,
  event_id text,
  -- What the event said when it was last written; null until it stands.
  fingerprint text,
  removed_at timestamptz,
  primary key (booking_id, grant_id, calendar_id)
);
create index calendar_events_by_event on calendar_events (event_id);

-- A busy time that landed on a sold trip: the captain settles it.
create table calendar_conflicts (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  source_id uuid references calendar_sources (id) on delete set null,
  busy_key text not null,
  busy_from timestamptz not null,
  busy_until timestamptz not null,
  -- `gone`: the busy time went away, or the booking did, before anybody settled it.
  status text not null check (status in ('open', 'kept', 'moved', 'cancelled', 'gone')),
  raised_at timestamptz not null,
  settled_at timestamptz
);
create unique index calendar_conflicts_once on calendar_conflicts (booking_id, busy_key) where status in ('open', 'kept');
create index calendar_conflicts_open on calendar_conflicts (booking_id) where status = 'open';

-- Secret addresses at which other calendars read a captain's bookings: one for all boats, one a boat.
create table calendar_exports (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  boat_id uuid references boats (id),
  token_hash text not null unique,
  token_sealed text not null,
  rotated_at timestamptz not null
);
create unique index calendar_exports_all on calendar_exports (operator_id) where boat_id is null;
create unique index calendar_exports_boat on calendar_exports (operator_id, boat_id) where boat_id is not null;

-- A trip sold while a calendar could not be read: the captain is asked, and the card is charged only on a yes.
alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check
  check (status in ('held', 'pending', 'asked', 'paid', 'expired', 'cancelled', 'refunded'));
alter table bookings add column needs_captain boolean not null default false;
alter table bookings add column captain_answers_until timestamptz;
alter table bookings add constraint bookings_asked_check
  check (status <> 'asked' or captain_answers_until is not null);
-- What the captain answered; null while nobody has.
alter table bookings add column captain_said text check (captain_said in ('yes', 'no'));
alter table payment_sessions drop constraint payment_sessions_status_check;
-- `authorised`: the card's bank keeps the money ready. `released`: it was let go, nothing was charged.
alter table payment_sessions add constraint payment_sessions_status_check
  check (status in ('open', 'authorised', 'released', 'paid', 'expired', 'refund_due', 'refunded'));
create index payment_sessions_authorised on payment_sessions (created_at) where status = 'authorised';
create index bookings_asked on bookings (captain_answers_until) where status = 'asked';
