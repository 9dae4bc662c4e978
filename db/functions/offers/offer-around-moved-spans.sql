-- Recounts the days that busy times of a calendar moved from and to. Trigger.
create or replace function offer_around_moved_spans() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select source, min(starts_at at time zone interval '-4 hours')::date - 2 as first,
      max(ends_at at time zone interval '-4 hours')::date + 1 as last
    from (select * from was union all select * from is_now) as moved
    join calendar_sources as source on source.id = moved.source_id
    group by source
  loop
    perform refresh_offers(array(select boats_of_source(touched.source)), touched.first, touched.last);
  end loop;
  return null;
end $$;
