-- The ships that lie at the island, and which of our guests come by them.

create table port_calls (
  id uuid primary key,
  day date not null,
  ship text not null check (char_length(ship) between 2 and 60),
  arrival text not null check (arrival ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  all_aboard text not null check (all_aboard ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  pier text not null check (pier in ('philipsburg', 'philipsburg-tender', 'marigot-tender')),
  clock_minutes integer not null default 0 check (clock_minutes between -180 and 360),
  version integer not null default 1,
  changed_at timestamptz not null,
  skipped_at timestamptz,
  call_off_id uuid references call_offs (id),
  constraint port_calls_end_after_they_begin check (all_aboard > arrival),
  constraint port_calls_called_off_when_skipped check ((skipped_at is null) = (call_off_id is null))
);
comment on table port_calls is 'ships: Ships that lie at the island on a day, as admins keep them.';
comment on column port_calls.arrival is 'By the ship''s clock, like all_aboard.';
comment on column port_calls.clock_minutes is 'How far the ship''s clock is ahead of the island''s; below 0 it is behind.';
comment on column port_calls.skipped_at is 'When an admin declared that the ship does not come after all.';
comment on column port_calls.call_off_id is 'What was called off of its guests'' trips.';
create unique index port_calls_one_a_day on port_calls (day, lower(ship));
create index port_calls_by_arrival on port_calls (day, arrival, id);

create table ship_guests (
  booking_id uuid primary key references bookings (id) on delete cascade,
  port_call_id uuid not null references port_calls (id) on delete cascade
);
comment on table ship_guests is 'ships: Bookings whose guests come by a ship, as they said when they booked.';
create index ship_guests_by_port_call on ship_guests (port_call_id);
