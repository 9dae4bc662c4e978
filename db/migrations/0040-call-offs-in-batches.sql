-- A call-off is recorded first, with the boats that it concerns, and then carried out some boats at a time.

alter table call_offs
  add column trips integer,
  -- The version before carries out in one transaction what it records.
  add column finished_at timestamptz default now();
comment on column call_offs.trips is 'How many sold trips it concerns; null for those of an earlier version.';
comment on column call_offs.finished_at is 'When each of its trips had its offer; null while that goes on.';

create table call_off_boats (
  call_off_id uuid not null references call_offs (id),
  boat_id uuid not null references boats (id),
  day date,
  time text check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  starts_at timestamptz,
  ends_at timestamptz,
  carried_out_at timestamptz,
  primary key (call_off_id, boat_id),
  constraint call_off_boats_one_scope check (
    num_nulls(day, time) in (0, 2) and num_nulls(starts_at, ends_at) in (0, 2) and (day is null) <> (starts_at is null))
);
comment on table call_off_boats is 'call-offs: What does not sail of each boat that a call-off concerns: one departure, or all that it would do in a time.';
comment on column call_off_boats.carried_out_at is 'When its bookings had their offers; null until then.';
create index call_off_boats_by_boat on call_off_boats (boat_id);
create index call_off_boats_to_carry_out on call_off_boats (call_off_id, boat_id) where carried_out_at is null;

-- The days on which a boat's departures differ after an edit that only names other days; null for any other edit.
create function changed_days(was jsonb, is_now jsonb) returns daterange language sql immutable parallel safe as $$
  select case when (was - '{manualDays,blackoutDates,blocks}'::text[]) = (is_now - '{manualDays,blackoutDates,blocks}'::text[])
    then (
      select daterange(min(day::date) - 2, max(day::date) + 2, '[]')
      from (
        select coalesce(one.day, other.day) as day
        from (
          select list, coalesce(entry ->> 'date', entry #>> '{}') as day, entry
          from unnest('{manualDays,blackoutDates,blocks}'::text[]) as list,
            jsonb_array_elements(coalesce(was -> list, '[]')) as entry) as one
        full join (
          select list, coalesce(entry ->> 'date', entry #>> '{}') as day, entry
          from unnest('{manualDays,blackoutDates,blocks}'::text[]) as list,
            jsonb_array_elements(coalesce(is_now -> list, '[]')) as entry) as other
          on one.list = other.list and one.entry = other.entry
        where one.list is null or other.list is null) as changed)
    end
$$;

-- Counts only the days that an edit changed. A transaction that changes many boats says that it counts them itself,
-- and does so soon: set_config('shop.counts_offers_later', 'on', true).
create or replace function offer_boat() returns trigger language plpgsql as $$
declare
  days daterange;
begin
  if tg_op = 'UPDATE' and (old.status, old.deleted_at, old.operator_id, old.trip_minutes, old.turnaround_minutes, old.notice_hours,
      old.port, old.featured_until, old.created_at, old.type, old.trip_type, old.capacity, old.price_per_seat_cents,
      old.charter_price_cents)
    is not distinct from
    (new.status, new.deleted_at, new.operator_id, new.trip_minutes, new.turnaround_minutes, new.notice_hours,
      new.port, new.featured_until, new.created_at, new.type, new.trip_type, new.capacity, new.price_per_seat_cents,
      new.charter_price_cents)
  then
    if old.availability is not distinct from new.availability
      or current_setting('shop.counts_offers_later', true) = 'on' then return null; end if;
    days := changed_days(old.availability, new.availability);
    if days is not null then
      perform refresh_offers(array[new.id], lower(days), upper(days) - 1);
      return null;
    end if;
  end if;
  perform refresh_offers(array[new.id]);
  return null;
end $$;
