import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import {
  addFeed,
  operatorWithBoats,
  closedOn,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  buildCalendar,
  createFeedServer,
  sharedFeeds,
  type FeedServer,
} from '../../support/providers/feed-server.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';
import { numberFrom } from '../../support/worlds/guests/two-server-world.ts';

const DAY = dayAhead(40);

let feeds: FeedServer;
/** A server on this machine that operators must not reach through the product. */
let inner: FeedServer;
let world: OperatorWorld;
let token: string;

beforeAll(async () => {
  feeds = await sharedFeeds();
  inner = await createFeedServer();
  inner.answer('/secret.ics', (_, response) => void response.end(buildCalendar()));
  world = await createOperatorWorld();
  ({ token } = await newOperator(world));
});
afterAll(async () => {
  await world.close();
  await feeds.close();
  await inner.close();
});

const add = (address: string) =>
  call(world.baseUrl, 'addCalendarFeed', {
    token,
    payload: { name: 'Hostile', address, allBoats: true, boatIds: [] },
  });

const endless = (rule: string) =>
  buildCalendar(['DTSTART:20260101T000000Z', 'DURATION:PT1M', rule]);

/** Each path of the hostile server, with the error that the operator reads. */
const hostile: Record<string, { answer: Parameters<FeedServer['answer']>[1]; told: RegExp }> = {
  'a feed that hangs': { answer: () => {}, told: /took too long/ },
  'a feed that drips bytes': {
    answer: (_, response) => {
      const drip = setInterval(() => response.write('X'), 200);
      response.on('close', () => clearInterval(drip));
    },
    told: /took too long/,
  },
  'a feed of 100 MB': {
    answer: (_, response) => {
      const megabyte = 'X'.repeat(1_000_000);
      for (let sent = 0; sent < 100; sent += 1) response.write(megabyte);
      response.end();
    },
    told: /larger than 5 MB/,
  },
  'a feed compressed from 50 MB': {
    answer: (_, response) => {
      const packed = gzipSync(Buffer.alloc(50_000_000));
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    },
    told: /larger than 5 MB/,
  },
  'a feed compressed with Brotli': {
    answer: (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'br' }).end(buildCalendar()),
    told: /packed form that is not read/,
  },
  'a truncated compressed feed': {
    answer: (_, response) => {
      const packed = gzipSync(buildCalendar()).subarray(0, 40);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    },
    told: /cannot be unpacked/,
  },
  'a feed that is HTML': {
    answer: (_, response) => void response.end('<html>not a calendar</html>'),
    told: /does not answer with a calendar/,
  },
  'a feed that redirects to this machine': {
    answer: (_, response) =>
      void response.writeHead(302, { location: inner.url('/secret.ics') }).end(),
    told: /not on the public internet|unusual port/,
  },
  'a feed that redirects to the cloud’s metadata service': {
    answer: (_, response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    told: /not on the public internet/,
  },
  'a feed that redirects to a file': {
    answer: (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    told: /Only addresses that begin/,
  },
  'a feed that redirects endlessly': {
    answer: (request, response) =>
      void response.writeHead(302, { location: request.url ?? '/' }).end(),
    told: /without end/,
  },
  'a feed with a rule for every second': {
    answer: (_, response) => void response.end(endless('RRULE:FREQ=SECONDLY')),
    told: /^$/,
  },
  'a feed with a rule that never matches': {
    answer: (_, response) =>
      void response.end(endless('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31')),
    told: /^$/,
  },
};

test('hostile calendar feeds neither crash the server nor stop guests from booking', async () => {
  const boat = await addBoat(world, { capacity: 40 });
  const told = Object.entries(hostile).map(async ([name, { answer, told: expected }], index) => {
    feeds.answer(`/hostile-${index}`, answer);
    const { status, message } = await add(feeds.url(`/hostile-${index}`));
    expect(status, name).toBeLessThan(500);
    expect(message, name).toMatch(expected);
  });
  for (let buyer = 0; buyer < 10; buyer += 1) {
    const seats = { boat, mode: 'perSeat', start: dayAhead(20), time: '09:00' } as const;
    expect((await askForCheckout(world.baseUrl, { ...seats, groupSize: 1 })).status).toBe(200);
  }
  await Promise.all(told);
  expect(inner.asked()).toEqual([]);
  expect((await fetch(`${world.baseUrl}/healthz`)).status).toBe(200);
});

describe('a calendar feed that turns hostile', () => {
  const morning = [`DTSTART:${DAY.replaceAll('-', '')}T100000`, 'DURATION:PT1H'];
  const unknown = (uid: string) => [`UID:${uid}`, ...morning];

  /** Creates an operator whose calendar has changed to `text`, and was last read too long ago for a sale. */
  async function operatorWith(path: string, text: string): Promise<CalendarOperator> {
    const operator = await operatorWithBoats(world);
    feeds.answer(path, (_, response) => void response.end(buildCalendar()));
    expect((await addFeed(world, operator, feeds.url(path))).status).toBe(201);
    feeds.answer(path, (_, response) => void response.end(text));
    await world.database.query(
      "update calendar_sources set read_at = now() - interval '1 hour' where operator_id = $1",
      [operator.boats[0].operatorId],
    );
    return operator;
  }

  const book = ({ boats: [boat] }: CalendarOperator, time: string) =>
    askForCheckout(world.baseUrl, { boat, mode: 'perSeat', start: DAY, time, groupSize: 2 });

  test.each([
    ['of a million letters', randomBytes(500_000).toString('hex')],
    ['with a letter that no database keeps', 'zero \0 letter'],
  ])('events with UIDs %s close the departures they overlap', async (name, uid) => {
    const operator = await operatorWith(`/${name.length}.ics`, buildCalendar(unknown(uid)));
    expect((await book(operator, '09:00')).message).toContain('no departure at 9:00 AM');
    expect((await book(operator, '14:00')).status).toBe(200);
    const asked = 'select count(*) from bookings where needs_approval and boat_id = $1';
    expect(await numberFrom(world.database, asked, [operator.boats[0].id])).toBe(0);
  });

  test('feeds that hang do not keep others from being read', async () => {
    const operator = await operatorWith('/read-in-time.ics', buildCalendar(morning));
    const held: ServerResponse[] = [];
    let givenUp = 0;
    for (const path of ['/hangs-1', '/hangs-2', '/hangs-3', '/hangs-4']) {
      await operatorWith(path, '');
      feeds.answer(path, (_, response) => {
        held.push(response);
        response.on('close', () => (givenUp += 1));
      });
    }
    await world.database.query("update calendar_sources set tried_at = now() - interval '1 hour'");
    await runJobs(world, 'read-feeds', [{}]);
    await expect
      .poll(() => closedOn(world, operator.boats[0], DAY), { timeout: 30_000 })
      .toEqual(['09:00']);
    await expect.poll(() => held.length, { timeout: 30_000 }).toBe(4);
    expect(givenUp).toBe(0);
    for (const response of held) response.end(buildCalendar());
  });

  test('guests can book even if reading the operator’s calendar fails unexpectedly', async () => {
    const operator = await operatorWith('/unexpected.ics', buildCalendar(morning));
    await world.database.query(
      'alter table busy_spans add constraint none_today check (false) not valid',
    );
    expect((await book(operator, '09:00')).status).toBe(200);
    await world.database.query('alter table busy_spans drop constraint none_today');
    const asked = 'select count(*) from bookings where needs_approval and boat_id = $1';
    expect(await numberFrom(world.database, asked, [operator.boats[0].id])).toBe(1);
    const { body } = await call<CalendarFeedView[]>(world.baseUrl, 'calendarFeeds', operator);
    expect(body.map(({ problem }) => problem)).toEqual(['We couldn’t read this calendar.']);
  });
});

describe('a feed URL outside the public internet is never requested', () => {
  const port = () => inner.host.split(':')[1] ?? '';
  test.each([
    ['this machine', () => inner.url('/secret.ics')],
    ['this machine by name', () => `http://localhost:${port()}/secret.ics`],
    ['this machine on the default port', () => 'http://127.0.0.1/secret.ics'],
    ['this machine as a decimal number', () => 'http://2130706433/secret.ics'],
    ['this machine in hexadecimal', () => 'http://0x7f.1/secret.ics'],
    ['this machine over IPv6', () => 'http://[::1]/secret.ics'],
    ['this machine as an IPv4-mapped IPv6 address', () => 'http://[::ffff:127.0.0.1]/secret.ics'],
    ['the unspecified address 0.0.0.0', () => 'http://0.0.0.0/secret.ics'],
    ['the cloud’s metadata service', () => 'http://169.254.169.254/latest/meta-data'],
    ['a private network address', () => 'http://10.0.0.1/calendar.ics'],
    ['a file URL', () => 'file:///etc/passwd'],
    ['a gopher URL', () => 'gopher://example.com/1'],
    ['text that is not a URL', () => 'my calendar'],
    ['a URL with a password', () => 'https://me:secret@example.com/calendar.ics'],
  ])('a feed at %s is never requested', async (_, address) => {
    const { status, message } = await add(address());
    expect(status).toBe(400);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(inner.asked()).toEqual([]);
  });
});
