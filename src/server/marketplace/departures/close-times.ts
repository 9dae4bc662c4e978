import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type {
  closeTimesPayload,
  ClosureView,
  openDayPayload,
} from '#contract/operator/departure-api.ts';
import { buildDayScope, type CallOffScope } from '#domain/trip-changes/calling-off.ts';
import { isAnyClosed, findNewClosure, reopenDay } from '#domain/availability/closures.ts';
import { toInstant, toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { closeBoat, writeAvailability } from '../cancellations/close-boats.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** Closes a day, or some hours, of an operator's boats. Sold trips are kept. */
export function closeTimes(
  deps: Deps,
  operatorId: string,
  { boatIds, day, hours }: z.output<typeof closeTimesPayload>,
): Promise<Outcome<{ closed: ClosureView[] }, 'invalid' | 'not-found'>> {
  const scope: CallOffScope = hours
    ? { from: toInstant(day, hours.from), until: toInstant(day, hours.until) }
    : buildDayScope(day);
  if (day < toIslandNow(deps.now()).day) return Promise.resolve(dayIsOver);
  return inTransaction<Outcome<{ closed: ClosureView[] }, 'not-found'>>(
    deps.database,
    async (write) => {
      const boats = await lockOperatorBoats(write, operatorId, boatIds);
      if (boats.length !== new Set(boatIds).size) return noSuchBoat;
      const closed: ClosureView[] = [];
      for (const boat of boats) {
        const { before, after } = await closeBoat(deps, write, { boatId: boat.id, scope });
        closed.push({ boat, times: findNewClosure(before, after, day) });
      }
      const fresh = closed.filter(({ times }) => isAnyClosed(times));
      return done({ closed: fresh.toSorted((one, other) => byName(one.boat, other.boat)) });
    },
  );
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en');
}

const dayIsOver = refused('invalid', 'day.over', { fields: { day: 'day.over' } });

/** Reopens the manually closed times of one boat on one day. */
export function openDay(
  deps: Deps,
  operatorId: string,
  { boatId, day }: z.output<typeof openDayPayload>,
): Promise<Outcome<{ opened: true }, 'not-found'>> {
  return inTransaction<Outcome<{ opened: true }, 'not-found'>>(deps.database, async (write) => {
    const [boat] = await lockOperatorBoats(write, operatorId, [boatId]);
    if (!boat) return noSuchBoat;
    await writeAvailability(deps, write, boat.id, ({ availability }) =>
      reopenDay(availability, day),
    );
    return done({ opened: true });
  });
}

/** Locks boats, which also blocks sales until the commit; the sales then read the boat again. */
async function lockOperatorBoats(
  write: Transaction,
  operatorId: string,
  boatIds: readonly string[],
) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from boats
    where id::text = any(${boatIds}) and operator_id = ${operatorId} and deleted_at is null
    order by id for update`.execute(write);
  return rows;
}

const noSuchBoat = refused('not-found', 'boat.unknown');
