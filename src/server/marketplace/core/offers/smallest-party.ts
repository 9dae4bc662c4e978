import { sql, type RawBuilder } from 'kysely';
import { addDays, type Day, type IslandNow } from '#domain/time/days.ts';
import { decisionLimits, USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';

/** The last day with a departure whose decision time may have come. */
export function lastDecidedDay(now: IslandNow): Day {
  return addDays(now.day, Math.ceil(decisionLimits.most / 24) + 1);
}

/**
 * The smallest party that may still book seats of a departure on offer (domain: smallestParty). What is sold of it is
 * what its boat holds less its room.
 */
export function smallestPartyOffered(now: IslandNow): RawBuilder<number> {
  const clock = `${now.day} ${now.time}`;
  return sql<number>`greatest(1, coalesce((
    select smallest_number from boats as decided
    where decided.id = boat_id and day + time::time
      - make_interval(hours => coalesce(decision_hours, ${USUAL_DECISION_HOURS}::integer)) <= ${clock}::timestamp), 0)
    - (capacity - room))`;
}
