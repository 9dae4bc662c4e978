-- How long a boat's trips take, and how long it needs before the next one. No length given: 240 minutes.
alter table boats
  add trip_minutes integer check (trip_minutes between 15 and 1440),
  add turnaround_minutes integer check (turnaround_minutes between 0 and 480);

-- The length that was sold: it stays, whatever the captain changes later.
alter table bookings
  add trip_minutes integer not null default 240 check (trip_minutes between 1 and 1440),
  add turnaround_minutes integer not null default 0 check (turnaround_minutes between 0 and 480);
-- What was sold before lengths were known ended at midnight at the latest.
update bookings set trip_minutes = 1440 - left(time, 2)::integer * 60 - right(time, 2)::integer
  where pricing_mode = 'perSeat' and time > '20:00';

create extension if not exists btree_gist;
alter table departures
  add trip_minutes integer not null default 240 check (trip_minutes between 1 and 1440),
  add turnaround_minutes integer not null default 0 check (turnaround_minutes between 0 and 480),
  -- Sold beside another that it overlaps, before lengths were known. Both sail; nothing more is sold on either.
  add is_doubled boolean not null default false;
update departures set trip_minutes = 1440 - left(time, 2)::integer * 60 - right(time, 2)::integer
  where time > '20:00';
-- When it has its boat, by the island's clocks, which are never put forward or back; null while nothing is sold.
alter table departures add sold_span tsrange generated always as (
  case when seats_taken > 0 then tsrange(
    day + make_interval(mins => left(time, 2)::integer * 60 + right(time, 2)::integer),
    day + make_interval(mins => left(time, 2)::integer * 60 + right(time, 2)::integer
      + trip_minutes + turnaround_minutes)) end) stored;
update departures set is_doubled = true
  from departures as other
  where other.boat_id = departures.boat_id and other.day = departures.day
    and other.time <> departures.time and other.sold_span && departures.sold_span;
-- One hull in time, whatever the code says. Null overlaps nothing.
alter table departures add constraint departures_one_hull
  exclude using gist (boat_id with =, sold_span with &&) where (not is_doubled);

-- A trip over midnight has the boat on the next day, too: its seats are counted there, and no charter is sold.
alter table boat_days
  add seats_overnight integer not null default 0 check (seats_overnight >= 0),
  add check (charter_booking is null or seats_overnight = 0);
