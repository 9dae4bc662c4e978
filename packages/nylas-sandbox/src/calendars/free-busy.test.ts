import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNylasWorld, tuesday, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
let grantId = '';
const now = tuesday / 1000;
const hour = 3600;
const day = 24 * hour;

beforeAll(async () => {
  world = await createNylasWorld();
  grantId = await world.connect('ana@work.test');
});

afterAll(() => world.close());

test('the busy times of an email address are merged, limited to the window, and include only busy events', async () => {
  await world.sandbox.seedAccount({
    email: 'busy@work.test',
    provider: 'google',
    name: 'Busy',
    calendars: [
      {
        name: 'One',
        events: [
          { title: 'a', when: span(0, 2) },
          { title: 'b', when: span(1, 3) },
          { title: 'c', when: span(3, 4) },
          { title: 'apart', when: span(6, 7), recurrence: ['RRULE:FREQ=DAILY'] },
          { title: 'free', when: span(10, 11), busy: false },
          { title: 'called off', when: span(12, 13), status: 'cancelled' },
          { title: 'perhaps', when: span(14, 15), status: 'maybe' },
        ],
      },
      { name: 'Two', events: [{ title: 'elsewhere', when: span(17, 18) }] },
    ],
  });
  const ask = (tentativeAsBusy: boolean) =>
    world.nylas.calendars.getFreeBusy({
      identifier: grantId,
      requestBody: {
        startTime: now + hour,
        endTime: now + day + hour,
        emails: ['busy@work.test', 'nobody@work.test'],
        tentativeAsBusy,
      },
    });
  const slot = (from: number, to: number) => ({
    object: 'time_slot',
    status: 'busy',
    startTime: now + from * hour,
    endTime: now + to * hour,
  });
  expect((await ask(true)).data).toMatchObject([
    {
      object: 'free_busy',
      email: 'busy@work.test',
      timeSlots: [slot(1, 4), slot(6, 7), slot(14, 15)],
    },
    { object: 'error', email: 'nobody@work.test', error: expect.any(String) },
  ]);
  expect((await ask(false)).data[0]).toMatchObject({ timeSlots: [slot(1, 4), slot(6, 7)] });
});

function span(from: number, to: number) {
  return {
    object: 'timespan' as const,
    start_time: now + from * hour,
    end_time: now + to * hour,
  };
}
