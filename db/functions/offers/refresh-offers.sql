-- Rewrites the departures on offer of these boats. One transaction at a time counts the departures of a boat, so that
-- the next one sees the sales of the first.
create or replace function refresh_offers(boat_ids uuid[], from_day date default null, until_day date default null)
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
      -- Written as NOT IN for a hashed subplan, however few rows the planner expects.
      and (old.boat_id, old.day, old.time) not in (select fresh.boat_id, fresh.day, fresh.time from fresh))
  insert into offered_departures as old select * from fresh
  on conflict (boat_id, day, time) do update
    set (span, closes_at, takes_seats, takes_charter, room, port, listing_rank, listed_at, type, trip_type, capacity,
        seat_cents, charter_cents, minutes, says_minutes)
      = (excluded.span, excluded.closes_at, excluded.takes_seats, excluded.takes_charter, excluded.room, excluded.port,
        excluded.listing_rank, excluded.listed_at, excluded.type, excluded.trip_type, excluded.capacity,
        excluded.seat_cents, excluded.charter_cents, excluded.minutes, excluded.says_minutes)
    where old.* is distinct from excluded.*;
end $$;
