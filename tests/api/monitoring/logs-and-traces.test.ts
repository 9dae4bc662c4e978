import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  call,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  createOtlpReceiver,
  type OtlpReceiver,
  type ReceivedSpan,
} from '../../support/providers/otlp-receiver.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

/** A product behind a proxy whose logs and traces are collected. */
let world: OperatorWorld;
let receiver: OtlpReceiver;

beforeAll(async () => {
  receiver = await createOtlpReceiver();
  world = await createOperatorWorld({
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    LOG_REQUESTS: 'on',
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  });
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const soon = { timeout: 30_000 };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Line = Record<string, unknown> & { message: string };
const linesSaid = (): Line[] =>
  world.product
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

const ask = (path: string, init: RequestInit = {}) => fetch(`${world.baseUrl}${path}`, init);

test.each([
  ['/', 200],
  ['/booking', 200],
  ['/api/boats', 200],
  ['/api/nothing-here', 404],
  ['/no/such/page', 404],
  ['/healthz', 200],
  ['/api/auth/me', 401],
  ['/site.webmanifest', 200],
])('every response contains its request id: %s', async (path, status) => {
  // The second one comes from the response cache, if there is one.
  for (const headers of [{}, {}, { accept: 'text/html' }]) {
    const answer = await ask(path, { headers });
    expect(answer.headers.get('x-request-id')).toMatch(UUID);
  }
  expect([status, 404]).toContain((await ask(path)).status);
});

test('a valid request id from a proxy is kept and appears in every log entry of the request', async () => {
  const given = 'proxy-0af7651916cd43dd';
  const answer = await ask('/api/boats?asked=anew', { headers: { 'x-request-id': given } });
  expect(answer.headers.get('x-request-id')).toBe(given);
  await expect
    .poll(() => linesSaid().filter((line) => line['requestId'] === given), soon)
    .toEqual([
      expect.objectContaining({ level: 'info', route: '/api/boats', method: 'GET', status: 200 }),
    ]);
  const invented = await ask('/api/boats', { headers: { 'x-request-id': 'mia@mail.test' } });
  expect(invented.headers.get('x-request-id')).toMatch(UUID);
});

test('even a request too malformed to be routed gets a request id', async () => {
  const socket = connect(Number(new URL(world.baseUrl).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: one.test\r\nHost: two.test\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 .*x-request-id: [\da-f-]{36}\r\n/s);
});

test('an error response contains a reference that leads to its log entry', async () => {
  const token = await signIn(world, 'rosa@demo.test');
  const page = async () => {
    const answer = await ask('/api/operator/bookings', {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  expect((await page()).status).toBe(200);
  await world.database.query('alter table bookings rename to bookings_elsewhere');
  const { status, body } = await page();
  await world.database.query('alter table bookings_elsewhere rename to bookings');
  expect(status).toBe(500);
  expect(body['reference']).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(body['message']).toBe(
    `Something went wrong on our side. Please try again in a moment. (Reference ${body['reference']})`,
  );
  const failures = () =>
    linesSaid().filter(({ message }) => message.includes(String(body['reference'])));
  await expect.poll(failures, soon).toEqual([
    expect.objectContaining({
      level: 'error',
      route: '/api/operator/bookings',
      message: `GET /api/operator/bookings failed (reference ${body['reference']}):`,
      requestId: expect.stringMatching(UUID) as string,
      traceId: expect.stringMatching(/^[\da-f]{32}$/) as string,
    }),
  ]);
});

test('a page that cannot be rendered shows a reference that leads to its log entry', async () => {
  await world.database.query('alter table boats rename to boats_elsewhere');
  const answer = await ask('/boats/nobody-has-asked-for-it', { headers: { accept: 'text/html' } });
  await world.database.query('alter table boats_elsewhere rename to boats');
  expect(answer.status).toBe(500);
  const reference = /name this reference: ([2-9A-Z]{4}-[2-9A-Z]{4})</.exec(
    await answer.text(),
  )?.[1];
  const id = answer.headers.get('x-request-id');
  await expect
    .poll(() => linesSaid().filter(({ message }) => message.includes(reference ?? 'none')), soon)
    .toEqual([expect.objectContaining({ requestId: id, level: 'error' })]);
});

test('a paid booking is a single trace, from the checkout request to the mails', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { session } = await visitor.hold(boat);
  await world.provider.pay(session);
  await waitForJobs(world);
  const trace = () => {
    const spans = receiver.spans();
    const settled = spans.filter(({ name }) => name === 'settle payment');
    return spans.filter(({ traceId }) => settled.some((span) => span.traceId === traceId));
  };
  const names = () => new Set(trace().map(({ name }) => name));
  await expect
    .poll(() => [...names()], soon)
    .toEqual(
      expect.arrayContaining([
        'POST /checkout/create',
        'with bookings',
        'payments openSession',
        'settle payment',
        'payments findSession',
        'update bookings',
        'job send-mail',
        'mail send',
      ]),
    );
  const spans = trace();
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(pathOf(spans, 'payments openSession')).toEqual([
    'POST /checkout/create',
    'payments openSession',
  ]);
  expect(pathOf(spans, 'mail send')).toEqual(
    [
      ...[
        'POST /checkout/create',
        'payments openSession',
        'settle payment',
        'job send-mail',
        'mail send',
      ],
    ].filter((name) => name !== 'payments openSession'),
  );
});

/** Lists the names of a span's ancestors and of the span itself, outermost first. */
function pathOf(spans: ReceivedSpan[], name: string): string[] {
  const path: string[] = [];
  let span = spans.find((each) => each.name === name);
  while (span) {
    path.unshift(span.name);
    const parent = span.parentSpanId;
    span = spans.find(({ spanId }) => spanId === parent);
  }
  return path;
}

test('the metrics served at /metrics are also pushed to the collector', async () => {
  await expect
    .poll(() => receiver.metrics(), soon)
    .toEqual(expect.arrayContaining(['http_requests_total', 'shop_sales_last_hour']));
});

/** One marker per field, so that no leak hides another. */
const MARKS = {
  name: 'Mia Markername',
  email: 'mia.markermail@example.com',
  phone: '+1 721 555 0177',
  wishes: 'markerwish: a birthday cake',
  message: 'markermessage to the captain',
  password: 'markerpassword-9',
  feedPath: 'markerfeed-0123456789abcdef',
};

test('logs and traces contain no personal data of guests, operators or admins', async () => {
  const boat = await addBoat(world);
  const post = (path: string, body: unknown, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const { token, bookingId } = await bookPaidTrip(
    ...([world, boat, { specialRequests: MARKS.wishes }, MARKS.name] as const),
  );
  await changeTrip(world, token, 'message', { message: MARKS.message });
  expect((await readTrip(world, token)).status).toBe(200);
  await ask(`/trips/${token}`);
  await ask(`/booking/confirmation?bid=${bookingId}&email=${MARKS.email}`);
  await post('/api/opt-in', { email: MARKS.email });
  await post('/api/bookings', `{"customerName":"${MARKS.name}", ${MARKS.email}`);
  await post('/checkout/create', { customerName: MARKS.name, customerPhone: MARKS.phone });
  await post('/api/auth/login', { email: MARKS.email, password: MARKS.password });
  await post('/api/admin/login', { email: MARKS.email, password: MARKS.password });
  const cookie = await signInAdmin({ baseUrl: world.baseUrl });
  await ask(`/api/admin/bookings?search=${encodeURIComponent(MARKS.name)}`, {
    headers: { cookie },
  });
  const access = await signIn(world, 'rosa@demo.test');
  const address = `https://calendars.invalid/${MARKS.feedPath}/basic.ics`;
  const feed = { name: MARKS.name, address, allBoats: true, boatIds: [] };
  await call(world.baseUrl, 'addCalendarFeed', { token: access, payload: feed });
  // An internal error logs the statement that failed, which must not reveal its values.
  await world.database.query('alter table opt_ins rename to opt_ins_elsewhere');
  expect((await post('/api/opt-in', { email: `again.${MARKS.email}` })).status).toBe(500);
  await world.database.query('alter table opt_ins_elsewhere rename to opt_ins');
  await ask(`/crew/${token}`);
  await waitForJobs(world);
  const said = linesSaid();
  expect(said.length).toBeGreaterThan(15);
  const secrets = [...Object.values(MARKS), token, cookie.split('=')[1] ?? '', access];
  const seen = `${world.product.output()}\n${receiver.raw()}`;
  for (const secret of secrets) {
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(encodeURIComponent(secret));
  }
  expect(seen).not.toMatch(/marker(name|mail|wish|message|password|feed)/i);
  expect(said.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/api/trips/{token}', '/trips/{token}', '/booking/confirmation']),
  );
});
