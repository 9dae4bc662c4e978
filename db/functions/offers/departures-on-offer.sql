-- Computes the departures on offer of these boats on these days by the rules of src/domain: listSlots,
-- computeOccupiedInterval, computeStatedMinutes, addMissingTripLengths, findClosedDepartures, listOpenTimes. Triggers
-- store them in the transaction that changes a boat, because the search reads the departures of thousands of boats.
create or replace function departures_on_offer(boat_ids uuid[], first_day date, last_day date)
returns setof offered_departures language sql stable as $$
  select boat.id, slot.day, slot.time, slot.span,
    lower(slot.span) - make_interval(hours => boat.notice_hours),
    offers.seats, offers.charter,
    room_left(boat.capacity, offers.seats, offers.charter, slot.day, slot.span, coalesce(own.seats_taken, 0), taken_of.taken_of),
    boat.port, boat.listing_rank, boat.created_at, boat.type, boat.trip_type, boat.capacity,
    case when boat.trip_type <> 'private' and boat.price_per_seat_cents > 0 then boat.price_per_seat_cents end,
    case when boat.trip_type <> 'tour' and boat.charter_price_cents > 0 then boat.charter_price_cents end,
    length.minutes, slot.says_minutes
  from boats as boat
  join operators on operators.id = boat.operator_id
  -- Unpacks the JSON once per boat.
  cross join lateral (
    select coalesce(boat.availability -> 'manualDays', '[]') as manual_days,
      coalesce(boat.availability -> 'blackoutDates', '[]') as blackouts,
      coalesce(boat.availability -> 'blocks', '[]') as blocks,
      coalesce(boat.availability -> 'recurring' -> 'seasons', '[]') as seasons,
      case when jsonb_array_length(boat.availability -> 'timeSlotsDefault') > 0
        then boat.availability -> 'timeSlotsDefault' else '["09:00", "14:00"]' end as usual_times,
      coalesce(boat.trip_minutes, 240) as usual_minutes
    offset 0) as plan
  cross join lateral (
    select coalesce(range_agg(tsrange(starts_at at time zone interval '-4 hours', ends_at at time zone interval '-4 hours')), '{}') as spans
    from calendar_sources as source join busy_spans on busy_spans.source_id = source.id
    where source.operator_id = boat.operator_id and ends_at > (first_day - 1)::timestamp at time zone interval '-4 hours'
      and (source.all_boats or exists (
        select from calendar_source_boats
        where calendar_source_boats.source_id = source.id and calendar_source_boats.boat_id = boat.id))
    offset 0) as busy
  cross join lateral taken_of(boat.id, first_day, last_day)
  cross join lateral (
    select day, time, span, is_blocked, says_minutes,
      range_agg(span) filter (where is_blocked) over () as blocked,
      tsrange(min(lower(span)) filter (where not is_blocked) over on_day,
        max(upper(span)) filter (where not is_blocked) over on_day) as sailing
    from (
      select day, time, blocks.times is not null as is_blocked, bool_and(says_minutes) as says_minutes,
        tsrange(day + time::time, day + time::time
          + make_interval(mins => max(minutes) + coalesce(boat.turnaround_minutes, 0))) as span
      from (
        select manual.day::date as day, usual.time, plan.usual_minutes as minutes, boat.trip_minutes is not null as says_minutes
        from jsonb_array_elements_text(plan.manual_days) as manual (day),
          jsonb_array_elements_text(plan.usual_times) as usual (time)
        where manual.day between (first_day - 2)::text and (last_day + 2)::text
        union all
        select sails.day::date, season_times.time, coalesce((season ->> 'tripMinutes')::integer, plan.usual_minutes),
          coalesce(season ->> 'tripMinutes', boat.trip_minutes::text) is not null
        from jsonb_array_elements(plan.seasons) as season
        cross join lateral generate_series(
          greatest(season ->> 'start', (first_day - 2)::text)::date::timestamp,
          least(season ->> 'end', (last_day + 2)::text)::date::timestamp, interval '1 day') as sails (day)
        cross join lateral jsonb_array_elements_text(season -> 'timeSlots') as season_times (time)
        where season -> 'weekdays' @> to_jsonb(extract(dow from sails.day)::integer)) as offered
      left join lateral (
        select distinct block_times.times
        from jsonb_array_elements(plan.blocks) as block, jsonb_array_elements_text(block -> 'times') as block_times (times)
        where block ->> 'date' = offered.day::text and block_times.times = offered.time) as blocks on true
      where not plan.blackouts ? offered.day::text
      group by day, time, blocks.times) as departure
    window on_day as (partition by day)) as slot
  cross join lateral (
    select boat.trip_type <> 'private' and not slot.span && busy.spans as seats,
      boat.trip_type <> 'tour' and not slot.sailing && busy.spans as charter) as offers
  cross join lateral (
    select (extract(epoch from upper(slot.span) - lower(slot.span)) / 60)::integer - coalesce(boat.turnaround_minutes, 0) as minutes) as length
  left join departures as own on own.boat_id = boat.id and own.day = slot.day and own.time = slot.time
  where boat.id = any(boat_ids)
    and boat.status = 'published' and boat.deleted_at is null and operators.status = 'active'
    and operators.unlisted_at is null
    and slot.day between first_day and last_day
    and not slot.is_blocked and not slot.span && coalesce(slot.blocked, '{}')
    and (offers.seats or offers.charter)
$$;
