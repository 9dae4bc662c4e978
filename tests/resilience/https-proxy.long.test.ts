import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { languages } from '#i18n/languages/languages.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../support/worlds/guests/paying-world.ts';
import { newVisitor } from '../support/worlds/guests/paying-visitor.ts';
import { startProduct } from '../support/product/product.ts';

const HTTPS = 'https://boats.test';
let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({
    PUBLIC_URL: HTTPS,
    SUPPORT_EMAIL: 'Harbour desk <help@boats.test>',
  });
});
afterAll(() => world.close());

const get = (path: string, init?: RequestInit) => fetch(`${world.baseUrl}${path}`, init);

describe('a shop served over HTTPS', () => {
  test.each([
    ...['/', '/api/boats', '/no/such/page', '/api/nothing', '/robots.txt', '/healthz'],
    ...['/auth/v1/health', '/.well-known/security.txt', '/photos/nothing', '/api/admin/me'],
  ])('the response to %s tells browsers to use only HTTPS', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('over HTTPS, the checkout’s cookie cannot be set over a plain connection', async () => {
    const boat = await addBoat(world);
    const { status, headers } = await newVisitor(world).checkOut(boat);
    expect(status).toBe(200);
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(1 + languages.length);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Secure-checkout=[0-9a-f-]{36}; /);
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    }
    const again = { headers: { cookie: cookies[0]?.split(';')[0] ?? '' } };
    const page = await get(`/book/${boat.id}`, again);
    // A browser that has the cookie gets no new one.
    expect(page.headers.getSetCookie()).toEqual([]);
  });
});

/** Sends raw bytes and returns the response. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(world.baseUrl);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      socket.end();
    });
    socket.once('error', reject).once('close', () => resolve(said));
  });
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

describe('request smuggling', () => {
  test.each([
    [
      'with a Content-Length and a Transfer-Encoding',
      `${head('POST /api/opt-in HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    [
      'with two Content-Length headers',
      `${head('POST /api/opt-in HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Content-Length: 3')}{}`,
    ],
    ['with two Host headers', head('GET / HTTP/1.1', 'Host: a', 'Host: b')],
    ['with a header folded over two lines', head('GET / HTTP/1.1', 'Host: a', 'X-One: a', ' b: c')],
  ])('a request %s is refused as ambiguous', async (_, bytes) => {
    expect(await exchange(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('the response to a TRACE request does not echo the request', async () => {
  const said = await exchange(head('TRACE / HTTP/1.1', 'Host: a', 'Cookie: admin_session=secret'));
  expect(said).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(said).not.toContain('secret');
});

describe('vulnerability reports', () => {
  test('security.txt names the contact, and expires within a year', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
    expect(fields).toEqual({
      Contact: 'mailto:help@boats.test',
      Expires: expect.any(String),
      'Preferred-Languages': 'en',
      Canonical: `${HTTPS}/.well-known/security.txt`,
      Policy: `${HTTPS}/info/security-overview`,
    });
    const left = Date.parse(fields['Expires'] ?? '') - Date.now();
    expect(left).toBeGreaterThan(90 * DAY_MS);
    expect(left).toBeLessThan(365 * DAY_MS);
    expect((await get('/info/security-overview')).status).toBe(200);
  });

  test('security.txt is a 404 if no contact address is set', async () => {
    const product = await startProduct();
    try {
      expect((await fetch(`${product.url}/.well-known/security.txt`)).status).toBe(404);
    } finally {
      await product.stop();
    }
  });
});
