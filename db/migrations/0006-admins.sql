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
  ended_at timestamptz,
  -- Where it was begun: shown to the admin alone, who may find a sign-in that is not theirs.
  address text not null,
  agent text not null
);
create index admin_sessions_by_admin on admin_sessions (admin_id) where ended_at is null;

-- What replaces the authenticator app when the phone is lost: each opens once.
create table admin_recovery_codes (
  admin_id uuid not null references admins (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (admin_id, code_hash)
);

-- The link by which an invited admin chooses a password. It is this id, sealed: nothing in here opens it.
create table admin_invitations (
  id uuid primary key,
  admin_id uuid not null references admins (id),
  invited_by uuid not null references admins (id),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index admin_invitations_by_admin on admin_invitations (admin_id);

-- Tries to sign in that failed, by what they are counted by, and until when the next one has to wait.
create table admin_tries (
  key text primary key,
  failed integer not null,
  last_at timestamptz not null,
  free_at timestamptz not null
);
create index admin_tries_by_last on admin_tries (last_at);

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
create index audit_log_by_time on audit_log (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger audit_log_is_only_added_to before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Their mails go out once, like those of everybody else.
alter table mails add column admin_invitation_id uuid references admin_invitations (id);
alter table mails drop constraint mails_recipient_check;
alter table mails add constraint mails_recipient_check
  check (recipient in ('visitor', 'operator', 'platform', 'admin'));
