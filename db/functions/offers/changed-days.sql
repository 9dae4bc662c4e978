-- Returns the days that an edit may affect, widened by OCCUPANCY_LOOKBACK_DAYS.
-- Returns null to rebuild all days, unless the edit only changes single days.
create or replace function changed_days(was jsonb, is_now jsonb) returns daterange language sql immutable parallel safe as $$
  select case when (was - '{manualDays,blackoutDates,blocks}'::text[]) = (is_now - '{manualDays,blackoutDates,blocks}'::text[])
    then (
      select daterange(min(day::date) - 2, max(day::date) + 2, '[]')
      from (
        select coalesce(one.day, other.day) as day
        from (
          select list, coalesce(entry ->> 'date', entry #>> '{}') as day, entry
          from unnest('{manualDays,blackoutDates,blocks}'::text[]) as list,
            jsonb_array_elements(coalesce(was -> list, '[]')) as entry) as one
        full join (
          select list, coalesce(entry ->> 'date', entry #>> '{}') as day, entry
          from unnest('{manualDays,blackoutDates,blocks}'::text[]) as list,
            jsonb_array_elements(coalesce(is_now -> list, '[]')) as entry) as other
          on one.list = other.list and one.entry = other.entry
        where one.list is null or other.list is null) as changed)
    end
$$;
