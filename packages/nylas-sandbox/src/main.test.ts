import { readStartError, createProcessWorld } from 'sandbox-kit/testing/sandbox-process-world';
import { expect, test } from 'vitest';
import { allow, readCode, nylasAt, redirectUri } from './testing/nylas-world.ts';

const main = new URL('main.ts', import.meta.url);

test('the Nylas sandbox runs as a process of its own: it connects a person, serves their calendar to the SDK, and stops', async () => {
  const { base, close } = await createProcessWorld(main, {
    SITE_URL: new URL(redirectUri).origin,
    CLIENT_ID: 'my-application',
    API_KEY: 'nyk_mine',
    TIMEZONE: 'Asia/Tokyo',
  });
  const nylas = nylasAt(base, 'nyk_mine');
  const asking = { clientId: 'my-application', redirectUri, provider: 'google' } as const;
  const { url, secret } = nylas.auth.urlForOAuth2PKCE(asking);
  const code = readCode(await allow(url, 'kim@work.test'));
  const exchange = { clientId: 'my-application', redirectUri, code, codeVerifier: secret };
  const { grantId } = await nylas.auth.exchangeCodeForToken(exchange);
  expect((await nylas.calendars.list({ identifier: grantId })).data).toMatchObject([
    { name: 'kim@work.test', timezone: 'Asia/Tokyo' },
  ]);
  await expect(
    nylasAt(base, 'nyk_other').calendars.list({ identifier: grantId }),
  ).rejects.toMatchObject({ statusCode: 401 });
  await close();
  await expect(fetch(base)).rejects.toThrow();
});

test('the Nylas sandbox names its missing settings and exits', async () => {
  expect(await readStartError(main, { PORT: '4' })).toBe(
    'DATABASE_URL must be the URL of a PostgreSQL database.\nSITE_URL must be a URL.\n',
  );
});
