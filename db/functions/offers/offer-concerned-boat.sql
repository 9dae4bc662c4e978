-- In SQL because it is a trigger. Recounts a boat that a calendar was given or lost.
create or replace function offer_concerned_boat() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array[case when tg_op = 'DELETE' then old.boat_id else new.boat_id end]);
  return null;
end $$;
