-- In SQL because it is a trigger. A suspended operator's boats leave the search in the same transaction.
create or replace function offer_boats_of_operator() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array(
    select id from boats where operator_id = new.id and status = 'published' and deleted_at is null));
  return null;
end $$;
