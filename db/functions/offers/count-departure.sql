-- Recounts departures at the end of the transaction, which then waits only for those that count the same boat.
-- A sale changes the room of departures as far away as a trip can reach (OCCUPANCY_LOOKBACK_DAYS). Trigger.
create or replace function count_departure() returns trigger language plpgsql as $$
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
