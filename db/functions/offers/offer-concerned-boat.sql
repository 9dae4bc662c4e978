-- Recounts a boat that was assigned to a calendar or removed from one. Trigger.
create or replace function offer_concerned_boat() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array[case when tg_op = 'DELETE' then old.boat_id else new.boat_id end]);
  return null;
end $$;
