-- Returns the times at which a boat is sold around these days, as far as the longest trip reaches
-- (OCCUPANCY_LOOKBACK_DAYS in src/domain/availability/trip-times.ts).
create or replace function taken_of(boat uuid, first_day date, last_day date) returns tsmultirange language sql stable as $$
  select coalesce(range_agg(span), '{}') from (
    select sold_span as span from departures
    where boat_id = boat and day between first_day - 2 and last_day + 2 and sold_span is not null
    union all
    select tsrange(day, day + 1) from boat_days
    where boat_id = boat and day between first_day - 2 and last_day + 2 and charter_booking is not null) as taken
$$;
