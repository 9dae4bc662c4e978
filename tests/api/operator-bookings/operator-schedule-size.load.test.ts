import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScheduleView } from '#contract/operator/schedule-api.ts';
import { createOtlpReceiver, type OtlpReceiver } from '../../support/providers/otlp-receiver.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import {
  call,
  createBoatActs,
  createOperatorWorld,
  newOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
let receiver: OtlpReceiver;
beforeAll(async () => {
  receiver = await createOtlpReceiver();
  world = await createOperatorWorld({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const DAYS = 42;
const BOATS = 40;
const first = dayAhead(1);

/** Creates an operator whose boats sail twice a day, with a guest on every third departure and a busy calendar. */
async function createOperatorWithFleet(boatCount: number): Promise<string> {
  const { token, email } = await newOperator(world);
  const season = {
    name: 'All year',
    start: dayAhead(-1),
    end: dayAhead(170),
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    timeSlots: ['09:00', '14:00'],
  };
  const boats = createBoatActs(world.baseUrl, token);
  for (let count = 1; count <= boatCount; count += 1) {
    const availability = { recurring: { seasons: [season] } };
    const { status } = await boats.create({ name: `Fleet ${count}`, availability });
    expect(status).toBe(201);
  }
  for (const sql of [
    `update boats set status = 'published' where operator_id = (select id from operators where email = $1)`,
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date,
       time, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, hold_ends_at,
       created_at, paid_at)
     select gen_random_uuid(), upper('SXM-' || left(md5(boats.id::text || ahead), 12)), boats.id, operator_id, 'form',
       'paid', 'perSeat', current_date + 1 + ahead / 2, current_date + 1 + ahead / 2,
       case ahead % 2 when 0 then '09:00' else '14:00' end, 2, 'Guest ' || ahead, 'g@example.com', 20000, 1000,
       21000, now() + interval '1 day', now(), now()
     from boats, generate_series(0, 120, 3) as ahead
     where operator_id = (select id from operators where email = $1)`,
    `with source as (
       insert into calendar_sources (id, operator_id, kind, name, all_boats, created_at)
       select gen_random_uuid(), id, 'nylas', 'Captain', true, now() from operators where email = $1 returning id)
     insert into busy_spans (source_id, key, starts_at, ends_at)
     select id, place, now() + place * interval '5 hours', now() + place * interval '5 hours' + interval '30 minutes'
     from source, generate_series(1, 600) as place`,
  ]) {
    await world.database.query(sql, [email]);
  }
  return token;
}

const readSchedule = (token: string) =>
  call<ScheduleView>(world.baseUrl, 'operatorSchedule', {
    token,
    query: { from: first, days: String(DAYS) },
  });

/** Lists the spans of the queries of each request for the schedule. */
function listQueries(): string[][] {
  const spans = receiver.spans();
  const requests = spans.filter(({ name }) => name === 'GET /api/operator/schedule');
  return requests.map((request) =>
    spans
      .filter((span) => span.traceId === request.traceId && span !== request)
      .map(({ name }) => name),
  );
}

test('the schedule of 40 boats over 42 days takes the same number of queries as that of one boat', async () => {
  const small = await createOperatorWithFleet(1);
  const large = await createOperatorWithFleet(BOATS);
  await readSchedule(small);
  const { status, body } = await readSchedule(large);
  expect(status).toBe(200);
  expect(body.boats).toHaveLength(BOATS);
  const departures = body.boats.flatMap((boat) => boat.days.flatMap((day) => day.departures));
  expect(departures.length).toBeGreaterThan((BOATS * DAYS) / 2);
  await expect.poll(() => listQueries().length, { timeout: 30_000 }).toBe(2);
  await expect
    .poll(() => listQueries().every((names) => names.some((name) => name.includes('boats'))))
    .toBe(true);
  const [one = [], forty = []] = listQueries();
  expect(forty.toSorted()).toEqual(one.toSorted());
});
