import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import { listOperatorBoats } from '../../../src/server/marketplace/core/boats/operator-boat-queries.ts';
import { openDatabase } from '../../../src/server/platform/database/database.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

test('an operator’s boats are loaded with busy times only for the days that a view shows', async () => {
  const { boats } = await operatorWithBoats(world);
  const [{ operatorId }] = boats;
  await world.database.query(
    `with source as (
       insert into calendar_sources (id, operator_id, kind, name, all_boats, created_at)
       values (gen_random_uuid(), $1, 'nylas', 'Captain', true, now()) returning id)
     insert into busy_spans (source_id, key, starts_at, ends_at)
     select id, ahead, noon, noon + interval '1 hour'
     from source, generate_series(0, 99) as ahead, lateral (
       select ($2::date + ahead + time '12:00') at time zone 'America/Lower_Princes' as noon) as days`,
    [operatorId, dayAhead(1)],
  );
  const days = { from: dayAhead(1), until: addDays(dayAhead(1), 6) };
  const read = await listOperatorBoats(openDatabase(world.database), operatorId, days);
  expect(read).toHaveLength(2);
  for (const { busy } of read) {
    expect(busy.length).toBeGreaterThanOrEqual(7);
    expect(busy.length).toBeLessThan(12);
  }
});
