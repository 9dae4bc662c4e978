import { sql, type RawBuilder } from 'kysely';
import { addDays, type Day, type IslandNow } from '#domain/time/days.ts';
import { decisionLimits, USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';

/** Returns the last day with a departure that may be past its decision time. */
export function computeLastDecidedDay(now: IslandNow): Day {
  return addDays(now.day, Math.ceil(decisionLimits.max / 24) + 1);
}

/**
 * Returns the smallest group that may still book seats (domain: computeSmallestParty). Seats sold are the capacity of
 * the boat less the room left.
 */
export function smallestPartyOffered(now: IslandNow): RawBuilder<number> {
  const clock = `${now.day} ${now.time}`;
  return sql<number>`greatest(1, coalesce((
    select smallest_number from boats as decided
    where decided.id = boat_id and day + time::time
      - make_interval(hours => coalesce(decision_hours, ${USUAL_DECISION_HOURS}::integer)) <= ${clock}::timestamp), 0)
    - (capacity - room))`;
}
