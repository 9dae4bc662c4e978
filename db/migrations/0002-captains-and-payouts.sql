-- A captain is known by the auth service's id. The address is only where mail goes: after a change of
-- address there, two captains may have shared one for a while.
alter table operators drop constraint operators_email_key;
create index operators_by_email on operators (lower(email));

-- How a captain is paid out. The details are sealed (AES-256-GCM) with a key that is not in the database.
create table payout_details (
  operator_id uuid primary key references operators (id),
  sealed text not null,
  updated_at timestamptz not null
);
