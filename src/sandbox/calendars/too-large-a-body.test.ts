import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  apiKey,
  openCalendarWorld,
  type CalendarWorld,
} from '../../../tests/support/calendar-sandbox-world.ts';

let world: CalendarWorld;

beforeAll(async () => {
  world = await openCalendarWorld();
});

afterAll(() => world.close());

test('too large a body is 413 in Nylas’s envelope', async () => {
  const answer = await fetch(`${world.base}/sandbox/nylas/v3/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'x'.repeat(300_000) }),
  });
  expect(answer.status).toBe(413);
  const requestId = answer.headers.get('x-request-id');
  expect(await answer.json()).toEqual({
    request_id: requestId,
    error: { type: 'api.invalid_request_error', message: 'Request body is too large.' },
  });
});
