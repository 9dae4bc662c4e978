-- Returns the days whose departures differ after an edit that only names other days, widened by HULL_REACH_DAYS; null
-- for any other edit. A trigger calls it.
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
