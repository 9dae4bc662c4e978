import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Times are epoch milliseconds. Tokens are stored only as hashes. */
const tables = `
create schema if not exists auth_service;

create table if not exists auth_service.account (
  id uuid primary key,
  identity_id uuid not null,
  email text unique,
  password_hash text,
  password_changed_ms bigint,
  role text not null default 'authenticated',
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  signed_up boolean not null default true,
  email_confirmed_ms bigint,
  confirmation_sent_ms bigint,
  invited_ms bigint,
  recovery_sent_ms bigint,
  reauthentication_sent_ms bigint,
  new_email text,
  email_change_sent_ms bigint,
  email_change_halves integer not null default 0,
  last_sign_in_ms bigint,
  banned_until_ms bigint,
  deleted_ms bigint,
  made_ms bigint not null,
  updated_ms bigint not null
);
create index if not exists account_made on auth_service.account (made_ms desc, id);

create table if not exists auth_service.factor (
  id uuid primary key,
  account_id uuid not null references auth_service.account on delete cascade,
  friendly_name text not null,
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  last_step bigint,
  challenged_ms bigint,
  made_ms bigint not null,
  updated_ms bigint not null
);
create index if not exists factor_account on auth_service.factor (account_id);

create table if not exists auth_service.challenge (
  id uuid primary key,
  factor_id uuid not null references auth_service.factor on delete cascade,
  made_ms bigint not null
);
create index if not exists challenge_factor on auth_service.challenge (factor_id);

create table if not exists auth_service.wrong_factor_code (
  factor_id uuid primary key references auth_service.factor on delete cascade,
  in_a_row integer not null,
  last_ms bigint not null
);

create table if not exists auth_service.session (
  id uuid primary key,
  account_id uuid not null references auth_service.account on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null,
  factor_id uuid references auth_service.factor on delete set null,
  made_ms bigint not null,
  refreshed_ms bigint not null,
  revoked_ms bigint
);
create index if not exists session_account on auth_service.session (account_id);

-- encrypted_child is the successor of this token, encrypted with this token itself.
create table if not exists auth_service.refresh_token (
  hash text primary key,
  session_id uuid not null references auth_service.session on delete cascade,
  parent text,
  encrypted_child text,
  is_active boolean not null default true,
  made_ms bigint not null,
  updated_ms bigint not null
);
create index if not exists refresh_token_session on auth_service.refresh_token (session_id);

create table if not exists auth_service.flow (
  id uuid primary key,
  account_id uuid not null references auth_service.account on delete cascade,
  challenge text not null,
  challenge_method text not null check (challenge_method in ('s256', 'plain')),
  method text not null,
  code_hash text unique,
  issued_ms bigint,
  made_ms bigint not null
);
create index if not exists flow_account on auth_service.flow (account_id);

create table if not exists auth_service.mailed_token (
  id uuid primary key,
  account_id uuid not null references auth_service.account on delete cascade,
  kind text not null,
  email text not null,
  code_hash text,
  wrong_codes integer not null default 0,
  link_hash text not null unique,
  flow_id uuid references auth_service.flow on delete set null,
  password_hash text,
  user_metadata jsonb,
  made_ms bigint not null
);
create index if not exists mailed_token_account on auth_service.mailed_token (account_id);
create index if not exists mailed_token_email on auth_service.mailed_token (email);

-- Mails to send. Each sender postpones due_ms while it works on an entry.
create table if not exists auth_service.outbox (
  id uuid primary key,
  what jsonb not null,
  tries integer not null default 0,
  due_ms bigint not null,
  made_ms bigint not null
);
create index if not exists outbox_due on auth_service.outbox (due_ms);

-- Drops tokens of earlier versions, whose links contained only six digits. Also drops unconfirmed accounts' passwords,
-- which anyone could set by signing up first.
do $$ begin
  if to_regclass('auth_service.one_time_token') is not null then
    drop table auth_service.one_time_token;
    update auth_service.account set password_hash = null where signed_up and email_confirmed_ms is null;
  end if;
end $$;

-- Upgrades schemas of earlier versions: adds a missing column and renames another.
do $$ begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'auth_service' and table_name = 'account' and column_name = 'password_changed_ms'
  ) then
    alter table auth_service.account add column password_changed_ms bigint;
  end if;
  if exists (
    select from information_schema.columns
    where table_schema = 'auth_service' and table_name = 'refresh_token' and column_name = 'sealed_child'
  ) then
    alter table auth_service.refresh_token rename column sealed_child to encrypted_child;
  end if;
end $$;

-- Networks from which a person has signed in: attempts by strangers never lock the person out there.
create table if not exists auth_service.known_network (
  account_id uuid not null references auth_service.account on delete cascade,
  network_hash text not null,
  seen_ms bigint not null,
  primary key (account_id, network_hash)
);
create index if not exists known_network_seen on auth_service.known_network (seen_ms);

-- Table of the rate limiter. Unlogged, because a database crash loses only counts.
create unlogged table if not exists auth_service.request_count (
  key text primary key,
  points integer not null,
  expire bigint
);

create table if not exists auth_service.signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk jsonb,
  made_ms bigint not null,
  retired_ms bigint
);
`;

export const authSchemaLock = 7_203_411_981;

/** Fingerprint of the schema, comments included: a start with the same fingerprint takes no locks. */
const version = createHash('sha256').update(tables).digest('hex');

/**
 * Creates or updates the service's schema; safe if two processes start concurrently. Skips a current schema, because
 * even `if not exists` locks tables and would block sign-ins.
 */
export async function createAuthSchema(pool: pg.Pool): Promise<void> {
  const db = await pool.connect();
  try {
    await db.query('begin');
    await db.query('select pg_advisory_xact_lock($1)', [authSchemaLock]);
    const { rows } = await db.query<{ version: string | null }>(
      `select obj_description(to_regnamespace('auth_service'), 'pg_namespace') as version`,
    );
    if (rows[0]?.version !== version) {
      await db.query(tables);
      await db.query(`comment on schema auth_service is '${version}'`);
    }
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  } finally {
    db.release();
  }
}
