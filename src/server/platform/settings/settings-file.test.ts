import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettingsFile, writeSetting } from './settings-file.ts';

const PATH = '/etc/boat-trips/env';
const parseValues = (text: string) =>
  Object.fromEntries(
    [...parseSettingsFile(text, PATH).values].map(([name, { value }]) => [name, value]),
  );
const listProblems = (text: string) => parseSettingsFile(text, PATH).problems;

test('reads quoted and unquoted values of a settings file', () => {
  const text = `
# The server
PORT=4000
 MAIL_FROM = SXM Boat Trips <bookings@boats.example>
BACKUP_PASSPHRASE='one # of \\ "many"'
COMPANY_NAME="Rosa's Boats # 1"
DATABASE_URL=postgres://me:p$ss@db/boats?sslmode=require
HOST=
`;
  expect(listProblems(text)).toEqual([]);
  expect(parseValues(text)).toEqual({
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
])('refuses the ambiguous line %s without quoting its value', (line) => {
  const [name = ''] = line.split('=');
  expect(listProblems(`A=1\n${line}`)).toEqual([
    `/etc/boat-trips/env, line 2: ${name} is ambiguous: put its value in single quotes ('…'), and any comment on its own line.`,
  ]);
  expect(parseValues(line)).toEqual({});
});

test.each([
  ['export PORT=1', 'expected NAME=value, or a comment that begins with #.'],
  ['; a comment', 'expected NAME=value, or a comment that begins with #.'],
  ['# a comment \\', 'a comment that ends with \\ hides the next line from some programs.'],
  ['A=1\nA=2', 'A has a different value on line 1.'],
])('refuses %j in a settings file', (text, problem) => {
  expect(listProblems(text)).toEqual([expect.stringContaining(problem)]);
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
  .map((drawn) => drawn.join('\n'));

test('an accepted settings file has the same values in Node and systemd', () => {
  fc.assert(
    fc.property(lines, (text) => {
      const { values, problems } = parseSettingsFile(text, PATH);
      fc.pre(problems.length === 0);
      const read = Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
      // Node reads the next line as the value if only spaces follow the equals sign.
      expect({ ...parseEnv(text.replaceAll(/[ \t]+$/gm, '')) }).toEqual(read);
      expect(readAsSystemd(text)).toEqual(read);
    }),
    { numRuns: 2000 },
  );
});

test('a written setting reads back as the same value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (text) => {
      const value = text.trim();
      const line = writeSetting('A', value);
      fc.pre(line !== null && value !== '');
      expect(parseValues(line ?? '')).toEqual({ A: value });
    }),
  );
  expect(writeSetting('A', 'correct#horse')).toBe("A='correct#horse'\n");
  expect(writeSetting('A', "it's # \\")).toBeNull();
});

type Reader = {
  state: string;
  key: string;
  value: string;
  spaceAt: number;
  read: Map<string, string>;
};

/** Ports the state machine of systemd's `parse_env_file_internal` (src/basic/env-file.c), for `EnvironmentFile=`. */
function readAsSystemd(text: string): Record<string, string> {
  const reader: Reader = { state: 'pre-key', key: '', value: '', spaceAt: -1, read: new Map() };
  for (const char of text) reader.state = steps[reader.state]?.(reader, char) ?? '';
  if (['pre-value', 'value', 'escape'].includes(reader.state)) push(reader);
  return Object.fromEntries(reader.read);
}

const isNewline = (char: string) => /[\n\r]/.test(char);
const isSpace = (char: string) => /[ \t\n\r]/.test(char);

function push(reader: Reader): string {
  const { key, value, spaceAt, read } = reader;
  if (/^[A-Za-z_]\w*$/.test(key.trimEnd()))
    read.set(key.trimEnd(), spaceAt >= 0 ? value.slice(0, spaceAt) : value);
  Object.assign(reader, { key: '', value: '', spaceAt: -1 });
  return 'pre-key';
}

function append(reader: Reader, chars: string, next: string): string {
  reader.value += chars;
  return next;
}

function readValue(reader: Reader, char: string): string {
  if (isNewline(char)) return push(reader);
  if (char === '\\') {
    reader.spaceAt = -1;
    return 'escape';
  }
  if (!isSpace(char)) reader.spaceAt = -1;
  else if (reader.spaceAt < 0) reader.spaceAt = reader.value.length;
  return append(reader, char, 'value');
}

const steps: Record<string, (reader: Reader, char: string) => string> = {
  'pre-key'(reader, char) {
    if (/[#;]/.test(char)) return 'comment';
    if (isSpace(char)) return 'pre-key';
    reader.key = char;
    return 'key';
  },
  key(reader, char) {
    if (char === '=') return 'pre-value';
    reader.key = isNewline(char) ? '' : reader.key + char;
    return isNewline(char) ? 'pre-key' : 'key';
  },
  'pre-value'(reader, char) {
    if (char === "'") return 'single';
    if (char === '"') return 'double';
    return isSpace(char) && !isNewline(char) ? 'pre-value' : readValue(reader, char);
  },
  value: readValue,
  escape: (reader, char) => append(reader, isNewline(char) ? '' : char, 'value'),
  single: (reader, char) => (char === "'" ? 'pre-value' : append(reader, char, 'single')),
  double(reader, char) {
    if (char === '"') return 'pre-value';
    return char === '\\' ? 'double-escape' : append(reader, char, 'double');
  },
  'double-escape'(reader, char) {
    const chars = /["\\`$]/.test(char) ? char : `\\${char}`;
    return append(reader, char === '\n' ? '' : chars, 'double');
  },
  comment: (_, char) =>
    char === '\\' ? 'comment-escape' : isNewline(char) ? 'pre-key' : 'comment',
  'comment-escape': () => 'comment',
};
