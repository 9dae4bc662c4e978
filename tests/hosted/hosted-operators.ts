import { randomBytes } from 'node:crypto';
import { buildEndpointPath } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { newBoat, PASSWORD, type Operator } from '../support/browser/operator-journey.ts';
import { mailedLink } from './hosted-mail.ts';
import { world } from './hosted-test.ts';

/** Creates an operator with a confirmed email address, without the browser. */
export async function newOperator(name: string, key: string): Promise<Operator> {
  const email = `${key}@operators.test`;
  await register({ name, email, password: PASSWORD });
  await fetch(await mailedLink(email, /confirm/i, '/verify'), { redirect: 'manual' });
  return { name, email, token: await signInAtService(email) };
}

/** Registers an operator from a random IP address, because sign-ups are limited per network. */
async function register(operator: { name: string; email: string; password: string }) {
  const answer = await fetch(`${world.servers[0]}${buildEndpointPath('register')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork() },
    body: JSON.stringify(operator),
  });
  if (!answer.ok) throw new Error(`${operator.email} could not sign up: ${await answer.text()}`);
}

function someNetwork(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** Gets an access token from the sign-in service directly. */
export async function signInAtService(email: string, password = PASSWORD): Promise<string> {
  const answer = await fetch(`${world.signIn}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: world.anonKey },
    body: JSON.stringify({ email, password }),
  });
  const session = (await answer.json()) as { access_token: string };
  if (!answer.ok) throw new Error(`${email} could not sign in: ${JSON.stringify(session)}`);
  return session.access_token;
}

/** Creates an operator with a published boat: eight seats at $80.00, at nine on `soldDay` and the day after. */
export async function newBoatToBook(
  key: string,
): Promise<{ operator: Operator; boat: OperatorBoatView }> {
  const operator = await newOperator(`Op ${key}`, key);
  return { operator, boat: await newBoat(world.shop, operator, `Boat of ${key}`) };
}
