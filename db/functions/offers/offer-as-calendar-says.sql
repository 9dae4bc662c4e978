-- In SQL because it is a trigger. A calendar that goes, or that closes all boats from now on or no longer, concerns
-- every boat of its operator.
create or replace function offer_as_calendar_says() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array(
    select id from boats where operator_id = old.operator_id and status = 'published' and deleted_at is null));
  return null;
end $$;
