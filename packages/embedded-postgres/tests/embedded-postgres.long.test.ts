import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ask,
  isAlive,
  newDataFolder,
  postgresPid,
  runServer,
  runToItsEnd,
  untilGone,
} from './running-server.ts';

const onLinux = process.platform === 'linux';
const asRoot = process.getuid?.() === 0;

test('data survives a stop and a start, and the URL stays the same', async () => {
  const dataDir = newDataFolder();
  const first = await runServer(dataDir);
  await ask(first, 'create table kept as select 7 as lucky');
  await first.stop();
  const second = await runServer(dataDir);
  expect(second.url).toBe(first.url);
  expect(await ask(second, 'select lucky from kept')).toEqual([{ lucky: 7 }]);
});

test('commits are flushed before they are acknowledged, text is UTF-8, and only localhost can connect', async () => {
  const names = ['fsync', 'full_page_writes', 'listen_addresses', 'server_encoding'];
  const server = await runServer(newDataFolder());
  const settings = await ask(
    server,
    `select name, setting from pg_settings
     where name in ('${[...names, 'synchronous_commit'].join("','")}') order by name`,
  );
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
});

test('Ctrl-C stops the database server and exits with code 0', async () => {
  const dataDir = newDataFolder();
  const server = await runServer(dataDir);
  const postgres = postgresPid(dataDir);
  expect(isAlive(postgres)).toBe(true);
  expect(await server.stop()).toBe(0);
  expect(isAlive(postgres)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('killing the parent process also stops its database server and keeps committed rows', async () => {
  const dataDir = newDataFolder();
  const server = await runServer(dataDir);
  const postgres = postgresPid(dataDir);
  await ask(server, 'create table kept as select 7 as lucky');
  await server.kill9();
  await untilGone(postgres);
  expect(await ask(await runServer(dataDir), 'select lucky from kept')).toEqual([{ lucky: 7 }]);
});

test.runIf(onLinux)(
  'the next start stops a database server that outlived its parent process',
  async () => {
    const dataDir = newDataFolder();
    const killed = await runServer(dataDir);
    const postgres = postgresPid(dataDir);
    await ask(killed, 'create table kept as select 7 as lucky');
    process.kill(watcherPid(dataDir), 'SIGKILL');
    await killed.kill9();
    expect(isAlive(postgres)).toBe(true);
    const next = await runServer(dataDir);
    await untilGone(postgres);
    expect(next.output()).toContain('Stopping a database server left over from an earlier run.');
    expect(await ask(next, 'select lucky from kept')).toEqual([{ lucky: 7 }]);
  },
);

test('a killed database server restarts at the same URL', async () => {
  const dataDir = newDataFolder();
  const server = await runServer(dataDir);
  const killed = postgresPid(dataDir);
  process.kill(killed, 'SIGKILL');
  await untilGone(killed);
  const answer = () => ask(server, 'select 1 as one').catch(() => null);
  await expect.poll(answer, { timeout: 60_000 }).toEqual([{ one: 1 }]);
  expect(server.output()).toContain('The database server crashed. Restarting it.');
});

test('a server whose data folder is deleted exits with an error message', async () => {
  const dataDir = newDataFolder();
  const server = await runServer(dataDir);
  const postgres = postgresPid(dataDir);
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
  rmSync(dataDir, { recursive: true });
  killIfAlive(postgres);
  await untilGone(server.pid);
  expect(await server.stop()).toBe(1);
  expect(server.output()).not.toBe('');
});

/** Ignores a missing process: without its files, the server may have exited already. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

test('a stale lock file does not prevent the next start, even if its process id is in use again', async () => {
  const dataDir = newDataFolder();
  await (await runServer(dataDir)).stop();
  const cluster = join(dataDir, 'postgres');
  const mark = `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`;
  writeFileSync(join(cluster, 'postmaster.pid'), mark, { mode: 0o644 });
  const next = await runServer(dataDir);
  expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a first start that was killed while creating the database starts over', async () => {
  const dataDir = newDataFolder();
  await (await runServer(dataDir)).stop();
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
  rmSync(join(dataDir, 'postgres'), { force: true });
  mkdirSync(join(dataDir, 'postgres.new-halfway'));
  const next = await runServer(dataDir);
  expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a second process cannot run a database server on the same folder', async () => {
  const dataDir = newDataFolder();
  const server = await runServer(dataDir);
  const second = await runToItsEnd([dataDir], { POSTGRES_PASSWORD: 'p@ss:word' });
  expect(second).toEqual({
    exitCode: 1,
    output: `Another process already runs the server on ${dataDir}.`,
  });
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each([
  [[], {}, 'Name the database folder: embedded-postgres FOLDER'],
  [['data'], {}, 'POSTGRES_PASSWORD is not set: the password of the user postgres.'],
])(
  'a start with the arguments %j and environment %j names the missing setting',
  async (args, env, output) => {
    expect(await runToItsEnd(args, env)).toEqual({ exitCode: 1, output });
  },
);

test.runIf(asRoot)(
  'when started by root in a private home, the server runs as another user in a folder that this user can enter',
  async () => {
    const dataDir = newDataFolder();
    const first = await runServer(dataDir);
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
    const place = realpathSync(join(dataDir, 'postgres'));
    expect(first.output()).toContain(`the database is in ${place}`);
    expect(statSync(`/proc/${postgresPid(dataDir)}`).uid).not.toBe(0);
    await first.stop();
    await runServer(dataDir);
    expect(realpathSync(join(dataDir, 'postgres'))).toBe(place);
  },
);

test.runIf(!asRoot)(
  'when not started by root, the server runs as the same user in the data folder',
  async () => {
    const dataDir = newDataFolder();
    await runServer(dataDir);
    expect(lstatSync(join(dataDir, 'postgres')).isDirectory()).toBe(true);
  },
);

/** Process id of the shell that shuts the server down when the server's starter is killed. */
function watcherPid(dataDir: string): number {
  const cluster = realpathSync(join(dataDir, 'postgres'));
  const pid = readdirSync('/proc').find((name) => {
    const commandLine = join('/proc', name, 'cmdline');
    if (!/^\d+$/.test(name) || !existsSync(commandLine)) return false;
    const args = readFileSync(commandLine, 'utf8').split('\0');
    return args[0] === '/bin/sh' && args.includes(cluster);
  });
  return Number(pid);
}
