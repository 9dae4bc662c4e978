import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld({ LOG_FORMAT: 'json', RATE_LIMITS: 'on' });
});
afterAll(() => world.close());

type Line = { message: string; requestId?: string; level: string };
const refusals = () =>
  world.product
    .output()
    .split('\n')
    .filter((line) => line.includes('was refused with'))
    .map((line) => JSON.parse(line) as Line);

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${world.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const MARKS = { email: 'mia.marker@example.com', password: 'marker-password-9' };

const asDeck = async (path: string) => {
  const cookie = await signInAdmin(world, 'deck@demo.test');
  return fetch(`${world.baseUrl}${path}`, { headers: { cookie } });
};

test.each<[string, () => Promise<{ status: number; headers: Headers }>, string]>([
  [
    'without a session',
    () => call(world.baseUrl, 'operatorBoats'),
    'GET /api/operator/boats was refused with 401: Please sign in.',
  ],
  [
    'with an unknown token',
    () => call(world.baseUrl, 'operatorBoats', { token: 'marker.token.of-nobody' }),
    'GET /api/operator/boats was refused with 401: Your session has ended. Please sign in again.',
  ],
  [
    'with a wrong password',
    () => post('/api/admin/login', MARKS),
    'POST /api/admin/login was refused with 401: That email or password is incorrect.',
  ],
  [
    'without the required role',
    () => asDeck('/api/admin/admins'),
    'GET /api/admin/admins was refused with 403: Only super admins can do this.',
  ],
  [
    'from another site',
    () => post('/api/admin/login', MARKS, { origin: 'https://elsewhere.example' }),
    'POST /api/admin/login was refused with 403: This request came from another site.',
  ],
])('a refused request %s is logged with its reason', async (_, send, line) => {
  const answer = await send();
  const requestId = answer.headers.get('x-request-id');
  await expect
    .poll(() => refusals().filter((each) => each.requestId === requestId))
    .toEqual([expect.objectContaining({ level: 'info', message: line })]);
});

test('a rate-limited request is logged without personal data', async () => {
  const before = refusals().length;
  let status = 0;
  for (let tries = 0; status !== 429 && tries < 100; tries += 1)
    ({ status } = await post('/api/opt-in', { email: MARKS.email }));
  await expect
    .poll(() => refusals().slice(before).at(-1)?.message)
    .toMatch(
      /^POST \/api\/opt-in was refused with 429: Too many attempts\. Please wait \d+ \w+ and try again\.$/,
    );
  expect(JSON.stringify(refusals())).not.toMatch(/marker|127\.0\.0\.1|deck/);
});

test('a page whose server-side data needs a session is not logged as refused', async () => {
  const before = refusals().length;
  for (const path of ['/', '/booking', '/operator', '/admin/login', '/api/nothing-here'])
    await fetch(`${world.baseUrl}${path}`, { headers: { accept: 'text/html' } });
  expect(refusals()).toHaveLength(before);
});
