-- Who runs the platform. An invited admin has no password until the mailed link was followed.
create table admins (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('super_admin', 'admin')),
  password_hash text,
  -- The key of the authenticator app, sealed (AES-256-GCM) with a key that is not in the database.
  totp_sealed text,
  -- Set once a first code of the app was right: from then on every sign-in needs one.
  totp_since timestamptz,
  -- The 30-second step of the last code that was taken: no code is taken twice.
  totp_last_step bigint,
  created_at timestamptz not null,
  -- A removed admin stays for the log's sake and can do nothing.
  removed_at timestamptz
);
create unique index admins_by_email on admins (lower(email)) where removed_at is null;

-- A sign-in of an admin. Only the hash of the cookie's token is kept.
create table admin_sessions (
  token_hash text primary key,
  admin_id uuid not null references admins (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index admin_sessions_by_admin on admin_sessions (admin_id) where ended_at is null;

-- The mailed link by which an invited admin chooses a password.
create table admin_invitations (
  token_hash text primary key,
  admin_id uuid not null references admins (id),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);

-- Every act of every admin. Names stand as they were then.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where nobody is known: a sign-in that failed.
  admin_id uuid references admins (id),
  admin_name text not null,
  act text not null,
  subject_kind text not null,
  subject_id text,
  subject_name text not null,
  facts jsonb not null default '{}',
  address text not null
);
create index audit_log_by_admin on audit_log (admin_id, id desc);
create index audit_log_by_act on audit_log (act, id desc);
create index audit_log_by_subject on audit_log (subject_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger audit_log_is_only_added_to before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
