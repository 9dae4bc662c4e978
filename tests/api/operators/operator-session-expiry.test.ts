import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askAuth,
  createOperatorWorld,
  PASSWORD,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

type Session = { access_token?: string; refresh_token: string; error_code?: string };

const signIn = () =>
  askAuth<Session>(world, '/token?grant_type=password', {
    payload: { email: 'rosa@demo.test', password: PASSWORD },
  });
const refresh = ({ refresh_token }: Session) =>
  askAuth<Session>(world, '/token?grant_type=refresh_token', { payload: { refresh_token } });

/** Backdates the start and the last use of the session by these days. */
const age = (begun: number, used: number) =>
  world.database.query(
    `update auth_service.session set made_ms = made_ms - $1::bigint * 86400000,
       refreshed_ms = refreshed_ms - $2::bigint * 86400000`,
    [begun, used],
  );

test.each([
  ['lasts 179 days if it is used', 179, 1, true],
  ['ends after 180 days even if it is used', 181, 1, false],
  ['lasts 59 days if it is not used', 100, 59, true],
  ['ends after 60 days if it is not used', 100, 61, false],
])('an operator’s session %s', async (_, begun, used, staysIn) => {
  const session = await signIn();
  await age(begun, used);
  const next = await refresh(session);
  expect(next.access_token !== undefined).toBe(staysIn);
  if (!staysIn) expect(next.error_code).toBe('session_expired');
});
