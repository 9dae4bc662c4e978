-- A guest is written to in the language in which they booked, or asked for help.

alter table bookings
  add column language text not null default 'en' check (language in ('en', 'fr', 'nl', 'es', 'pt', 'de'));
comment on column bookings.language is 'In which the guest booked, and is written to.';

alter table opt_ins
  add column language text not null default 'en' check (language in ('en', 'fr', 'nl', 'es', 'pt', 'de'));
comment on column opt_ins.language is 'In which they asked, and are written to.';
