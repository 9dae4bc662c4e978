import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MeView, SessionView } from '#contract/operator/operator-api.ts';
import {
  askAuth,
  call,
  createOperatorWorld,
  PASSWORD,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  pressSignInLink,
  readSignInLink,
} from '../../support/worlds/operators/mailed-sign-in-links.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { freePort } from '../../support/product/free-port.ts';

/** The hosted auth service, run by another installation. */
let authHost: OperatorWorld;
let world: PayingWorld;

beforeAll(async () => {
  const port = String(await freePort());
  authHost = await createOperatorWorld({
    DEMO: 'off',
    AUTH_REDIRECT_ORIGINS: `http://localhost:${port}`,
  });
  const hosted = { AUTH_URL: `${authHost.baseUrl}/auth/v1`, AUTH_ANON_KEY: 'public' };
  world = await createPayingWorld({ PORT: port, ...hosted });
});
afterAll(async () => {
  await world.close();
  await authHost.close();
});

type Login = { session: SessionView; operator: MeView | null };
const operator = { name: 'Nadia Romney', email: 'nadia@example.com', password: PASSWORD };

test('an operator registers, confirms and signs in through a hosted auth service', async () => {
  expect((await fetch(`${world.baseUrl}/auth/v1/health`)).status).toBe(404);
  const registered = await call(world.baseUrl, 'register', { payload: operator });
  expect(registered.status).toBe(200);
  const [mail] = await mailsTo(authHost, operator.email);
  // AUTH_REDIRECT_ORIGINS lets the auth service redirect to our site.
  expect(await pressSignInLink(readSignInLink(mail))).toMatch(
    new RegExp(`^${world.baseUrl}/operator#`),
  );
  const { body } = await call<Login>(world.baseUrl, 'login', { payload: operator });
  const token = body.session.access_token;
  expect((await call<MeView>(world.baseUrl, 'me', { token })).body.name).toBe('Nadia Romney');
});

test('a session that ends at the hosted auth service ends here within seconds', async () => {
  const { body } = await call<Login>(world.baseUrl, 'login', { payload: operator });
  const token = body.session.access_token;
  expect((await call(world.baseUrl, 'me', { token })).status).toBe(200);
  await askAuth(authHost, '/logout?scope=global', { token });
  const status = async () => (await call(world.baseUrl, 'me', { token })).status;
  await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(401);
});

test('while the hosted auth service is down, operators get a 503 instead of being signed out', async () => {
  const { body } = await call<Login>(world.baseUrl, 'login', { payload: operator });
  await authHost.product.stop();
  const down = [503, 'You can’t sign in right now. Please try again in a minute.'];
  for (const name of ['login', 'register'] as const) {
    const answer = await call(world.baseUrl, name, { payload: operator });
    expect([answer.status, answer.message]).toEqual(down);
  }
  const token = body.session.access_token;
  const readMe = async () => {
    const answer = await call(world.baseUrl, 'me', { token });
    return [answer.status, answer.message];
  };
  await expect.poll(readMe, { timeout: 60_000, interval: 500 }).toEqual(down);
});

test('the sign-in page names the hosted auth service and allows connections to it', async () => {
  const page = await fetch(`${world.baseUrl}/operator`, { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toContain(new URL(authHost.baseUrl).origin);
  expect(await page.text()).toContain(`"authUrl":"${authHost.baseUrl}/auth/v1"`);
});
