import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  addPhoto,
  createBoatActs,
  isPublic,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';
import { boatNamed, numberFrom } from '../../support/worlds/guests/two-server-world.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const times = ['08:00', '10:00', '12:00'];

test.each([1, 2, 3, 4])(
  'resizing and deleting boats while guests buy never oversells a seat (run %i)',
  async (round) => {
    const { operator, own, boat } = await boatOnSale(`Concertina ${round}`);
    const buy = (nth: number) =>
      retryWhileUnavailable(() =>
        askForCheckout(world.baseUrl, {
          boat,
          mode: 'perSeat',
          start: dayAhead(10 + (nth % 2)),
          time: times[nth % 3] ?? '',
          groupSize: 2 + (nth % 3),
          customer: `Guest ${nth}`,
        }),
      );
    const sizes = [4, 10, 6, 3, 8];
    const [bought, edits] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, (_, nth) => buy(nth))),
      Promise.all(sizes.map((capacity) => operator.update(own, { capacity }))),
    ]);
    const deletion = await operator.remove(own);

    expect(bought.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
    expect(edits.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(bought.some(({ status }) => status === 200)).toBe(true);
    expect(deletion.status).toBe(409);
    const { body: after } = await operator.read(own);
    for (const taken of after.taken) expect(taken.seats).toBeLessThanOrEqual(after.capacity);
    expect(await checkSeats(world.database)).toEqual([]);
    expect(await deadlocks()).toBe(0);
  },
);

test('guests can book free seats while the operator keeps editing the boat', async () => {
  const { operator, own, boat } = await boatOnSale('Restless');
  const editing = Array.from({ length: 25 }, (_, nth) =>
    operator.update(own, { description: `Sails, and is painted anew: coat ${nth}.` }),
  );
  const bought = await Promise.all(
    times.flatMap((time) =>
      [10, 11].map((ahead) =>
        askForCheckout(world.baseUrl, {
          boat,
          mode: 'perSeat',
          start: dayAhead(ahead),
          time,
          groupSize: 4,
          customer: `Guest at ${time} in ${ahead} days`,
        }),
      ),
    ),
  );

  expect(bought.map(({ status, message }) => message || status)).toEqual(Array(6).fill(200));
  expect((await Promise.all(editing)).map(({ status }) => status)).toEqual(Array(25).fill(200));
  expect(await checkSeats(world.database)).toEqual([]);
  expect(await deadlocks()).toBe(0);
});

async function boatOnSale(name: string) {
  const operator = createBoatActs(world.baseUrl, (await newOperator(world)).token);
  const days = { manualDays: [dayAhead(10), dayAhead(11)], timeSlotsDefault: times };
  const { body: own } = await operator.create({
    name,
    capacity: 12,
    tripMinutes: 120,
    availability: days,
  });
  await addPhoto(world, own, `/pictures/${own.id}`);
  await operator.update(own, { status: 'published' });
  await expect.poll(() => isPublic(world, own)).toBe(true);
  return { operator, own, boat: await boatNamed(world.baseUrl, name) };
}

function deadlocks(): Promise<number> {
  const counted = 'select deadlocks from pg_stat_database where datname = current_database()';
  return numberFrom(world.database, counted);
}

/** Retries 503: on a busy machine a request may wait too long for a connection. */
async function retryWhileUnavailable<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? retryWhileUnavailable(ask) : answer;
}
