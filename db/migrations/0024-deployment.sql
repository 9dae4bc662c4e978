-- What the servers of one shop must agree on, and the row that shows whether the database can be written.
create table deployment_facts (
  name text primary key,
  value text not null,
  written_at timestamptz not null default now()
);
