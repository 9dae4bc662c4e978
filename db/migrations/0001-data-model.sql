-- The data model, slice by slice; a table only refers to tables above it. What a table or a column is for is a
-- comment in the database itself: it opens with the slice ("boats: ..."), and docs/data-model.md is made from it.
-- Days are dates of the island's calendar, times of day are its clocks (HH:mm), instants are timestamptz, and
-- money is whole cents of a dollar.

-- For a constraint that compares an id for equality and a time range for overlap.
create extension if not exists btree_gist;

-- Of what proves something (books, audit), no row is ever changed or taken away, whatever the code does.
create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;

------------------------------------------------------------------------------------------------- operators

create table operators (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text,
  auth_user_id uuid unique,
  status text not null default 'active' check (status in ('active', 'suspended')),
  sessions_valid_from timestamptz,
  created_at timestamptz not null
);
comment on table operators is 'operators: Who offers boats. Signing in belongs to the auth service.';
comment on column operators.email is 'Where mail goes. Not unique: after a change of address at the auth service, two may share one for a while.';
comment on column operators.phone is 'Where a guest who has booked reaches the operator on the day; shown to nobody else.';
comment on column operators.auth_user_id is 'What the auth service calls the same person.';
comment on column operators.sessions_valid_from is 'Sign-ins from before do not count: set by a suspension.';
create index operators_by_email on operators (lower(email));
create index operators_by_name on operators (lower(name), id);

----------------------------------------------------------------------------------------------------- boats

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
  trip_minutes integer check (trip_minutes between 15 and 1440),
  turnaround_minutes integer check (turnaround_minutes between 0 and 480),
  status text not null default 'draft' check (status in ('draft', 'published')),
  featured_from date,
  featured_until date,
  featured_payment_id text,
  version integer not null default 1,
  idempotency_key uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
comment on table boats is 'boats: What operators offer. A deleted boat stays for its bookings'' sake.';
comment on column boats.slug is 'Its public address.';
comment on column boats.custom_port is 'Where the port is none of the list.';
comment on column boats.availability is 'Days, seasons, departures and closures, as the editor saves them.';
comment on column boats.trip_minutes is 'How long a trip takes; 240 where the operator gave none.';
comment on column boats.turnaround_minutes is 'What the boat needs before its next trip; none where the operator gave none.';
comment on column boats.version is 'For optimistic locking: rises with every edit, so that a sale or an edit can tell that it looked at an older boat.';
comment on column boats.idempotency_key is 'Of the request that made it, so that one sent again finds this boat.';
create index boats_by_operator on boats (operator_id);
create index boats_by_name on boats (lower(name), id) where deleted_at is null;
create unique index boats_idempotency_key on boats (operator_id, idempotency_key)
  where idempotency_key is not null and deleted_at is null;

create table former_slugs (
  slug text primary key,
  boat_id uuid not null references boats (id)
);
comment on table former_slugs is 'boats: Addresses a boat had before it was renamed; they still lead to it.';

create table boat_photos (
  id uuid primary key,
  boat_id uuid not null references boats (id),
  position integer not null,
  caption text not null,
  path text not null,
  unique (boat_id, position)
);
comment on table boat_photos is 'boats: The photos of a boat, in the order they are shown.';
comment on column boat_photos.path is 'Where the variants are served: {path}-{width}.{format}.';

create table platform_notices (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  boat_id uuid references boats (id),
  kind text not null check (kind in ('unpublished', 'featured', 'feature-ended', 'suspended', 'reinstated')),
  reason text not null,
  made_at timestamptz not null,
  answered_at timestamptz,
  constraint platform_notices_about_boat_or_operator check ((boat_id is null) = (kind in ('suspended', 'reinstated')))
);
comment on table platform_notices is 'boats: What the platform did to a boat or an operator, and why: mailed to the operator, shown on the dashboard, kept as history.';
comment on column platform_notices.boat_id is 'Null when it is about the operator and not about one boat.';
comment on column platform_notices.answered_at is 'When the operator published the boat again.';
create index platform_notices_by_boat on platform_notices (boat_id, made_at desc);
create index platform_notices_by_operator on platform_notices (operator_id, made_at desc);

-------------------------------------------------------------------------------------------------- bookings

create table bookings (
  id uuid primary key,
  code text not null unique,
  boat_id uuid not null references boats (id),
  operator_id uuid not null references operators (id),
  flow text not null check (flow in ('checkout', 'form')),
  status text not null
    check (status in ('held', 'pending', 'asked', 'paid', 'expired', 'cancelled', 'refunded')),
  pricing_mode text not null check (pricing_mode in ('perSeat', 'charter')),
  start_date date not null,
  end_date date not null,
  time text check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  trip_minutes integer not null default 240 check (trip_minutes between 1 and 1440),
  turnaround_minutes integer not null default 0 check (turnaround_minutes between 0 and 480),
  group_size integer not null check (group_size >= 1),
  customer_name text not null,
  customer_email text not null,
  customer_phone text,
  special_requests text,
  trip_cents integer not null check (trip_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  amount_cents integer not null,
  refunded_cents integer not null default 0,
  disputed_cents integer not null default 0 check (disputed_cents >= 0),
  hold_ends_at timestamptz,
  needs_approval boolean not null default false,
  approval_due_at timestamptz,
  approval_answer text check (approval_answer in ('yes', 'no')),
  idempotency_key uuid,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint bookings_end_after_start check (end_date >= start_date),
  constraint bookings_seats_have_one_departure
    check (pricing_mode = 'charter' or (time is not null and start_date = end_date)),
  constraint bookings_amount_is_trip_and_fee check (amount_cents = trip_cents + fee_cents),
  constraint bookings_refund_within_amount check (refunded_cents between 0 and amount_cents),
  constraint bookings_hold_has_an_end check (status not in ('held', 'pending') or hold_ends_at is not null),
  constraint bookings_approval_has_a_deadline check (status <> 'asked' or approval_due_at is not null)
);
comment on table bookings is 'bookings: What was sold, from the hold to the end of its life.';
comment on column bookings.code is 'What people say on the phone and write in mails.';
comment on column bookings.flow is 'Through the checkout with its payment page, or reserved by the form and paid by a mailed link.';
comment on column bookings.status is 'held: seats taken while the guest pays; pending: reserved by the form; asked: paid for and awaiting the operator''s approval.';
comment on column bookings.time is 'The departure of seats, the start of a charter; null for a charter of the form flow.';
comment on column bookings.trip_minutes is 'As long as it was sold for, whatever the operator changes later.';
comment on column bookings.amount_cents is 'What the guest pays: trip and service fee.';
comment on column bookings.disputed_cents is 'Of what was paid and not refunded, so much the bank has taken back. It may come back.';
comment on column bookings.hold_ends_at is 'When the seats of an unpaid booking are given back.';
comment on column bookings.needs_approval is 'Sold while a calendar of the operator''s could not be read: the card is only charged after the operator''s yes.';
comment on column bookings.approval_due_at is 'Until when the operator may answer.';
comment on column bookings.approval_answer is 'Null while the operator has not answered.';
comment on column bookings.idempotency_key is 'Of the request that made it: one sent again because its answer was lost finds this booking.';
create index bookings_by_operator on bookings (operator_id, created_at desc);
create index bookings_by_boat_day on bookings (boat_id, start_date);
-- Two bounds in one index tell the planner too little; a range tells it how few bookings are on a day.
create index bookings_on_days on bookings using gist (daterange(start_date, end_date, '[]'));
create unique index bookings_idempotency_key on bookings (idempotency_key) where idempotency_key is not null;
-- What has a deadline.
create index bookings_unpaid on bookings (hold_ends_at) where status in ('held', 'pending');
create index bookings_awaiting_approval on bookings (approval_due_at) where status = 'asked';
create index bookings_to_come on bookings (operator_id, start_date, id) where status = 'paid';
-- How admins find them: the newest first, by code, and by guest.
create index bookings_by_time on bookings (created_at desc, id desc);
create index bookings_by_code on bookings (replace(code, '-', '') text_pattern_ops);
create index bookings_by_name on bookings (lower(customer_name) text_pattern_ops);
create index bookings_by_surname on bookings (lower(substring(customer_name from '[^ ]+$')) text_pattern_ops);
create index bookings_by_email on bookings (lower(customer_email) text_pattern_ops);
-- What metrics and books are read by, without reading the bookings themselves. A hold, of which there are most,
-- is in none of these.
create index bookings_sold on bookings (created_at desc, id desc) include (boat_id, group_size)
  where paid_at is not null or status = 'pending';
create index bookings_sold_by_boat on bookings (boat_id) where paid_at is not null or status = 'pending';
create index bookings_by_payment on bookings (paid_at)
  include (boat_id, amount_cents, fee_cents, refunded_cents) where paid_at is not null;
create index bookings_paid_by_start on bookings (start_date) where paid_at is not null;

create table boat_days (
  boat_id uuid not null references boats (id),
  day date not null,
  seats_taken integer not null default 0 check (seats_taken >= 0),
  seats_overnight integer not null default 0 check (seats_overnight >= 0),
  charter_booking uuid references bookings (id) deferrable initially deferred,
  primary key (boat_id, day),
  constraint boat_days_charter_or_seats check (charter_booking is null or seats_taken = 0),
  constraint boat_days_charter_or_overnight check (charter_booking is null or seats_overnight = 0)
);
comment on table boat_days is 'bookings: What is taken of a boat on a day: a charter has it whole, or seats are sold, never both.';
comment on column boat_days.seats_overnight is 'Seats of a trip that began the day before and still has the boat after midnight.';

create table departures (
  boat_id uuid not null references boats (id),
  day date not null,
  time text not null check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  capacity integer not null,
  seats_taken integer not null,
  trip_minutes integer not null default 240 check (trip_minutes between 1 and 1440),
  turnaround_minutes integer not null default 0 check (turnaround_minutes between 0 and 480),
  sold_span tsrange generated always as (
    case when seats_taken > 0 then tsrange(
      day + make_interval(mins => left(time, 2)::integer * 60 + right(time, 2)::integer),
      day + make_interval(mins => left(time, 2)::integer * 60 + right(time, 2)::integer
        + trip_minutes + turnaround_minutes)) end) stored,
  primary key (boat_id, day, time),
  constraint departures_seats_within_capacity check (seats_taken between 0 and capacity),
  -- Null overlaps nothing.
  constraint departures_do_not_overlap exclude using gist (boat_id with =, sold_span with &&)
);
comment on table departures is 'bookings: What is taken of a departure that ever sold a seat: never more seats than the boat has, never while another one has the boat.';
comment on column departures.sold_span is 'When it has its boat, by the island''s clocks, which are never put forward or back; null while nothing is sold.';

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  at timestamptz not null,
  event text not null,
  actor text not null,
  facts jsonb not null default '{}'
);
comment on table booking_events is 'bookings: Every step of a booking''s life: what happened, when, by whom.';
create index booking_events_by_booking on booking_events (booking_id, id);
-- Which holds ended because the guest left the payment page.
create index booking_events_abandoned on booking_events (booking_id) where event = 'expired' and actor = 'visitor';

---------------------------------------------------------------------------------------------------- admins

create table admins (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('super_admin', 'admin')),
  password_hash text,
  totp_secret_encrypted text,
  totp_since timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null,
  removed_at timestamptz
);
comment on table admins is 'admins: Who runs the platform.';
comment on column admins.password_hash is 'Null until an invited admin has followed the mailed link.';
comment on column admins.totp_secret_encrypted is 'Of the authenticator app; AES-256-GCM with a key that is not in the database.';
comment on column admins.totp_since is 'Set once a first code was right: from then on every sign-in needs one.';
comment on column admins.totp_last_step is 'The 30-second step of the last code that was taken: no code is taken twice.';
comment on column admins.removed_at is 'A removed admin stays for the audit''s sake and can do nothing.';
create unique index admins_by_email on admins (lower(email)) where removed_at is null;

create table admin_sessions (
  token_hash text primary key,
  admin_id uuid not null references admins (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  agent text not null
);
comment on table admin_sessions is 'admins: Sign-ins of admins. Only the hash of the cookie''s token is kept.';
comment on column admin_sessions.address is 'Where it was begun: shown to the admin alone, who may find a sign-in that is not theirs.';
create index admin_sessions_by_admin on admin_sessions (admin_id) where ended_at is null;

create table admin_recovery_codes (
  admin_id uuid not null references admins (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (admin_id, code_hash)
);
comment on table admin_recovery_codes is 'admins: What replaces the authenticator app when the phone is lost; each works once.';

create table admin_invitations (
  id uuid primary key,
  admin_id uuid not null references admins (id),
  invited_by uuid not null references admins (id),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
comment on table admin_invitations is 'admins: Links by which an invited admin chooses a password. A link carries this id encrypted, so the table alone opens nothing.';
create index admin_invitations_by_admin on admin_invitations (admin_id);

create table admin_sign_in_attempts (
  key text primary key,
  failed_count integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null
);
comment on table admin_sign_in_attempts is 'admins: Failed sign-ins, by what they are counted by, and until when the next one has to wait.';
create index admin_sign_in_attempts_by_last on admin_sign_in_attempts (last_failed_at);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid references admins (id),
  admin_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id text,
  subject_name text not null,
  facts jsonb not null default '{}',
  address text not null
);
comment on table audit_events is 'admins: Everything an admin did. Names stand as they were then.';
comment on column audit_events.admin_id is 'Null where nobody is known: a sign-in that failed.';
create index audit_events_by_admin on audit_events (admin_id, id desc);
create index audit_events_by_action on audit_events (action, id desc);
create index audit_events_by_subject on audit_events (subject_id, id desc);
create index audit_events_by_time on audit_events (at);
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function reject_change();

-------------------------------------------------------------------------------------------------- payments

create table payment_sessions (
  id text primary key,
  booking_id uuid not null references bookings (id),
  amount_cents integer not null check (amount_cents > 0),
  status text not null
    check (status in ('open', 'authorised', 'released', 'paid', 'expired', 'refund_due', 'refunded')),
  url text not null,
  expires_at timestamptz not null,
  payment_intent text,
  created_at timestamptz not null,
  settled_at timestamptz
);
comment on table payment_sessions is 'payments: Payment pages opened at the provider for a booking, and what became of them.';
comment on column payment_sessions.status is 'authorised: the card''s bank keeps the money ready; released: it was let go, nothing was charged.';
comment on column payment_sessions.payment_intent is 'The provider''s name for the payment.';
create index payment_sessions_by_booking on payment_sessions (booking_id);
create index payment_sessions_by_intent on payment_sessions (payment_intent) where payment_intent is not null;
create index payment_sessions_unsettled on payment_sessions (status, expires_at) where status in ('open', 'refund_due');
create index payment_sessions_authorised on payment_sessions (created_at) where status = 'authorised';
-- A booking is paid once: a second payment for it can only be one to give back.
create unique index payment_sessions_one_paid on payment_sessions (booking_id) where status = 'paid';

create table booking_refunds (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  session_id text not null references payment_sessions (id),
  cents integer not null check (cents > 0),
  beyond_cents integer not null default 0,
  reason text not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed', 'settled')),
  provider_refund text,
  is_made_at_provider boolean not null default false,
  failure text,
  decided_by uuid references admins (id),
  decided_at timestamptz not null,
  sent_at timestamptz,
  checked_at timestamptz,
  claimed_at timestamptz,
  settled_reference text,
  settled_at timestamptz,
  settled_by uuid references admins (id),
  constraint booking_refunds_beyond_within_cents check (beyond_cents between 0 and cents),
  constraint booking_refunds_sent_is_known
    check (state <> 'sent' or (provider_refund is not null and sent_at is not null)),
  constraint booking_refunds_failed_says_why check (state <> 'failed' or failure is not null),
  constraint booking_refunds_settled_has_reference check ((state = 'settled') = (settled_reference is not null)),
  constraint booking_refunds_settled_by_somebody
    check ((state = 'settled') = (settled_at is not null and settled_by is not null))
);
comment on table booking_refunds is 'payments: Money that goes back to guests.';
comment on column booking_refunds.session_id is 'The payment that it is given back of.';
comment on column booking_refunds.beyond_cents is 'What of it is more than was left of the booking''s own payment.';
comment on column booking_refunds.state is 'due: decided, the provider has yet to be asked; failed: the guest does not have it, and a person has to look; settled: paid to the guest in another way.';
comment on column booking_refunds.provider_refund is 'The provider''s name for it; of the last attempt, when there were several.';
comment on column booking_refunds.is_made_at_provider is 'Somebody made it at the payment provider, and we follow.';
comment on column booking_refunds.decided_by is 'Null where the product decided by itself: paid too late, or twice.';
comment on column booking_refunds.checked_at is 'When the provider was last asked whether the guest''s bank has kept it.';
comment on column booking_refunds.claimed_at is 'Who is at it, until they count as dead: one at a time asks the provider.';
comment on column booking_refunds.settled_reference is 'By which the payment in another way is found.';
create index booking_refunds_by_booking on booking_refunds (booking_id, decided_at);
create index booking_refunds_by_session on booking_refunds (session_id);
create index booking_refunds_unsent on booking_refunds (decided_at) where state <> 'sent';
create index booking_refunds_sent on booking_refunds (sent_at) where state = 'sent';
create unique index booking_refunds_by_provider on booking_refunds (provider_refund);

create table boat_features (
  id uuid primary key,
  boat_id uuid not null references boats (id),
  operator_id uuid not null references operators (id),
  idempotency_key uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  refunded_cents integer not null default 0,
  status text not null check (status in ('pending', 'paid', 'refused', 'refund_due', 'refunded')),
  payment_intent text unique,
  from_day date,
  until_day date,
  claimed_at timestamptz,
  challenged_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (boat_id, idempotency_key),
  constraint boat_features_end_after_start check (until_day >= from_day),
  constraint boat_features_refund_within_amount check (refunded_cents between 0 and amount_cents),
  constraint boat_features_paid_is_complete
    check (status <> 'paid' or (payment_intent is not null and from_day is not null and until_day is not null))
);
comment on table boat_features is 'payments: What operators pay to have a boat featured. The row is written before any money moves.';
comment on column boat_features.idempotency_key is 'Made by the browser for each attempt: sent twice, it pays once.';
comment on column boat_features.refunded_cents is 'What somebody gave back at the provider.';
comment on column boat_features.payment_intent is 'The provider''s name for the charge; without one nothing can have been taken.';
comment on column boat_features.from_day is 'The days this payment added, both included.';
comment on column boat_features.claimed_at is 'Who is at it, until they count as dead: one at a time asks the provider.';
comment on column boat_features.challenged_at is 'Since when the bank of the card asks its holder. Nothing is charged before it has its answer.';
-- Two tabs cannot pay for one boat at once.
create unique index boat_features_one_pending on boat_features (boat_id) where status = 'pending';
create index boat_features_unsettled on boat_features (created_at) where status in ('pending', 'refund_due');

create table disputes (
  id text primary key,
  payment_intent text not null,
  session_id text references payment_sessions (id),
  booking_id uuid references bookings (id),
  boat_feature_id uuid references boat_features (id),
  cents integer not null check (cents > 0),
  taken_cents integer not null default 0,
  beyond_cents integer not null default 0 check (beyond_cents >= 0),
  reason text not null,
  status text not null,
  due_by timestamptz,
  opened_at timestamptz not null,
  constraint disputes_about_one_payment check ((booking_id is not null)::int + (boat_feature_id is not null)::int = 1),
  constraint disputes_booking_has_session check ((booking_id is null) = (session_id is null))
);
comment on table disputes is 'payments: Payments that a cardholder''s bank takes back, or asks about. The id is the provider''s.';
comment on column disputes.taken_cents is 'What the provider has taken for it and not given back.';
comment on column disputes.beyond_cents is 'What of that is more than was left of its payment.';
comment on column disputes.status is 'The provider''s word.';
comment on column disputes.due_by is 'By when evidence is due; null when there is nothing to send any more.';
create index disputes_by_booking on disputes (booking_id) where booking_id is not null;
create index disputes_by_opening on disputes (opened_at desc, id desc);

create table provider_lines (
  id uuid primary key,
  provider_line text not null unique,
  type text not null,
  cents integer not null,
  fee_cents integer not null,
  payment_intent text,
  description text not null default '',
  at timestamptz not null
);
comment on table provider_lines is 'payments: The payment provider''s own account of its balance, line by line: what it was, its fee, what it came from.';
comment on column provider_lines.provider_line is 'The provider''s name for it: however often it is read, it is here once.';
comment on column provider_lines.payment_intent is 'Null of payouts to the bank and of what the provider charges by itself.';
create index provider_lines_by_intent on provider_lines (payment_intent) where payment_intent is not null;
create index provider_lines_by_time on provider_lines (at);

--------------------------------------------------------------------------------------------------- payouts

create table payout_details (
  operator_id uuid primary key references operators (id),
  details_encrypted text not null,
  updated_at timestamptz not null
);
comment on table payout_details is 'payouts: How an operator is paid out.';
comment on column payout_details.details_encrypted is 'AES-256-GCM with a key that is not in the database.';

create table payouts (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  cents integer not null check (cents <> 0),
  paid_on date not null,
  method text not null check (method in ('paypal', 'bank_wire', 'cash')),
  reference text not null,
  note text not null default '',
  idempotency_key uuid not null unique,
  reverses_payout_id uuid unique references payouts (id),
  recorded_by uuid not null references admins (id),
  recorded_at timestamptz not null,
  constraint payouts_reversal_is_negative check ((reverses_payout_id is null) = (cents > 0))
);
comment on table payouts is 'payouts: What operators were paid out. Taking one back is another row, of less than nothing.';
comment on column payouts.month is 'Of which month''s trips; yyyy-MM.';
comment on column payouts.idempotency_key is 'Made by the browser for each attempt: sent twice, it is recorded once.';
create index payouts_by_operator on payouts (operator_id, month);
create trigger payouts_append_only before update or delete or truncate on payouts
  for each statement execute function reject_change();

create table ledger_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  at timestamptz not null,
  booking_id uuid references bookings (id),
  refund_id uuid references booking_refunds (id),
  boat_feature_id uuid references boat_features (id),
  payout_id uuid references payouts (id),
  dispute_id text references disputes (id),
  provider_line_id uuid references provider_lines (id),
  constraint ledger_entries_about_one_thing
    check (num_nonnulls(booking_id, boat_feature_id, payout_id, provider_line_id) = 1),
  constraint ledger_entries_refund_has_booking check (refund_id is null or booking_id is not null)
);
comment on table ledger_entries is 'payouts: The books, double-entry. An entry is one event with money.';
comment on column ledger_entries.key is 'A word that happens once: whoever tells the same event again adds nothing.';
create index ledger_entries_by_booking on ledger_entries (booking_id) where booking_id is not null;
create index ledger_entries_by_payout on ledger_entries (payout_id) where payout_id is not null;
create index ledger_entries_of_refunds on ledger_entries (at) where kind = 'refund-decided';
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function reject_change();

create table ledger_lines (
  entry_id bigint not null references ledger_entries (id),
  account text not null check (account in
    ('card-clearing', 'provider-fees', 'at-bank', 'owed-to-captain', 'service-fees', 'feature-sales', 'refunds-owed',
     'refunded-otherwise', 'losses', 'paid-out')),
  operator_id uuid references operators (id),
  cents bigint not null check (cents <> 0),
  primary key (entry_id, account),
  constraint ledger_lines_owed_to_somebody check ((account = 'owed-to-captain') = (operator_id is not null))
);
comment on table ledger_lines is 'payouts: From which account to which; the lines of an entry come to 0.';
comment on column ledger_lines.operator_id is 'Whose account: each operator has one of their own.';
create index ledger_lines_by_operator on ledger_lines (operator_id) where operator_id is not null;
create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
  for each statement execute function reject_change();

-- Weighed at the end of the statement that adds lines, which is cheaper than a constraint deferred to the commit.
create function reject_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_lines where entry_id in (select entry_id from added)
    group by entry_id having sum(cents) <> 0)
  then raise exception 'an entry of the ledger does not come to 0';
  end if;
  return null;
end $$;
create trigger ledger_lines_balance after insert on ledger_lines
  referencing new table as added for each statement execute function reject_unbalanced_entry();

------------------------------------------------------------------------------------------------- calendars

create table calendar_connections (
  operator_id uuid primary key references operators (id),
  grant_id text not null,
  provider text not null,
  email text not null,
  status text not null check (status in ('connected', 'expired')),
  calendars jsonb not null default '[]',
  selected_calendar_id text,
  connected_at timestamptz not null
);
comment on table calendar_connections is 'calendars: An operator''s own calendar, connected through the calendar service (Nylas).';
comment on column calendar_connections.status is 'expired: the operator has to connect again; what was known of the calendar still counts.';
comment on column calendar_connections.calendars is 'Those of the account, as the service last listed them.';
create index calendar_connections_by_grant on calendar_connections (grant_id);

create table calendar_authorisations (
  state_hash text primary key,
  operator_id uuid not null references operators (id),
  verifier_encrypted text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
comment on table calendar_authorisations is 'calendars: OAuth authorisations on their way: each bound to the operator who began it, used once.';
comment on column calendar_authorisations.verifier_encrypted is 'The PKCE verifier.';

create table calendar_sources (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  kind text not null check (kind in ('nylas', 'feed')),
  name text not null,
  address_encrypted text,
  address_hash text,
  all_boats boolean not null default true,
  read_at timestamptz,
  tried_at timestamptz,
  problem text,
  etag text,
  last_modified text,
  content_hash text,
  faults jsonb not null default '[]',
  fault_count integer not null default 0,
  created_at timestamptz not null,
  constraint calendar_sources_feed_has_address check ((kind = 'feed') = (address_encrypted is not null))
);
comment on table calendar_sources is 'calendars: Where busy times come from: the selected calendar of a connection, or an iCalendar address (a feed).';
comment on column calendar_sources.address_encrypted is 'Of a feed: such addresses are secrets.';
comment on column calendar_sources.address_hash is 'Of a feed: finds its address again.';
comment on column calendar_sources.all_boats is 'Whether it concerns all boats of the operator, or those in calendar_source_boats.';
comment on column calendar_sources.read_at is 'When it was last read well.';
comment on column calendar_sources.problem is 'What went wrong since, in words for the operator.';
comment on column calendar_sources.etag is 'Of a feed, like the next two: makes the next reading conditional.';
comment on column calendar_sources.faults is 'Of a feed: which of its events could not be read.';
create index calendar_sources_by_operator on calendar_sources (operator_id);
create unique index calendar_sources_one_nylas on calendar_sources (operator_id) where kind = 'nylas';
create unique index calendar_sources_one_address on calendar_sources (operator_id, address_hash) where kind = 'feed';

create table calendar_source_boats (
  source_id uuid not null references calendar_sources (id) on delete cascade,
  boat_id uuid not null references boats (id),
  primary key (source_id, boat_id)
);
comment on table calendar_source_boats is 'calendars: Which boats a source concerns, where it does not concern them all.';
create index calendar_source_boats_by_boat on calendar_source_boats (boat_id);

create table busy_spans (
  source_id uuid not null references calendar_sources (id) on delete cascade,
  key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (source_id, key),
  constraint busy_spans_end_after_start check (ends_at > starts_at)
);
comment on table busy_spans is 'calendars: Busy times of a source within the booking horizon. Whole days run from midnight to midnight on the island.';
comment on column busy_spans.key is 'The event''s, or the instance''s of a recurring one (of a feed, its hash): reading the same again changes nothing.';
create index busy_spans_by_end on busy_spans (source_id, ends_at);

create table calendar_events (
  booking_id uuid not null references bookings (id),
  grant_id text not null,
  calendar_id text not null,
  account text,
  event_id text,
  event_ids text[] not null default '{}',
  duplicate_event_ids text[] not null default '{}',
  ical_uids text[] not null default '{}',
  fingerprint text,
  removed_at timestamptz,
  access_lost_at timestamptz,
  primary key (booking_id, grant_id, calendar_id)
);
comment on table calendar_events is 'calendars: Confirmed bookings as events in the operator''s calendar, so that they change and go with the booking.';
comment on column calendar_events.account is 'The address of the account: authorised anew, it has another grant, and the same events.';
comment on column calendar_events.event_ids is 'Every id that an event of this booking ever had there: ours never counts as busy, however late it is seen.';
comment on column calendar_events.duplicate_event_ids is 'Events of this booking that stand there beside the one that should: they are taken out.';
comment on column calendar_events.ical_uids is 'What the event is, or was, called in iCalendar files: read by its address too, it makes nobody busy. Such files lag behind for hours.';
comment on column calendar_events.fingerprint is 'What the event said when it was last written; null until it stands.';
comment on column calendar_events.access_lost_at is 'When the account let us in no longer, and the event had to stay behind. Connected again, it is taken up.';
create index calendar_events_by_event on calendar_events (event_id);
create index calendar_events_by_ids on calendar_events using gin (event_ids);

create table calendar_conflicts (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  source_id uuid references calendar_sources (id) on delete set null,
  busy_key text not null,
  busy_from timestamptz not null,
  busy_until timestamptz not null,
  status text not null check (status in ('open', 'kept', 'moved', 'cancelled', 'gone')),
  raised_at timestamptz not null,
  settled_at timestamptz
);
comment on table calendar_conflicts is 'calendars: Busy times that landed on a sold trip: the operator settles them.';
comment on column calendar_conflicts.status is 'gone: the busy time went away, or the booking did, before anybody settled it.';
create unique index calendar_conflicts_once on calendar_conflicts (booking_id, busy_key)
  where status in ('open', 'kept');
create index calendar_conflicts_open on calendar_conflicts (booking_id) where status = 'open';

create table calendar_exports (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  boat_id uuid references boats (id),
  token_hash text not null unique,
  token_encrypted text not null,
  rotated_at timestamptz not null
);
comment on table calendar_exports is 'calendars: Secret addresses at which other calendars read an operator''s bookings.';
comment on column calendar_exports.boat_id is 'Null for the one of all boats.';
create unique index calendar_exports_all on calendar_exports (operator_id) where boat_id is null;
create unique index calendar_exports_boat on calendar_exports (operator_id, boat_id) where boat_id is not null;

--------------------------------------------------------------------------------------------------- opt-ins

create table opt_ins (
  id uuid primary key,
  email text not null,
  consent text not null,
  consented_at timestamptz not null
);
comment on table opt_ins is 'opt-ins: People who asked for help with choosing a boat.';
comment on column opt_ins.consent is 'The words they agreed to.';
create unique index opt_ins_once on opt_ins (lower(email));
create index opt_ins_by_time on opt_ins (consented_at desc, id desc);

------------------------------------------------------------------------------------------------------ mail

create table mails (
  key text primary key,
  kind text not null,
  recipient text not null check (recipient in ('visitor', 'operator', 'platform', 'admin')),
  subject_id text not null,
  matter text,
  queued_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
comment on table mails is 'mail: The outbox: written in the transaction of what a mail tells, sent once after the commit.';
comment on column mails.key is 'Of what it tells and to whom: the same mail is queued once.';
comment on column mails.subject_id is 'The id of what it tells of: a booking, a notice, a payout, as the kind has it.';
comment on column mails.matter is 'Which time it is, of what can happen to a subject more than once: the id of a refund or a move.';
comment on column mails.claimed_at is 'Who is at it, until they count as dead.';
comment on column mails.failed_at is 'Refused for good by the reader''s mail server: it is not sent again.';
create index mails_by_subject on mails (subject_id);

------------------------------------------------------------------------------------------ doctor and http

create table deployment_facts (
  name text primary key,
  value text not null,
  written_at timestamptz not null default now()
);
comment on table deployment_facts is 'doctor: What the servers of one shop must agree on, and the row that shows whether the database can be written.';

-- A crash of the database forgets an unlogged table; these are only counts, so they are not written twice.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limits is 'http: How often somebody came to a limited address, counted for all servers of the shop. The columns are those of rate-limiter-flexible.';
