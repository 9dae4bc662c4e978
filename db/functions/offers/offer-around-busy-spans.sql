-- Recounts the days on which busy times of a calendar were added or removed. Departures that begin up to
-- OCCUPANCY_LOOKBACK_DAYS earlier reach into them. Trigger.
create or replace function offer_around_busy_spans() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select source, min(starts_at at time zone interval '-4 hours')::date - 2 as first,
      max(ends_at at time zone interval '-4 hours')::date + 1 as last
    from changed join calendar_sources as source on source.id = changed.source_id
    group by source
  loop
    perform refresh_offers(array(select boats_of_source(touched.source)), touched.first, touched.last);
  end loop;
  return null;
end $$;
