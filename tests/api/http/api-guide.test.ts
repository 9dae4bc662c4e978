import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { BookingView } from '#contract/public/booking-views.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, buildEndpointPath, type EndpointName } from '#contract/endpoints.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { queryNames } from '../../support/assertions/query-names.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

type Operation = {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
};
type JsonSchema = { type?: string; properties?: Record<string, unknown>; items?: JsonSchema };
type Guide = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

test('the OpenAPI guide lists exactly the endpoints of the contract', async () => {
  const answer = await fetch(`${world.baseUrl}/api/openapi.json`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const guide = (await answer.json()) as Guide;
  expect(guide.openapi).toMatch(/^3\.1/);
  expect(guide.servers).toEqual([{ url: world.baseUrl }]);
  const listed = Object.entries(guide.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(
    all.map(([, { method, path }]) => `${method} ${path}`).toSorted(),
  );
});

test('the OpenAPI guide marks required query parameters and leaves others optional', async () => {
  const guide = (await (await fetch(`${world.baseUrl}/api/openapi.json`)).json()) as Guide;
  const needed = (path: string) =>
    guide.paths[path]?.['get']?.parameters.filter((each) => each.required).map(({ name }) => name);
  expect(needed('/booking/by-session')).toEqual(['session_id']);
  expect(needed('/api/admin/analytics/detailed.csv')).toEqual(['from', 'to', 'by', 'table']);
  expect(needed('/api/admin/operators/{id}/bookings')).toEqual(['id']);
  expect(needed('/api/admin/bookings')).toEqual([]);
});

test.each(all)(
  'the OpenAPI guide documents the request and response of %s',
  async (name, endpoint) => {
    const guide = (await (await fetch(`${world.baseUrl}/api/openapi.json`)).json()) as Guide;
    const operation = guide.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    // An empty list says that the operation is public.
    const signedIn = endpoint.caller === 'public' ? [] : [{ [endpoint.caller]: [] }];
    expect(operation?.security).toEqual(signedIn);
    const parts = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(operation?.parameters.map((each) => each.name)).toEqual([
      ...parts,
      ...queryNames(endpoint),
    ]);
    const sent = operation?.requestBody?.content['application/json']?.schema;
    expect(sent !== undefined).toBe(endpoint.payload !== undefined);
    if (endpoint.payload instanceof z.ZodMiniObject) {
      expect(Object.keys(sent?.properties ?? {})).toEqual(Object.keys(endpoint.payload.shape));
    }
    for (const status of Object.keys(endpoint.answers)) {
      const answer = operation?.responses[status]?.content ?? {};
      expect(Object.keys(answer)).toEqual([endpoint.contentType ?? 'application/json']);
      expect(Object.values(answer)[0]?.schema ?? {}).not.toEqual({});
    }
    expect(operation?.responses['4XX']).toBeDefined();
  },
);

test('the OpenAPI guide documents the board’s event stream', async () => {
  const guide = (await (await fetch(`${world.baseUrl}/api/openapi.json`)).json()) as Guide;
  const answer = guide.paths['/api/board/stream']?.['get']?.responses['200'];
  expect(Object.keys(answer?.content ?? {})).toEqual(['text/event-stream']);
});

test('the HTML version of the API guide names every endpoint', async () => {
  const answer = await fetch(`${world.baseUrl}/api`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const page = await answer.text();
  expect(page).toMatch(/<html lang="en">/);
  expect(page).toMatch(/<h1>[^<]+<\/h1>/);
  for (const [, { method, path, summary }] of all) {
    expect(page).toContain(`${method} ${path}`);
    expect(page).toContain(summary.replaceAll("'", '&#39;'));
  }
  expect(page).toContain('href="/api/openapi.json"');
});

test('every answer on the way from the list of boats to a paid trip matches the OpenAPI guide', async () => {
  const boat = await addBoat(world);
  const seen = new Set<string>();
  const call = async <Body>(name: EndpointName, input: Call = {}): Promise<Body> => {
    const endpoint: Endpoint = endpoints[name];
    const answer = await ask(world.baseUrl, endpoint, name, input);
    const body: unknown = await answer.json();
    expect(Object.keys(endpoint.answers), name).toContain(String(answer.status));
    const schema = endpoint.answers[answer.status];
    // Parsing drops fields that the schema lacks, so equality means that the schema lists every field.
    expect(schema && z.parse(schema, body), name).toEqual(body);
    seen.add(`${name} ${answer.status}`);
    return body as Body;
  };
  expect(await call<unknown[]>('featuredBoats')).not.toEqual([]);
  expect(await call<unknown[]>('boats')).not.toEqual([]);
  await call('boatById', { parts: { id: boat.id } });
  await call('boatBySlug', { parts: { slug: boat.slug } });
  const customer = { customerName: 'Ana Boat', customerEmail: 'ana@example.com' };
  const trip = { boatId: boat.id, pricingMode: 'perSeat', groupSize: 2, ...customer };
  const days = { startDate: dayAhead(), endDate: dayAhead() };
  const reservation = { ...trip, ...days, operatorId: boat.operatorId, amountCents: 20_055 };
  const { id } = await call<BookingView>('createReservation', { payload: reservation });
  await call('bookingById', { parts: { id } });
  await call('notifyBooking', { parts: { id } });
  const checkout = { ...trip, start: dayAhead(), end: dayAhead(), time: '09:00' };
  const { url } = await call<{ url: string }>('createCheckout', { payload: checkout });
  const session = readSessionId(url);
  await call('bookingBySession', { query: { session_id: session } });
  await world.provider.pay(session);
  await call('bookingBySession', { query: { session_id: session } });
  await call('boatById', { parts: { id: boat.id } });
  const declared = all
    .filter(([name]) => [...seen].some((each) => each.startsWith(`${name} `)))
    .flatMap(([name, { answers }]) => Object.keys(answers).map((status) => `${name} ${status}`));
  expect([...seen].toSorted()).toEqual(declared.toSorted());
});

test('every refusal by the API has a readable message', async () => {
  const refusals: [EndpointName, Call, number][] = [
    ['boatById', { parts: { id: 'nonsense' } }, 404],
    ['boatBySlug', { parts: { slug: 'nonsense' } }, 404],
    ['bookingById', { parts: { id: 'nonsense' } }, 404],
    ['notifyBooking', { parts: { id: 'nonsense' } }, 404],
    ['createReservation', { payload: {} }, 400],
    ['createCheckout', { payload: {} }, 400],
    ['bookingBySession', {}, 400],
  ];
  for (const [name, input, status] of refusals) {
    const answer = await ask(world.baseUrl, endpoints[name], name, input);
    expect(answer.status, name).toBe(status);
    const { message } = (await answer.json()) as { message: string };
    expect(message, name).toMatch(/^[A-Z].*[a-z].*/);
  }
});

type Call = {
  parts?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object;
};

function ask(
  baseUrl: string,
  endpoint: Endpoint,
  name: EndpointName,
  input: Call,
): Promise<Response> {
  const address = new URL(buildEndpointPath(name, input.parts), baseUrl);
  for (const [key, value] of Object.entries(input.query ?? {}))
    address.searchParams.set(key, value);
  return fetch(address, {
    method: endpoint.method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(input.payload ? { body: JSON.stringify(input.payload) } : {}),
  });
}
