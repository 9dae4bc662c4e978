-- Tells whether a boat has published days, as hasPublishedAvailability in src/domain/availability/availability.ts
-- does. The index boats_listed_without_availability is built on it.
create or replace function has_published_availability(availability jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  return coalesce(jsonb_array_length(availability -> 'manualDays'), 0) > 0
    or coalesce(jsonb_array_length(availability -> 'recurring' -> 'seasons'), 0) > 0;
end $$;
