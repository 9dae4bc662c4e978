import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSemaphore } from './semaphore.ts';

test('never more act at once than may, everybody gets a turn, and in the order they came', async () => {
  const someActs = fc.array(fc.boolean(), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      someActs,
      fc.scheduler(),
      async (most, acts, order) => {
        const turns = openSemaphore(most);
        const began: number[] = [];
        let acting = 0;
        let mostActing = 0;
        const all = acts.map((isGood, index) =>
          turns
            .take(async () => {
              began.push(index);
              acting += 1;
              mostActing = Math.max(mostActing, acting);
              await order.schedule(Promise.resolve());
              acting -= 1;
              if (!isGood) throw new Error('failed');
              return index;
            })
            .catch(() => -1),
        );
        await order.waitAll();
        const ends = await order.waitFor(Promise.all(all));
        expect(ends).toEqual(acts.map((isGood, index) => (isGood ? index : -1)));
        expect(began).toEqual(acts.map((_, index) => index));
        expect(mostActing).toBe(Math.min(most, acts.length));
      },
    ),
  );
});
