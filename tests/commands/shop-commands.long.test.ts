import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runShopCommand, runShop } from '../support/product/shop-command.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COMMANDS = [
  ...['doctor', 'settings', 'backup', 'restore', 'move-out', 'privacy', 'recover-admin'],
  'rotate-keys',
];
/** Invalid settings: the help texts must not read them. */
const INVALID = { PORT: 'none' };

test('npm run shop lists each command on one line', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'shop'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status).toBe(0);
  for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} +[A-Z].*[a-z]$`, 'm'));
});

test('npm run shop prints the same list with --help as without a command', async () => {
  const help = await runShop(INVALID, '--help');
  expect(help).toEqual({
    exitCode: 0,
    output: expect.stringContaining('COMMAND --help') as string,
  });
  expect(await runShop(INVALID)).toEqual(help);
});

test.each(COMMANDS)(
  'npm run shop -- %s --help describes the command and its usage, even with invalid settings',
  async (name) => {
    const { exitCode, output } = await runShopCommand(name, INVALID, '--help');
    expect(output).toContain(`Usage: npm run shop -- ${name}`);
    expect(output).toContain('More in docs/operations.md');
    expect(exitCode).toBe(0);
  },
);

test('the help of a command explains each of its options', async () => {
  const { output } = await runShopCommand('restore', INVALID, '--help');
  for (const option of ['--list', '--backup ID', '--at MOMENT', '--replace', '--discard', '--yes'])
    expect(output).toMatch(new RegExp(`^  ${option} +[a-z]`, 'm'));
});

test.each([
  [['docter'], 'There is no command called “docter”. Did you mean doctor?'],
  [['everything'], 'There is no command called “everything”. For a list of commands: npm run'],
  [
    ['backup', '--incrementall'],
    'backup has no option --incrementall. Did you mean --incremental?',
  ],
  [['doctor', '--fix'], 'doctor has no option --fix. For help: npm run shop -- doctor --help'],
  [['settings', 'PORT'], 'settings does not take “PORT”.'],
  [['restore', '--at'], '--at needs a value: --at MOMENT'],
  [['move-out', '--to', '--yes'], '--to needs a value: --to DATABASE_URL'],
  [['restore', '--backup', '--yes'], '--backup needs a value: --backup ID'],
  [['restore', '--yes=no'], '--yes takes no value.'],
])(
  'npm run shop with the arguments %j is refused in one sentence before anything is read or changed',
  async (args, sentence) => {
    const { exitCode, output } = await runShop(INVALID, ...args);
    expect(output).toContain(sentence);
    expect(output.split('\n')).toHaveLength(1);
    expect(exitCode).toBe(1);
  },
);
