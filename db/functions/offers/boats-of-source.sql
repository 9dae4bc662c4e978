-- Selects the boats of an operator that a calendar closes. Triggers call it.
create or replace function boats_of_source(source calendar_sources) returns setof uuid language sql stable as $$
  select boats.id from boats
  where boats.operator_id = source.operator_id and boats.status = 'published' and boats.deleted_at is null
    and (source.all_boats or exists (
      select from calendar_source_boats
      where calendar_source_boats.source_id = source.id and calendar_source_boats.boat_id = boats.id))
$$;
