import type pg from 'pg';
import { makeSandboxSchema, readSandboxSecret } from 'sandbox-kit/sandbox-schema';
import { newSecret, type RandomBytes } from './nylas-ids.ts';

const tables = `
-- Data of the calendar providers: kept when a connection ends.
create table if not exists sandbox_calendars.account (
  email text primary key,
  seq bigint generated always as identity,
  provider text not null,
  name text not null
);

create table if not exists sandbox_calendars.calendar (
  id text primary key,
  seq bigint generated always as identity,
  email text not null references sandbox_calendars.account on delete cascade,
  is_primary boolean not null,
  read_only boolean not null,
  body jsonb not null
);
create index if not exists calendar_email on sandbox_calendars.calendar (email, seq);

-- Each row is a single event, a whole series, or one occurrence that was moved or cancelled. starts and ends are epoch
-- seconds; for a series, those of its first occurrence.
create table if not exists sandbox_calendars.event (
  id text primary key,
  calendar_id text not null references sandbox_calendars.calendar on delete cascade,
  master_id text references sandbox_calendars.event on delete cascade,
  original_start bigint,
  is_series boolean not null,
  starts bigint not null,
  ends bigint not null,
  created bigint not null,
  updated bigint not null,
  body jsonb not null
);
create index if not exists event_calendar on sandbox_calendars.event (calendar_id, starts);
create index if not exists event_master on sandbox_calendars.event (master_id) where master_id is not null;

-- Data of Nylas: the accounts that granted the application access.
create table if not exists sandbox_calendars.account_grant (
  id text primary key,
  seq bigint generated always as identity,
  email text not null unique references sandbox_calendars.account on delete cascade,
  is_valid boolean not null,
  scope text[] not null,
  settings jsonb not null default '{}',
  created bigint not null,
  updated bigint not null
);

create table if not exists sandbox_calendars.authorization_code (
  fingerprint text primary key,
  email text not null,
  redirect_uri text not null,
  challenge text,
  is_offline boolean not null,
  scope text[] not null,
  ends_ms bigint not null
);

create table if not exists sandbox_calendars.grant_token (
  fingerprint text primary key,
  grant_id text not null references sandbox_calendars.account_grant on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  made_ms bigint not null,
  ends_ms bigint
);

create table if not exists sandbox_calendars.webhook (
  id text primary key,
  seq bigint generated always as identity,
  secret text not null,
  body jsonb not null
);

create table if not exists sandbox_calendars.notice (
  seq bigint generated always as identity primary key,
  destination text not null,
  body jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'abandoned', 'dropped')),
  attempts integer not null default 0,
  made_ms bigint not null,
  due_ms bigint not null,
  leased_until_ms bigint
);
create index if not exists notice_due on sandbox_calendars.notice (due_ms) where state = 'waiting';
`;

const schema = 'sandbox_calendars';
const lock = 7_203_411_965;

export function makeCalendarSchema(pool: pg.Pool, randomBytes: RandomBytes): Promise<void> {
  const secrets = {
    'webhook secret': newSecret(randomBytes),
    'token secret': newSecret(randomBytes),
  };
  return makeSandboxSchema(pool, { schema, lock, tables, secrets });
}

/** `webhook secret` signs notices to the application, `token secret` identity tokens. */
export function readSecret(
  db: Pick<pg.PoolClient, 'query'>,
  name: 'token secret' | 'webhook secret',
): Promise<string> {
  return readSandboxSecret(db, schema, name);
}
