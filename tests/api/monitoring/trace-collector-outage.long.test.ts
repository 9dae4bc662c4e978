import { expect, test } from 'vitest';
import { createLocalServer } from '../../support/providers/local-server.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, createPayingWorld } from '../../support/worlds/guests/paying-world.ts';

test.each([
  ['never answers', openSilence],
  ['is down', async () => ({ base: 'http://127.0.0.1:9', close: async () => {} })],
])('a trace collector that %s does not delay requests', async (_, open) => {
  const collector = await open();
  const world = await createPayingWorld({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.base,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
  });
  const boat = await addBoat(world);
  for (let buyer = 0; buyer < 4; buyer += 1) {
    const visitor = newVisitor(world);
    const { session, bookingId } = await visitor.hold(boat);
    await world.provider.pay(session);
    await expect
      .poll(async () => (await visitor.booking(bookingId)).status, { timeout: 60_000 })
      .toBe('paid');
  }
  expect(await world.product.stop()).toBe(0);
  expect(world.product.output().split('traces and metrics cannot be sent').length).toBeLessThan(3);
  await world.close();
  await collector.close();
});

function openSilence() {
  return createLocalServer(() => {});
}
