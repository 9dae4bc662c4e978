import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { callAdmin } from '../admins/admins.ts';
import { addBoat, dayAhead, type NewBoat, type PayingWorld } from '../guests/paying-world.ts';

export const STORM_PORT = 'sxm-cupecoy';
export const STORM_DAY = dayAhead();
/** More boats than a call-off processes before it responds. */
export const STORM_BOATS = 24;

/** Creates boats in an otherwise empty port; returns them by id, the order in which a call-off processes them. */
export async function addStormBoats(world: PayingWorld): Promise<NewBoat[]> {
  const boats: NewBoat[] = [];
  for (let nth = 0; nth < STORM_BOATS; nth += 1) {
    boats.push(await addBoat(world, { name: `Storm ${nth}` }));
  }
  await world.database.query('update boats set port = $1 where id = any($2)', [
    STORM_PORT,
    boats.map(({ id }) => id),
  ]);
  return boats.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export function callOffPort(baseUrl: string, cookie: string, requestKey: string = randomUUID()) {
  const payload = {
    port: STORM_PORT,
    from: { day: STORM_DAY, time: '00:00' },
    until: { day: dayAhead(31), time: '00:00' },
    reason: 'weather',
    note: '',
    requestKey,
  };
  return callAdmin<CallOffView>(baseUrl, 'adminCallOff', { cookie, payload });
}

export async function newestCallOff(baseUrl: string, cookie: string) {
  const { body } = await callAdmin<CallOffView[]>(baseUrl, 'adminCallOffs', { cookie });
  const [newest] = body;
  if (!newest) throw new Error('There is no call-off.');
  return newest;
}

/** Locks a boat like an uncommitted sale; returns a function that releases the lock. */
export async function lockBoatLikeOpenSale(
  database: pg.Pool,
  boatId: string,
): Promise<() => Promise<void>> {
  const holder = await database.connect();
  await holder.query('begin');
  await holder.query('select from boats where id = $1 for key share', [boatId]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}
