import type pg from 'pg';
import { makeSandboxSchema, readSandboxSecret } from 'sandbox-kit/sandbox-schema';
import { randomLetters } from './stripe-ids.ts';

const tables = `
-- All objects of the API. hidden contains the fields that the API never returns.
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
-- Refunds of an earlier version of the sandbox that will fail.
update sandbox_payments.object set state = 'due' where state = 'failing';
drop index if exists sandbox_payments.object_failing;
create index if not exists object_follow_ups on sandbox_payments.object (due_ms) where state = 'due';
create index if not exists object_pending on sandbox_payments.object (due_ms) where state = 'pending';

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
`;

const schema = 'sandbox_payments';
const lock = 7_203_411_964;

export function makePaymentSchema(pool: pg.Pool): Promise<void> {
  const secrets = { 'webhook secret': `whsec_${randomLetters(32)}` };
  return makeSandboxSchema(pool, { schema, lock, tables, secrets });
}

export function readWebhookSecret(pool: pg.Pool): Promise<string> {
  return readSandboxSecret(pool, schema, 'webhook secret');
}
