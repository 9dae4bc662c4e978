import type { ConsistencyCheck } from '../../platform/database/database.ts';

/** Maximum number of boats checked per run. The selection changes daily. */
const MAX_BOATS = 2000;

/** Checks that departures on offer match boats, sales and calendars (docs/decisions/0082). */
export const searchChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every departure on offer has the room and the length that the search believes',
    sql: `
      with looked_at as (
        select array_agg(id) as ids from (
          select id from boats where deleted_at is null
          order by hashtext(id::text || current_date) limit ${MAX_BOATS}) as boats),
      horizon as (select first_day, complete_until from offer_horizon),
      believed as (
        select boat_id, day, time, room, closes_at, minutes, says_minutes from offered_departures, looked_at, horizon
        where boat_id = any(ids) and day between first_day and complete_until),
      true_ones as (
        select departure.boat_id, departure.day, departure.time, departure.room, departure.closes_at,
          departure.minutes, departure.says_minutes
        from looked_at, horizon, departures_on_offer(ids, first_day, complete_until) as departure)
      select format('%s on %s at %s: the search shows ', boats.name, day, time)
        || case when coalesce(believed.room, 0) <> coalesce(true_ones.room, 0)
          then format('room for %s guests, but there is room for %s.', coalesce(believed.room, 0),
            coalesce(true_ones.room, 0))
          else format('a trip of %s minutes, but it takes %s.', believed.minutes, true_ones.minutes) end as finding
      from believed full join true_ones using (boat_id, day, time) join boats on boats.id = boat_id
      where coalesce(believed.room, 0) <> coalesce(true_ones.room, 0)
        or believed.closes_at <> true_ones.closes_at
        or (believed.minutes, believed.says_minutes) <> (true_ones.minutes, true_ones.says_minutes)
      order by 1`,
  },
];
