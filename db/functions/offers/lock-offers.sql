-- Takes the lock under which one transaction at a time counts the departures of a boat. The number only distinguishes
-- it from other advisory locks.
create or replace function lock_offers(boat uuid) returns void language sql volatile as $$
  select pg_advisory_xact_lock(72155501, hashtext(boat::text))
$$;
