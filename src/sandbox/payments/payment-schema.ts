import type pg from 'pg';
import { randomLetters } from './stripe-ids.ts';

const tables = `
create schema if not exists sandbox_payments;

-- Every object of the API. hidden holds what the API never shows.
create table if not exists sandbox_payments.object (
  id text primary key,
  kind text not null,
  seq bigint generated always as identity,
  state text,
  due_ms bigint,
  parent text,
  body jsonb not null,
  hidden jsonb not null default '{}'
);
create index if not exists object_kind_seq on sandbox_payments.object (kind, seq desc);
create index if not exists object_parent on sandbox_payments.object (parent) where parent is not null;
create index if not exists object_due on sandbox_payments.object (due_ms) where state = 'open';
create index if not exists object_failing on sandbox_payments.object (due_ms) where state = 'failing';

create table if not exists sandbox_payments.idempotent_answer (
  key text primary key,
  path text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  request_id text not null,
  kept_ms bigint not null
);

create table if not exists sandbox_payments.delivery (
  seq bigint generated always as identity primary key,
  event_id text not null,
  endpoint text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'abandoned', 'dropped')),
  attempts integer not null default 0,
  made_ms bigint not null,
  due_ms bigint not null,
  leased_until_ms bigint
);
create index if not exists delivery_due on sandbox_payments.delivery (due_ms) where state = 'waiting';

create table if not exists sandbox_payments.setting (name text primary key, value jsonb not null);
`;

const schemaLock = 7_203_411_964;

/** Makes the sandbox's own schema. Two processes may do so at once. */
export async function makePaymentSchema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [schemaLock]);
    await client.query(tables);
    await client.query(
      `insert into sandbox_payments.setting (name, value) values ('webhook secret', to_jsonb($1::text))
       on conflict (name) do nothing`,
      [`whsec_${randomLetters(32)}`],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export async function readWebhookSecret(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(
    `select value from sandbox_payments.setting where name = 'webhook secret'`,
  );
  const secret = rows[0]?.value;
  if (!secret) throw new Error('The payment sandbox has no webhook secret.');
  return secret;
}
