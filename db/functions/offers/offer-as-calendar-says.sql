-- Recounts every boat of an operator whose calendar is removed, or starts or stops closing all boats. Trigger.
create or replace function offer_as_calendar_says() returns trigger language plpgsql as $$
begin
  perform refresh_offers(array(
    select id from boats where operator_id = old.operator_id and status = 'published' and deleted_at is null));
  return null;
end $$;
