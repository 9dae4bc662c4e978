import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { closeTimesPayload } from '#contract/departure-api.ts';
import { wholeDay, type CallOffScope } from '#domain/calling-off.ts';
import { islandInstant } from '#domain/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { closeBoat } from '../call-offs/call-off.ts';
import { inTransaction } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';

/** Sells nothing more of a day, or of some hours, on these boats of an operator. What is sold stays. */
export function closeTimes(
  deps: Deps,
  operatorId: string,
  { boatIds, day, hours }: z.output<typeof closeTimesPayload>,
): Promise<Outcome<{ closed: number }, 'invalid' | 'not-found'>> {
  const scope: CallOffScope = hours
    ? { from: islandInstant(day, hours.from), until: islandInstant(day, hours.until) }
    : wholeDay(day);
  if (hours && hours.until <= hours.from) return Promise.resolve(backwards);
  return inTransaction<Outcome<{ closed: number }, 'not-found'>>(deps.database, async (write) => {
    const { rows } = await sql<{ id: string }>`
      select id from boats
      where id::text = any(${boatIds}) and operator_id = ${operatorId} and deleted_at is null
      order by id for update`.execute(write);
    if (rows.length !== new Set(boatIds).size) return noSuchBoat;
    for (const { id } of rows) await closeBoat(deps, write, { boatId: id, scope });
    return done({ closed: rows.length });
  });
}

const backwards = refused('invalid', 'The time has to end after it begins.', {
  fields: { hours: 'The time has to end after it begins.' },
});
const noSuchBoat = refused('not-found', 'There is no such boat.');
