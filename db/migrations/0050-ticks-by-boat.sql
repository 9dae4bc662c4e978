-- outside a transaction: captains go on ticking while the index is built.
-- A day lists the bookings that were ticked at its departures, whatever became of them.
drop index concurrently if exists boarding_acts_by_boat;
create index concurrently boarding_acts_by_boat on boarding_acts (boat_id, day);
