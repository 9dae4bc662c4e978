import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { AuthClient } from '@supabase/auth-js';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

// Starts the program like its users: as a separate process, configured only by its environment.

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const SITE = 'https://site.test';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const launch = (env: Record<string, string>) =>
  spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });

async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const settings = { PORT: String(port), DATABASE_URL: database.url, SITE_URL: SITE };
  const child = launch({ ...settings, ...env });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (more: string) => (said.out += more));
  child.stderr.setEncoding('utf8').on('data', (more: string) => (said.err += more));
  const url = `http://localhost:${port}/auth/v1`;
  await expect.poll(() => said.out, { timeout: 60_000 }).toContain(`Open at ${url}`);
  return {
    url,
    said,
    client: (headers: Record<string, string> = {}) =>
      new AuthClient({ url, headers, autoRefreshToken: false, storageKey: `browser-${port}` }),
    async stop(): Promise<number | null> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

test('the service signs up a person by a link in its output, signs them in, and stops on SIGTERM', async () => {
  const service = await start();
  const person = { email: 'ann@example.test', password: 'a-long-enough-word' };
  const client = service.client();
  const options = { emailRedirectTo: `${SITE}/welcome` };
  expect((await client.signUp({ ...person, options })).error).toBeNull();
  const mail = /Mail \(signup\) to ann@example\.test: (\S+) code \d{6}/;
  await expect.poll(() => service.said.out, { timeout: 60_000 }).toMatch(mail);
  const link = mail.exec(service.said.out)?.[1] ?? '';
  const led = await fetch(link, { redirect: 'manual' });
  expect(led.headers.get('location')).toMatch(/^https:\/\/site\.test\/welcome#access_token=/);
  expect((await client.signInWithPassword(person)).error).toBeNull();
  expect(await service.stop()).toBe(0);
});

test('a request without an API key is refused if the settings define keys', async () => {
  const service = await start({ ANON_KEY: 'public', SERVICE_KEY: 'secret' });
  const person = { email: 'ben@example.test', password: 'a-long-enough-word' };
  expect((await service.client().signUp(person)).error).toMatchObject({ status: 401 });
  expect((await service.client({ apikey: 'public' }).signUp(person)).error).toBeNull();
  await service.stop();
});

test('the mail server’s password is sent only over TLS or within this machine', async () => {
  let passwords = 0;
  const mailed: string[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(_auth, _session, callback) {
      passwords += 1;
      callback(null, { user: 'site' });
    },
    onData(stream, _session, callback) {
      void text(stream).then((mail) => {
        mailed.push(mail);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const reset = async (host: string) => {
    const service = await start({ SMTP_URL: `smtp://site:secret@${host}:${port}` });
    await service.client().resetPasswordForEmail('ann@example.test');
    return service;
  };
  // Reaches this machine, but is not a loopback address.
  const careful = await reset('0.0.0.0');
  await expect
    .poll(() => careful.said.err, { timeout: 60_000 })
    .toContain(
      'the mail server does not offer TLS (STARTTLS), and the password is not sent without TLS',
    );
  expect([passwords, mailed]).toEqual([0, []]);
  await careful.stop();
  const local = await reset('127.0.0.1');
  await expect
    .poll(() => mailed.join('\n'), { timeout: 60_000 })
    .toContain('Choose a new password');
  await local.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

test('a failed start names missing and invalid settings', async () => {
  const child = launch({ PORT: 'eighty', SITE_URL: 'nowhere' });
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(child.exitCode).toBe(1);
  expect(output.match(/^\w+/gm)).toEqual(['PORT', 'DATABASE_URL', 'SITE_URL']);
});

test('an unreachable database ends the start with an error message', async () => {
  const nobody = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const child = launch({ PORT: '0', SITE_URL: SITE, DATABASE_URL: nobody });
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(child.exitCode).toBe(1);
  expect(output).toMatch(/^DATABASE_URL: the database cannot be used: /);
});
