-- In SQL because the index boats_listed_without_availability is made with it: a search for a date lists such boats
-- last. The same as hasPublishedAvailability in src/domain/availability/availability.ts.
create or replace function has_published_availability(availability jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  return coalesce(jsonb_array_length(availability -> 'manualDays'), 0) > 0
    or coalesce(jsonb_array_length(availability -> 'recurring' -> 'seasons'), 0) > 0;
end $$;
