-- Removes a suspended operator's boats from the search in the transaction that suspends. Trigger.
create or replace function offer_boats_of_operator() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array(
    select id from boats where operator_id = new.id and status = 'published' and deleted_at is null));
  return null;
end $$;
