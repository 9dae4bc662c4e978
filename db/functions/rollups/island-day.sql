-- Converts an instant to the day of the island's calendar (ISLAND_ZONE in src/domain/time/days.ts).
create or replace function island_day(at timestamptz) returns date language sql immutable parallel safe as
  $$ select (at at time zone 'America/Lower_Princes')::date $$;
