-- When the shop was backed up, so that its owner hears of it when that stops.

create table backups_made (
  made_at timestamptz primary key,
  by text not null check (by in ('copy', 'pgbackrest', 'elsewhere'))
);
comment on table backups_made is 'backups: When the shop was backed up, as each run of the command notes it; older than 90 days are forgotten.';
comment on column backups_made.made_at is 'The moment that a restore brings back.';
comment on column backups_made.by is 'The product''s own copy, pgBackRest run by it, or elsewhere, as the owner''s own job says.';
