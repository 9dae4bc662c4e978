-- Returns the largest party for which a departure has room. `taken`: the times at which its boat is sold, with charters
-- as whole days. `sold`: the number of its own seats sold; if there are any, no other sale can overlap.
create or replace function room_left(capacity integer, takes_seats boolean, takes_charter boolean, day date, span tsrange,
  sold integer, taken tsmultirange) returns integer language sql immutable parallel safe as $$
  select greatest(
    case when not takes_seats then 0 when sold > 0 then capacity - sold when span && taken then 0 else capacity end,
    case when takes_charter and not tsrange(day, day + 1) && taken then capacity else 0 end)
$$;
