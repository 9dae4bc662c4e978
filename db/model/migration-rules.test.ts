import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFunctionFiles } from './function-files.ts';
import { findBreaches, listNamedFunctions } from './migration-rules.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
/** First migration that may run during sales. */
const FIRST_DURING_SALES = '0008';

const breaches = (sql: string, name = '0020-test.sql') => findBreaches({ name, sql });

test('the previous version keeps working after every migration', async () => {
  const names = readdirSync(FOLDER).filter((name) => name >= FIRST_DURING_SALES);
  const { files } = await readFunctionFiles(
    fileURLToPath(new URL('../functions/', import.meta.url)),
  );
  const found = names.flatMap((name) =>
    findBreaches({ name, sql: readFileSync(new URL(name, FOLDER), 'utf8') }, files),
  );
  expect(found, found.join('\n')).toEqual([]);
});

test.each([
  'create table islands (id uuid primary key, name text not null); create index islands_by_name on islands (name);',
  "create table a (b text); alter table a add constraint c check (b <> ';'); create unique index d on a (b);",
  'alter table boats add column colour text;',
  "alter table bookings add column colour text not null default 'white', add column size integer check (size > 0);",
  'alter table boats drop constraint boats_status_check;',
  "comment on column boats.name is 'drop table boats; rename';",
  'create index boats_by_colour on boats (colour);',
  '-- unused since 0010: colours are read from boats\ndrop table colours;',
  '-- unused since 0010: colours are read from boats\nalter table bookings drop column colour;',
  '-- lives beside the version before: it never writes null\nalter table boats alter column colour set not null;',
  '-- outside a transaction\ndrop index concurrently if exists x;\ncreate index concurrently x on bookings (code);',
])('a migration may run during sales: %s', (sql) => {
  expect(breaches(sql)).toEqual([]);
});

test.each([
  ['drop table boats;', 'unused since'],
  ['alter table boats drop column name;', 'unused since'],
  ['alter table boats drop name;', 'unused since'],
  ['alter table boats rename column name to title;', 'unused since'],
  ['alter table boats rename to vessels;', 'unused since'],
  ['-- unused since 0020: it is not\ndrop table boats;', 'unused since'],
  ['-- unused since 0010:\ndrop table boats;', 'unused since'],
  ['alter table boats alter column name type varchar(10);', 'as it was'],
  ['alter table boats alter name set not null;', 'as it was'],
  ['alter table bookings alter column fee_cents drop default;', 'as it was'],
  ['alter table boats add column colour text not null;', 'Give it a default'],
  ["alter table boats add a text default 'x, y', add b text not null;", 'Give it a default'],
  ['alter table boats add column key uuid default gen_random_uuid();', 'rewritten'],
  ['alter table boats add column n bigint generated always as identity;', 'rewritten'],
  ['alter table boats add constraint c check (capacity < 10);', 'rows that this refuses'],
  ['alter table boats add foreign key (a) references b (c);', 'rows that this refuses'],
  ['create index x on bookings (code);', 'concurrently'],
  ['create unique index x on boats (name);', 'rows that this refuses'],
  ['create index concurrently x on bookings (code);', 'it cannot run in a transaction'],
  ['-- outside a transaction\nalter table boats add column colour text;', 'half done'],
  ['-- outside a transaction\ndrop index concurrently x;', 'half done'],
  ["update bookings set status = 'paid';", 'locked until the migration commits'],
  [
    'create trigger t before update on boats execute function f();',
    'the behaviour of the previous version',
  ],
])('a migration is refused: %s', (sql, why) => {
  expect(breaches(sql)).toEqual([expect.stringContaining(why)]);
});

test('dollar-quoted bodies, strings and comments are not read as statements', () => {
  const body =
    'create function f() returns trigger as $x$ begin drop table boats; end $x$ language plpgsql;';
  expect(
    breaches(
      `/* drop table a; */ ${body} -- drop table b;\nselect 'drop table c;', e'\\'; drop table d;';`,
    ),
  ).toEqual([]);
});

const tidy = {
  name: 'tidy',
  sql: 'create or replace function tidy() returns setof boats language sql as $$ table boats $$;',
};
const breachesBeside = (sql: string) => findBreaches({ name: '0060-test.sql', sql }, [tidy]);

test.each([
  ['create function f() returns integer language sql as $$ select 1 $$;', 'db/functions'],
  ['create or replace function tidy() returns integer as $$ select 1 $$;', 'db/functions'],
  ['-- unused since 0010: no trigger calls it\ndrop function tidy();', 'would create it again'],
  ['select tidy();', '-- with functions: tidy'],
  ['create index x on islands (Tidy (name));', '-- with functions: tidy'],
  ['alter table boats add column colour text;', '-- with functions: tidy'],
  ['-- with functions: clean\nselect 1;', 'db/functions has no clean'],
])('a migration numbered 0051 or later is refused: %s', (sql, why) => {
  expect(breachesBeside(sql).join('\n')).toContain(why);
});

test.each([
  '-- with functions: tidy\nalter table boats add column colour text;',
  '-- with functions: tidy\ninsert into boats select * from tidy();',
  '-- unused since 0010: no trigger calls it\ndrop function neat();',
  "comment on function tidy is 'Tidies.';",
  'alter table islands add column colour text;',
])('a migration numbered 0051 or later is accepted: %s', (sql) => {
  expect(breachesBeside(sql)).toEqual([]);
});

test('the functions that a migration needs are read from its opening comment', () => {
  expect(listNamedFunctions('-- Why.\n-- with functions: one, other\nselect 1;')).toEqual([
    'one',
    'other',
  ]);
  expect(listNamedFunctions('select 1; -- with functions: none')).toEqual([]);
});
