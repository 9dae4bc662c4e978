import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, newCaptain, openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import { calendarOf, openFeedServer, type FeedServer } from '../support/feed-server.ts';
import { addBoat, dayAhead } from '../support/paying-world.ts';
import { askForCheckout } from '../support/visitors.ts';

let feeds: FeedServer;
/** A server of this machine's that no captain may reach through ours. */
let inner: FeedServer;
let world: CaptainWorld;
let token: string;

beforeAll(async () => {
  feeds = await openFeedServer();
  inner = await openFeedServer();
  inner.answer('/secret.ics', (_, response) => void response.end(calendarOf()));
  world = await openCaptainWorld({ CALENDAR_FEED_HOSTS: feeds.host });
  ({ token } = await newCaptain(world));
});
afterAll(async () => {
  await world.close();
  await feeds.close();
  await inner.close();
});

const add = (address: string) =>
  call(world.door, 'addCalendarFeed', {
    token,
    payload: { name: 'Hostile', address, allBoats: true, boatIds: [] },
  });

const endless = (rule: string) => calendarOf(['DTSTART:20260101T000000Z', 'DURATION:PT1M', rule]);

/** Each path of the strangers' server, and what the captain is told of it. */
const hostile: Record<string, { answer: Parameters<FeedServer['answer']>[1]; told: RegExp }> = {
  'one that hangs': { answer: () => {}, told: /took too long/ },
  'one that drips': {
    answer: (_, response) => {
      const drip = setInterval(() => response.write('X'), 200);
      response.on('close', () => clearInterval(drip));
    },
    told: /took too long/,
  },
  'one of 100 MB': {
    answer: (_, response) => {
      const megabyte = 'X'.repeat(1_000_000);
      for (let sent = 0; sent < 100; sent += 1) response.write(megabyte);
      response.end();
    },
    told: /larger than 5 MB/,
  },
  'one packed small': {
    answer: (_, response) => {
      const packed = gzipSync(Buffer.alloc(50_000_000));
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    },
    told: /packed form/,
  },
  'one that lies about what it is': {
    answer: (_, response) => void response.end('<html>not a calendar</html>'),
    told: /does not answer with a calendar/,
  },
  'one that redirects to this machine': {
    answer: (_, response) =>
      void response.writeHead(302, { location: inner.url('/secret.ics') }).end(),
    told: /not on the public internet|unusual port/,
  },
  'one that redirects to the cloud’s secrets': {
    answer: (_, response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    told: /not on the public internet/,
  },
  'one that redirects to a file': {
    answer: (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    told: /Only addresses that begin/,
  },
  'one that redirects for ever': {
    answer: (request, response) =>
      void response.writeHead(302, { location: request.url ?? '/' }).end(),
    told: /without end/,
  },
  'one with a rule for every second': {
    answer: (_, response) => void response.end(endless('RRULE:FREQ=SECONDLY')),
    told: /calendar/,
  },
  'one with a rule that never matches': {
    answer: (_, response) =>
      void response.end(endless('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31')),
    told: /^$|calendar/,
  },
};

test('strangers’ calendars harm nobody, while visitors go on booking', async () => {
  const boat = await addBoat(world, { capacity: 40 });
  const told = Object.entries(hostile).map(async ([name, { answer, told: words }], index) => {
    feeds.answer(`/hostile-${index}`, answer);
    const { status, message } = await add(feeds.url(`/hostile-${index}`));
    expect(status, name).toBeLessThan(500);
    expect(message, name).toMatch(words);
  });
  for (let buyer = 0; buyer < 10; buyer += 1) {
    const seats = { boat, mode: 'perSeat', start: dayAhead(20), time: '09:00' } as const;
    expect((await askForCheckout(world.door, { ...seats, groupSize: 1 })).status).toBe(200);
  }
  await Promise.all(told);
  expect(inner.asked()).toEqual([]);
  expect((await fetch(`${world.door}/healthz`)).status).toBe(200);
});

describe('an address that is not of the public internet is not visited', () => {
  const port = () => inner.host.split(':')[1] ?? '';
  test.each([
    ['this machine', () => inner.url('/secret.ics')],
    ['this machine by name', () => `http://localhost:${port()}/secret.ics`],
    ['this machine at a usual port', () => 'http://127.0.0.1/secret.ics'],
    ['this machine as one number', () => 'http://2130706433/secret.ics'],
    ['this machine in hexadecimal', () => 'http://0x7f.1/secret.ics'],
    ['this machine, version 6', () => 'http://[::1]/secret.ics'],
    ['this machine in version 6 clothes', () => 'http://[::ffff:127.0.0.1]/secret.ics'],
    ['any address of this machine', () => 'http://0.0.0.0/secret.ics'],
    ['the cloud’s secrets', () => 'http://169.254.169.254/latest/meta-data'],
    ['a private network', () => 'http://10.0.0.1/calendar.ics'],
    ['a file', () => 'file:///etc/passwd'],
    ['another protocol', () => 'gopher://example.com/1'],
    ['no address at all', () => 'my calendar'],
    ['one with a password', () => 'https://me:secret@example.com/calendar.ics'],
  ])('%s', async (_, address) => {
    const { status, message } = await add(address());
    expect(status).toBe(400);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(inner.asked()).toEqual([]);
  });
});
