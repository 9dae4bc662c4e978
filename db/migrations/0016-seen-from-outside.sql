-- What the servers see of how the shop does, for its owner and for everybody.

create table service_health (
  service text primary key,
  worked_at timestamptz,
  failed_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  reason text
);
comment on table service_health is 'monitoring: When each service that the shop needs last worked, as its servers saw it.';
comment on column service_health.service is 'A service outside, the messages of one, the shop''s own booking, or the disk of a server.';
comment on column service_health.failing_since is 'The first failure since it last worked; null while it works.';
comment on column service_health.failures is 'So many since then.';
comment on column service_health.reason is 'Of the last failure, in words for the owner.';

create table doctor_visits (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  took_ms integer not null,
  findings jsonb not null
);
comment on table doctor_visits is 'monitoring: What the doctor found each night.';
comment on column doctor_visits.findings is 'Sentences, each with what the check is about; none when all is well.';

create table alerts (
  cause text primary key,
  title text not null,
  says text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  mailed_at timestamptz,
  mail_id uuid,
  over_mail_id uuid
);
comment on table alerts is 'monitoring: What needs a person, and what has: the owner is mailed at most once a day about each cause, and when it is over.';
comment on column alerts.mailed_at is 'When the owner was last told that it began.';
comment on column alerts.mail_id is 'The subject of that mail, which may tell of several.';
comment on column alerts.over_mail_id is 'The same of the mail that it is over.';
create index alerts_open on alerts (began_at) where ended_at is null;
create index alerts_by_mail on alerts (mail_id);
create index alerts_by_over_mail on alerts (over_mail_id) where over_mail_id is not null;

-- What is counted every few seconds, without reading the tables themselves; of big tables in the next file.
create index disputes_undecided on disputes (due_by) where status not in ('won', 'lost', 'warning_closed', 'prevented');
create index calendar_sources_unread on calendar_sources (operator_id) where problem is not null;

alter table payment_sessions add column traceparent text;
comment on column payment_sessions.traceparent is 'The trace in which the page was opened, while traces are made: settling it goes on with that one.';
