-- outside a transaction: nobody waits for the index.
-- Of a day's open departures the search, the ships and the sorts read this alone.
drop index concurrently if exists offered_departures_on_day;
create index concurrently offered_departures_on_day on offered_departures (day, port, listing_rank, listed_at, boat_id)
  include (time, closes_at, room, capacity, type, trip_type, seat_cents, charter_cents, minutes, says_minutes, takes_seats, takes_charter)
  where room > 0;
drop index concurrently if exists offered_departures_open;
