import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countBusy,
  emptyCalendar,
  fillCalendar,
  createFleet,
  syncFleet,
  type Fleet,
} from '../../support/worlds/operators/busy-fleet.ts';
import { PATIENCE } from '../../support/providers/calendar-account.ts';
import { closedOn } from '../../support/worlds/operators/calendar-operators.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { visitDoctor } from '../../support/product/doctor-command.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';

const EVENTS = 10_000;
const BOATS = 50;
/** On these days the operator is only busy at night. */
const QUIET_DAYS = 100;
let world: OperatorWorld;
let fleet: Fleet;

beforeAll(async () => {
  world = await createOperatorWorld();
  fleet = await createFleet(world, BOATS);
});
afterAll(() => world.close());

/** Sells seats, boat after boat, until stopped; returns every answer's status. */
function sellUntilTold(): { stop: () => Promise<number[]> } {
  let isOver = false;
  const seller = async (from: number) => {
    const statuses: number[] = [];
    for (let at = from; !isOver || statuses.length === 0; at += 1) {
      const boat = fleet.boats[at % BOATS];
      if (!boat) throw new Error('The fleet is smaller than it should be.');
      const input = { boat, mode: 'perSeat', start: dayAhead(QUIET_DAYS + (at % 30)) } as const;
      const answer = await askForCheckout(world.baseUrl, { ...input, time: '09:00', groupSize: 1 });
      statuses.push(answer.status);
    }
    return statuses;
  };
  const sellers = [seller(0), seller(17), seller(34)];
  return {
    async stop() {
      isOver = true;
      return (await Promise.all(sellers)).flat();
    },
  };
}

test('checkouts succeed while 10,000 busy times of 50 boats are added and removed', async () => {
  const sales = sellUntilTold();
  await fillCalendar(world, fleet, EVENTS);
  await syncFleet(world, fleet);
  expect(await countBusy(world, fleet)).toBe(EVENTS);
  await emptyCalendar(world, fleet);
  await syncFleet(world, fleet);
  expect(await countBusy(world, fleet)).toBe(0);
  await fillCalendar(world, fleet, EVENTS);
  await syncFleet(world, fleet);
  const statuses = await sales.stop();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const last = fleet.boats.at(-1);
  await expect
    .poll(() => closedOn(world, last ?? { id: '' }, dayAhead(20)), PATIENCE)
    .toEqual(['09:00', '14:00']);
  expect(await closedOn(world, last ?? { id: '' }, dayAhead(QUIET_DAYS))).toBeNull();
  const { output } = await visitDoctor({ DATABASE_URL: world.databaseUrl });
  expect(output).toMatch(/^All is well/);
});
