-- Writes a day's month as `2026-12`. It is immutable, which to_char is not.
create or replace function trip_month(day date) returns text language sql immutable parallel safe as
  $$ select lpad(extract(year from day)::text, 4, '0') || '-' || lpad(extract(month from day)::text, 2, '0') $$;
