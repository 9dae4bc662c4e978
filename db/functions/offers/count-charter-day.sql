-- Recounts the departures that reach into a chartered day or begin on it. Trigger.
create or replace function count_charter_day() returns trigger language plpgsql as $$
begin
  perform lock_offers(new.boat_id);
  perform count_room(new.boat_id, new.day - 2, new.day + 1);
  return null;
end $$;
