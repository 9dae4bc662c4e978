-- What the search reads: every departure on offer with the room it has. The database keeps it itself, so that
-- whatever writes a boat, a sale or a calendar (also an older version of the product) leaves it true.

-- lives beside the version before: the database fills the column, and boats are few enough to be written anew in seconds.
alter table boats
  add column listing_rank integer not null
    generated always as ('9999-12-31'::date - coalesce(featured_until, '0001-01-01')) stored;
comment on column boats.listing_rank is 'Of two boats the one with less stands first: who is featured longest leads. Those of one rank stand as they came.';

-- Whether an operator ever published availability (domain: hasPublishedAvailability).
create function has_published_availability(availability jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  return coalesce(jsonb_array_length(availability -> 'manualDays'), 0) > 0
    or coalesce(jsonb_array_length(availability -> 'recurring' -> 'seasons'), 0) > 0;
end $$;

create index boats_listed on boats (port, listing_rank, created_at, id)
  include (operator_id, type, trip_type, capacity, price_per_seat_cents, charter_price_cents)
  where status = 'published' and deleted_at is null;
-- On a date these come after all others.
create index boats_listed_without_availability on boats (port, listing_rank, created_at, id)
  include (operator_id, type, trip_type, capacity, price_per_seat_cents, charter_price_cents)
  where status = 'published' and deleted_at is null and not has_published_availability(availability);
create index boats_addresses on boats (slug) include (updated_at, operator_id)
  where status = 'published' and deleted_at is null;
create index boats_by_featuring on boats (featured_until) where featured_until is not null;

create table offered_departures (
  boat_id uuid not null references boats (id),
  day date not null,
  time text not null,
  span tsrange not null,
  closes_at timestamp not null,
  takes_seats boolean not null,
  takes_charter boolean not null,
  room integer not null,
  port text not null,
  listing_rank integer not null,
  listed_at timestamptz not null,
  type text not null,
  trip_type text not null,
  capacity integer not null,
  seat_cents integer,
  charter_cents integer,
  primary key (boat_id, day, time)
);
comment on table offered_departures is 'boats: What the search reads: the departures on offer of boats for sale, from today to past the booking horizon, with the room they have. Triggers keep it as its boats, sales and calendars are; nothing else writes it.';
comment on column offered_departures.span is 'When it would have its boat, by the island''s clocks, if it were sold now.';
comment on column offered_departures.closes_at is 'By the island''s clocks: from then on it is sold no more.';
comment on column offered_departures.takes_seats is 'Whether seats of it can be sold at all: what its boat offers, and no calendar of the operator''s closes it.';
comment on column offered_departures.takes_charter is 'The same of the whole boat on its day.';
comment on column offered_departures.room is 'The largest party that can still book it.';
comment on column offered_departures.port is 'Of its boat, like all that follows: a page of the search reads one index.';
-- One port's open departures of one day, in the listing's order.
create index offered_departures_open on offered_departures (day, port, listing_rank, listed_at, boat_id)
  include (time, closes_at, room, capacity, type, trip_type, seat_cents, charter_cents) where room > 0;

create table offer_horizon (
  only_row boolean primary key default true check (only_row),
  first_day date not null,
  last_day date not null,
  complete_until date not null
);
comment on table offer_horizon is 'boats: The days for which departures on offer are kept.';
comment on column offer_horizon.last_day is 'An edited boat''s departures are kept until then.';
comment on column offer_horizon.complete_until is 'Those of every boat are.';

-- The largest party for which a departure has room. `taken`: when its boat is sold, charters being whole days;
-- `sold`: how many of its own seats, of which nothing else can be sold at the same time.
create function room_left(capacity integer, takes_seats boolean, takes_charter boolean, day date, span tsrange,
  sold integer, taken tsmultirange) returns integer language sql immutable parallel safe as $$
  select greatest(
    case when not takes_seats then 0 when sold > 0 then capacity - sold when span && taken then 0 else capacity end,
    case when takes_charter and not tsrange(day, day + 1) && taken then capacity else 0 end)
$$;

-- When a boat is sold around these days.
create function taken_of(boat uuid, first_day date, last_day date) returns tsmultirange language sql stable as $$
  select coalesce(range_agg(span), '{}') from (
    select sold_span as span from departures
    where boat_id = boat and day between first_day - 2 and last_day + 2 and sold_span is not null
    union all
    select tsrange(day, day + 1) from boat_days
    where boat_id = boat and day between first_day - 2 and last_day + 2 and charter_booking is not null) as taken
$$;

-- The departures on offer of these boats on these days, as the rules have them (domain: slotsOn, hullTime,
-- withBlockedHulls, closedBy, openTimes).
create function departures_on_offer(boat_ids uuid[], first_day date, last_day date)
returns setof offered_departures language sql stable as $$
  select boat.id, slot.day, slot.time, slot.span,
    lower(slot.span) - make_interval(hours => boat.notice_hours),
    offers.seats, offers.charter,
    room_left(boat.capacity, offers.seats, offers.charter, slot.day, slot.span, coalesce(own.seats_taken, 0), taken_of.taken_of),
    boat.port, boat.listing_rank, boat.created_at, boat.type, boat.trip_type, boat.capacity,
    case when boat.trip_type <> 'private' and boat.price_per_seat_cents > 0 then boat.price_per_seat_cents end,
    case when boat.trip_type <> 'tour' and boat.charter_price_cents > 0 then boat.charter_price_cents end
  from boats as boat
  join operators on operators.id = boat.operator_id
  -- Unpacked once a boat.
  cross join lateral (
    select coalesce(boat.availability -> 'manualDays', '[]') as manual_days,
      coalesce(boat.availability -> 'blackoutDates', '[]') as blackouts,
      coalesce(boat.availability -> 'blocks', '[]') as blocks,
      coalesce(boat.availability -> 'recurring' -> 'seasons', '[]') as seasons,
      case when jsonb_array_length(boat.availability -> 'timeSlotsDefault') > 0
        then boat.availability -> 'timeSlotsDefault' else '["09:00", "14:00"]' end as usual_times,
      coalesce(boat.trip_minutes, 240) as usual_minutes
    offset 0) as plan
  cross join lateral (
    select coalesce(range_agg(tsrange(starts_at at time zone interval '-4 hours', ends_at at time zone interval '-4 hours')), '{}') as spans
    from calendar_sources as source join busy_spans on busy_spans.source_id = source.id
    where source.operator_id = boat.operator_id and ends_at > (first_day - 1)::timestamp at time zone interval '-4 hours'
      and (source.all_boats or exists (
        select from calendar_source_boats
        where calendar_source_boats.source_id = source.id and calendar_source_boats.boat_id = boat.id))
    offset 0) as busy
  cross join lateral taken_of(boat.id, first_day, last_day)
  cross join lateral (
    select day, time, span, is_blocked,
      range_agg(span) filter (where is_blocked) over () as blocked,
      tsrange(min(lower(span)) filter (where not is_blocked) over on_day,
        max(upper(span)) filter (where not is_blocked) over on_day) as sailing
    from (
      select day, time, blocks.times is not null as is_blocked,
        tsrange(day + time::time, day + time::time
          + make_interval(mins => max(minutes) + coalesce(boat.turnaround_minutes, 0))) as span
      from (
        select manual.day::date as day, usual.time, plan.usual_minutes as minutes
        from jsonb_array_elements_text(plan.manual_days) as manual (day),
          jsonb_array_elements_text(plan.usual_times) as usual (time)
        where manual.day between (first_day - 2)::text and (last_day + 2)::text
        union all
        select sails.day::date, season_times.time, coalesce((season ->> 'tripMinutes')::integer, plan.usual_minutes)
        from jsonb_array_elements(plan.seasons) as season
        cross join lateral generate_series(
          greatest(season ->> 'start', (first_day - 2)::text)::date::timestamp,
          least(season ->> 'end', (last_day + 2)::text)::date::timestamp, interval '1 day') as sails (day)
        cross join lateral jsonb_array_elements_text(season -> 'timeSlots') as season_times (time)
        where season -> 'weekdays' @> to_jsonb(extract(dow from sails.day)::integer)) as offered
      left join lateral (
        select distinct block_times.times
        from jsonb_array_elements(plan.blocks) as block, jsonb_array_elements_text(block -> 'times') as block_times (times)
        where block ->> 'date' = offered.day::text and block_times.times = offered.time) as blocks on true
      where not plan.blackouts ? offered.day::text
      group by day, time, blocks.times) as departure
    window on_day as (partition by day)) as slot
  cross join lateral (
    select boat.trip_type <> 'private' and not slot.span && busy.spans as seats,
      boat.trip_type <> 'tour' and not slot.sailing && busy.spans as charter) as offers
  left join departures as own on own.boat_id = boat.id and own.day = slot.day and own.time = slot.time
  where boat.id = any(boat_ids)
    and boat.status = 'published' and boat.deleted_at is null and operators.status = 'active'
    and slot.day between first_day and last_day
    and not slot.is_blocked and not slot.span && coalesce(slot.blocked, '{}')
    and (offers.seats or offers.charter)
$$;

create function lock_offers(boat uuid) returns void language sql volatile as $$
  select pg_advisory_xact_lock(72155501, hashtext(boat::text))
$$;

-- Makes these boats' departures on offer what they should be. One transaction at a time counts a boat's: who waits
-- for another sees what it has sold.
create function refresh_offers(boat_ids uuid[], from_day date default null, until_day date default null)
returns void language plpgsql as $$
declare
  first date;
  last date;
begin
  perform lock_offers(id) from (select id from unnest(boat_ids) as id order by hashtext(id::text)) as boats;
  select greatest(first_day, from_day), least(last_day, until_day) into first, last from offer_horizon;
  with fresh as materialized (select * from departures_on_offer(boat_ids, first, last)),
  gone as (
    delete from offered_departures as old
    where boat_id = any(boat_ids) and day between first and last
      -- Hashed, however few rows the planner expects.
      and (old.boat_id, old.day, old.time) not in (select fresh.boat_id, fresh.day, fresh.time from fresh))
  insert into offered_departures as old select * from fresh
  on conflict (boat_id, day, time) do update
    set (span, closes_at, takes_seats, takes_charter, room, port, listing_rank, listed_at, type, trip_type, capacity,
        seat_cents, charter_cents)
      = (excluded.span, excluded.closes_at, excluded.takes_seats, excluded.takes_charter, excluded.room, excluded.port,
        excluded.listing_rank, excluded.listed_at, excluded.type, excluded.trip_type, excluded.capacity,
        excluded.seat_cents, excluded.charter_cents)
    where old.* is distinct from excluded.*;
end $$;

-- Counts the room of a boat's departures around these days anew, after a sale or a release.
create function count_room(boat uuid, from_day date, until_day date) returns void language sql volatile as $$
  update offered_departures as offered set room = counted.room
  from (
    select each.day, each.time, room_left(each.capacity, each.takes_seats, each.takes_charter, each.day, each.span,
      coalesce(seats_taken, 0), taken) as room
    from taken_of(boat, from_day, until_day) as taken
    join offered_departures as each on each.boat_id = boat and each.day between from_day and until_day
    left join departures on departures.boat_id = boat and departures.day = each.day and departures.time = each.time) as counted
  where offered.boat_id = boat and offered.day = counted.day and offered.time = counted.time
    and offered.room <> counted.room
$$;

-- These look at the end of the transaction, when it waits for nobody but those who count the same boat.
create function count_departure() returns trigger language plpgsql as $$
begin
  perform lock_offers(new.boat_id);
  if tg_op = 'UPDATE' and old.day <> new.day then
    perform count_room(new.boat_id, old.day - 2, old.day + 2);
  end if;
  if tg_op = 'UPDATE' and old.sold_span = new.sold_span then
    update offered_departures as offered
      set room = case when takes_seats then greatest(0, offered.capacity - seats_taken) else 0 end
    from departures
    where offered.boat_id = new.boat_id and offered.day = new.day and offered.time = new.time
      and departures.boat_id = new.boat_id and departures.day = new.day and departures.time = new.time
      and departures.seats_taken > 0;
  else
    perform count_room(new.boat_id, new.day - 2, new.day + 2);
  end if;
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger departures_are_counted after insert on departures
  deferrable initially deferred for each row when (new.seats_taken > 0) execute function count_departure();
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger departures_are_counted_again after update on departures
  deferrable initially deferred for each row
  when ((old.seats_taken, old.sold_span) is distinct from (new.seats_taken, new.sold_span))
  execute function count_departure();

create function count_charter_day() returns trigger language plpgsql as $$
begin
  perform lock_offers(new.boat_id);
  perform count_room(new.boat_id, new.day - 2, new.day + 1);
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger charters_are_counted after insert on boat_days
  deferrable initially deferred for each row
  when (new.charter_booking is not null) execute function count_charter_day();
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger charters_are_counted_again after update on boat_days
  deferrable initially deferred for each row
  when ((old.charter_booking is null) <> (new.charter_booking is null)) execute function count_charter_day();

create function offer_boat() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or
    (old.status, old.deleted_at, old.operator_id, old.availability, old.trip_minutes, old.turnaround_minutes, old.notice_hours,
      old.port, old.featured_until, old.created_at, old.type, old.trip_type, old.capacity, old.price_per_seat_cents,
      old.charter_price_cents)
    is distinct from
    (new.status, new.deleted_at, new.operator_id, new.availability, new.trip_minutes, new.turnaround_minutes, new.notice_hours,
      new.port, new.featured_until, new.created_at, new.type, new.trip_type, new.capacity, new.price_per_seat_cents,
      new.charter_price_cents)
  then perform refresh_offers(array[new.id]);
  end if;
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger boats_are_offered after insert or update on boats
  deferrable initially deferred for each row execute function offer_boat();

create function offer_boats_of_operator() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array(
    select id from boats where operator_id = new.id and status = 'published' and deleted_at is null));
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger operators_offer_their_boats after update on operators
  deferrable initially deferred for each row
  when (old.status <> new.status) execute function offer_boats_of_operator();

-- Of an operator's boats, those that a calendar concerns.
create function boats_of_source(source calendar_sources) returns setof uuid language sql stable as $$
  select boats.id from boats
  where boats.operator_id = source.operator_id and boats.status = 'published' and boats.deleted_at is null
    and (source.all_boats or exists (
      select from calendar_source_boats
      where calendar_source_boats.source_id = source.id and calendar_source_boats.boat_id = boats.id))
$$;

create function offer_around_busy_spans() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select source, min(starts_at at time zone interval '-4 hours')::date - 2 as first,
      max(ends_at at time zone interval '-4 hours')::date + 1 as last
    from changed join calendar_sources as source on source.id = changed.source_id
    group by source
  loop
    perform refresh_offers(array(select boats_of_source(touched.source)), touched.first, touched.last);
  end loop;
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create trigger busy_spans_close after insert on busy_spans
  referencing new table as changed for each statement execute function offer_around_busy_spans();
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create trigger busy_spans_open after delete on busy_spans
  referencing old table as changed for each statement execute function offer_around_busy_spans();

create function offer_around_moved_spans() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select source, min(starts_at at time zone interval '-4 hours')::date - 2 as first,
      max(ends_at at time zone interval '-4 hours')::date + 1 as last
    from (select * from was union all select * from is_now) as moved
    join calendar_sources as source on source.id = moved.source_id
    group by source
  loop
    perform refresh_offers(array(select boats_of_source(touched.source)), touched.first, touched.last);
  end loop;
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create trigger busy_spans_move after update on busy_spans
  referencing old table as was new table as is_now for each statement execute function offer_around_moved_spans();

create function offer_as_calendar_says() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array(
    select id from boats where operator_id = old.operator_id and status = 'published' and deleted_at is null));
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger calendars_open_boats after delete on calendar_sources
  deferrable initially deferred for each row
  execute function offer_as_calendar_says();
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger calendars_concern_boats after update on calendar_sources
  deferrable initially deferred for each row
  when (old.all_boats <> new.all_boats) execute function offer_as_calendar_says();

create function offer_concerned_boat() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array[case when tg_op = 'DELETE' then old.boat_id else new.boat_id end]);
  return null;
end $$;
-- lives beside the version before: it only counts what is on offer, in a table that the version before does not know.
create constraint trigger calendars_concern_boat after insert or delete on calendar_source_boats
  deferrable initially deferred for each row
  execute function offer_concerned_boat();

-- So long after the booking horizon of 180 days that a week without a server leaves no day out.
insert into offer_horizon (first_day, last_day, complete_until)
select today, today + 187, today + 187 from (select (now() at time zone interval '-4 hours')::date as today) as island;
select refresh_offers(array_agg(id)) from boats where status = 'published' and deleted_at is null;
