-- Returns the largest party that fits a departure. `taken` lists the boat's sold times; a charter takes whole days.
-- Skips the overlap check if `sold`, the departure's sold seats, is above 0: the sale already excluded other trips.
create or replace function room_left(capacity integer, takes_seats boolean, takes_charter boolean, day date, span tsrange,
  sold integer, taken tsmultirange) returns integer language sql immutable parallel safe as $$
  select greatest(
    case when not takes_seats then 0 when sold > 0 then capacity - sold when span && taken then 0 else capacity end,
    case when takes_charter and not tsrange(day, day + 1) && taken then capacity else 0 end)
$$;
