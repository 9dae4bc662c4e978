import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { payOne, reserveOne, type Acknowledged } from '../assertions/acknowledged-trips.ts';
import type { TripInput } from '../worlds/guests/visitors.ts';
import { boatNamed } from '../worlds/guests/two-server-world.ts';

/** Guests who keep buying at all servers until `stop`, even after failed requests. */
export type Buyers = {
  acknowledged: Acknowledged;
  /** Number of responses by status; `null` is a broken connection. */
  answers: Map<number | null, number>;
  stop(): Promise<void>;
};

const BUYERS = 12;

export async function createRetryingBuyers(baseUrls: readonly string[]): Promise<Buyers> {
  const boat = await boatNamed(baseUrls[0] ?? '', 'Mango Express');
  const acknowledged: Acknowledged = { reserved: [], confirmed: [], charged: [] };
  const answers: Buyers['answers'] = new Map();
  let isOver = false;
  const first = addDays(toIslandNow(Date.now()).day, 20);
  const inputFor = (buyer: number, nth: number): TripInput => ({
    boat,
    mode: 'perSeat',
    start: addDays(first, (buyer + nth * BUYERS) % 150),
    time: '12:00',
    groupSize: 1,
    customer: `Buyer ${buyer} ${nth}`,
  });
  const buyAll = async (buyer: number) => {
    const trade = buyer % 2 === 0 ? reserveOne : payOne;
    for (let nth = 0; !isOver; nth += 1) {
      const baseUrl = baseUrls[(buyer + nth) % baseUrls.length] ?? '';
      const status = await trade(baseUrl, acknowledged, inputFor(buyer, nth)).catch(() => null);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === null || status >= 400) await sleep(50);
    }
  };
  const all = Array.from({ length: BUYERS }, (_, buyer) => buyAll(buyer));
  return {
    acknowledged,
    answers,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** Waits until this many more trips have been confirmed. */
export async function waitForSales({ acknowledged }: Buyers, more: number): Promise<void> {
  const sold = () => acknowledged.reserved.length + acknowledged.confirmed.length;
  const wanted = sold() + more;
  while (sold() < wanted) await sleep(10);
}
