-- Recounts the room of a boat's departures around these days after a sale or a release. Triggers call it.
create or replace function count_room(boat uuid, from_day date, until_day date) returns void language sql volatile as $$
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
