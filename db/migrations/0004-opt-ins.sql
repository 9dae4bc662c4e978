-- People who asked for help with choosing a boat: the words they agreed to, and when.
create table opt_ins (
  id uuid primary key,
  email text not null,
  consent text not null,
  consented_at timestamptz not null
);
create unique index opt_ins_once on opt_ins (lower(email));

-- Their mails go out once, like those about bookings; whoever is forgotten takes them along.
alter table mails add column opt_in_id uuid references opt_ins (id) on delete cascade;
alter table mails drop constraint mails_recipient_check;
alter table mails add constraint mails_recipient_check
  check (recipient in ('visitor', 'operator', 'platform'));
