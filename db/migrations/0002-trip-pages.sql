-- A guest's page of their trip, and what may be changed there.

alter table bookings
  add column free_cancellation_hours integer not null default 48
    check (free_cancellation_hours between 0 and 720),
  add column free_until timestamptz,
  add column handed_over_at timestamptz;
comment on column bookings.free_cancellation_hours is 'The policy as it was at the sale: cancelled so many hours before the start, everything paid goes back.';
comment on column bookings.free_until is 'Until when it can be cancelled for everything paid, where a move has fixed that; else it follows from the start.';
comment on column bookings.handed_over_at is 'When the guest handed the trip over to somebody else: what the first guest knows opens nothing any more.';

create table trip_links (
  token_hash text primary key,
  booking_id uuid not null references bookings (id),
  made_at timestamptz not null,
  revoked_at timestamptz
);
comment on table trip_links is 'bookings: Secret addresses of guests'' trip pages, one for each mail. Only the hash of a token is here.';
create index trip_links_by_booking on trip_links (booking_id);

alter table booking_events add column idempotency_key uuid;
comment on column booking_events.idempotency_key is 'Of the guest''s request that did it: one sent again because its answer was lost is not done twice.';
create unique index booking_events_idempotency_key on booking_events (booking_id, idempotency_key)
  where idempotency_key is not null;

create table change_requests (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  kind text not null check (kind in ('cancel', 'fewer-guests', 'move')),
  group_size integer check (group_size >= 1),
  start_date date,
  time text check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  made_at timestamptz not null,
  due_at timestamptz not null,
  answer text check (answer in ('yes', 'no', 'lapsed', 'withdrawn')),
  answered_at timestamptz,
  constraint change_requests_have_their_facts check (
    (kind = 'fewer-guests') = (group_size is not null) and (kind = 'move') = (start_date is not null)),
  constraint change_requests_answered_at_a_time check ((answer is null) = (answered_at is null))
);
comment on table change_requests is 'trips: What a guest asks of their operator when it is too late to do it by right.';
comment on column change_requests.answer is 'lapsed: nobody answered by due_at, or the trip changed otherwise meanwhile.';
create unique index change_requests_one_open on change_requests (booking_id) where answer is null;
create index change_requests_due on change_requests (due_at) where answer is null;
