-- What the platform did to a boat or to a captain, and why. The captain reads it, in a mail or on the
-- dashboard; it stays as history.
create table platform_notices (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  -- Null when it is about the captain and not about one boat.
  boat_id uuid references boats (id),
  kind text not null check (kind in ('unpublished', 'featured', 'feature-ended', 'suspended', 'reinstated')),
  reason text not null,
  made_at timestamptz not null,
  -- When the captain published the boat again.
  answered_at timestamptz,
  check ((boat_id is null) = (kind in ('suspended', 'reinstated')))
);
create index platform_notices_by_boat on platform_notices (boat_id, made_at desc);
create index platform_notices_by_operator on platform_notices (operator_id, made_at desc);

-- Each of them is mailed once.
alter table mails add column notice_id uuid references platform_notices (id);

-- Whoever signed in before has to sign in again: set when a captain is suspended.
alter table operators add column sessions_since timestamptz;

-- The orders in which the portal's lists are walked.
create index boats_by_name on boats (lower(name), id) where deleted_at is null;
create index operators_by_name on operators (lower(name), id);
create index opt_ins_by_time on opt_ins (consented_at desc, id desc);
create index bookings_to_come on bookings (operator_id, start_date, id) where status = 'paid';
