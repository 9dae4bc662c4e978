import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettingsFile, writeSetting } from './settings-file.ts';

const PATH = '/etc/boat-trips/env';
const valuesIn = (text: string) =>
  Object.fromEntries(
    [...parseSettingsFile(text, PATH).values].map(([name, { value }]) => [name, value]),
  );
const problemsIn = (text: string) => parseSettingsFile(text, PATH).problems;

test('reads values as they are written, or between quotes', () => {
  const text = `
# The server
PORT=4000
 MAIL_FROM = SXM Boat Trips <bookings@boats.example>
BACKUP_PASSPHRASE='one # of \\ "many"'
COMPANY_NAME="Rosa's Boats # 1"
DATABASE_URL=postgres://me:p$ss@db/boats?sslmode=require
HOST=
`;
  expect(problemsIn(text)).toEqual([]);
  expect(valuesIn(text)).toEqual({
    PORT: '4000',
    MAIL_FROM: 'SXM Boat Trips <bookings@boats.example>',
    BACKUP_PASSPHRASE: 'one # of \\ "many"',
    COMPANY_NAME: "Rosa's Boats # 1",
    DATABASE_URL: 'postgres://me:p$ss@db/boats?sslmode=require',
    HOST: '',
  });
});

test.each([
  ['BACKUP_PASSPHRASE=correct#horse'],
  ['PORT=4000 # the usual one'],
  ['BACKUP_PASSPHRASE=back\\slash'],
  ['BACKUP_PASSPHRASE="back\\slash"'],
  ['BACKUP_PASSPHRASE="open'],
  ["BACKUP_PASSPHRASE='one' two"],
  ['BACKUP_PASSPHRASE=`ticks`'],
])('refuses %s, which programs read differently, without repeating it', (line) => {
  const [name = ''] = line.split('=');
  expect(problemsIn(`A=1\n${line}`)).toEqual([
    `/etc/boat-trips/env, line 2: ${name} can be read in several ways: write its value in single quotes ('…'), and a comment on a line of its own.`,
  ]);
  expect(valuesIn(line)).toEqual({});
});

test.each([
  ['export PORT=1', 'expected NAME=value, or a comment that begins with #.'],
  ['; a comment', 'expected NAME=value, or a comment that begins with #.'],
  ['# a comment \\', 'a comment that ends with \\ hides the next line from some programs.'],
  ['A=1\nA=2', 'A has another value on line 1.'],
])('refuses %j', (text, problem) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining(problem)]);
});

const lines = fc
  .array(
    fc
      .array(
        fc.oneof(
          ...['A', 'B', '=', ' ', '#', '\\', "'", '"', '`', '$', 'n', ';', '\t', 'export '].map(
            fc.constant,
          ),
        ),
        { maxLength: 12 },
      )
      .map((parts) => `A${parts.join('')}`),
    { maxLength: 4 },
  )
  .map((some) => some.join('\n'));

test('what it accepts means the same to Node and to systemd', () => {
  fc.assert(
    fc.property(lines, (text) => {
      const { values, problems } = parseSettingsFile(text, PATH);
      fc.pre(problems.length === 0);
      const read = Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
      expect({ ...parseEnv(text) }).toEqual(read);
      expect(readAsSystemd(text)).toEqual(read);
    }),
    { numRuns: 3000 },
  );
});

test('reads back every value that it writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (text) => {
      const value = text.trim();
      const line = writeSetting('A', value);
      fc.pre(line !== null && value !== '');
      expect(valuesIn(line ?? '')).toEqual({ A: value });
    }),
  );
  expect(writeSetting('A', 'correct#horse')).toBe("A='correct#horse'\n");
  expect(writeSetting('A', "it's # \\")).toBeNull();
});

/** The state machine of systemd's `parse_env_file_internal` (src/basic/env-file.c), for `EnvironmentFile=`. */
function readAsSystemd(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  let [state, key, value] = ['pre-key', '', ''];
  let spaceAt = -1;
  const push = () => {
    const plain = spaceAt >= 0 ? value.slice(0, spaceAt) : value;
    if (/^[A-Za-z_]\w*$/.test(key.trimEnd())) read[key.trimEnd()] = plain;
    [key, value, spaceAt] = ['', '', -1];
  };
  for (const char of text) {
    const [isNewline, isSpace] = [/[\n\r]/.test(char), /[ \t\n\r]/.test(char)];
    if (state === 'pre-key') {
      if (/[#;]/.test(char)) state = 'comment';
      else if (!isSpace) [state, key] = ['key', char];
    } else if (state === 'key') {
      if (isNewline) [state, key] = ['pre-key', ''];
      else if (char === '=') state = 'pre-value';
      else key += char;
    } else if (state === 'pre-value' || state === 'value') {
      const isFirst = state === 'pre-value';
      if (isNewline) {
        push();
        state = 'pre-key';
      } else if (isFirst && char === "'") state = 'single';
      else if (isFirst && char === '"') state = 'double';
      else if (char === '\\') [state, spaceAt] = ['escape', -1];
      else if (!isFirst || !isSpace) {
        state = 'value';
        if (!isSpace) spaceAt = -1;
        else if (spaceAt < 0) spaceAt = value.length;
        value += char;
      }
    } else if (state === 'escape') {
      state = 'value';
      if (!isNewline) value += char;
    } else if (state === 'single') {
      if (char === "'") state = 'pre-value';
      else value += char;
    } else if (state === 'double') {
      if (char === '"') state = 'pre-value';
      else if (char === '\\') state = 'double-escape';
      else value += char;
    } else if (state === 'double-escape') {
      state = 'double';
      if (/["\\`$]/.test(char)) value += char;
      else if (char !== '\n') value += `\\${char}`;
    } else if (state === 'comment') {
      if (char === '\\') state = 'comment-escape';
      else if (isNewline) state = 'pre-key';
    } else state = 'comment';
  }
  if (['pre-value', 'value', 'escape'].includes(state)) push();
  return read;
}
