-- Who came aboard, as it was ticked on the dock, and the links by which a crew does it.

create table crew_links (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  boat_id uuid not null references boats (id),
  day date not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  revoked_at timestamptz
);
comment on table crew_links is 'bookings: Secret addresses at which a crew ticks the guests of one boat and one day, without a sign-in.';
comment on column crew_links.token_hash is 'The address itself was shown once and is kept nowhere.';
create index crew_links_by_day on crew_links (operator_id, day);

create table boarding_acts (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  day date not null,
  kind text not null check (kind in ('boarded', 'absent', 'undone')),
  guests integer check (guests >= 1),
  acted_at timestamptz not null,
  received_at timestamptz not null,
  crew_link_id uuid references crew_links (id),
  constraint boarding_acts_boarded_is_counted check ((kind = 'boarded') = (guests is not null))
);
comment on table boarding_acts is 'bookings: Ticks of guests who came or did not, a set: the newest by time says how a booking stands on a day.';
comment on column boarding_acts.id is 'Made on the phone: sent twice, it is kept once.';
comment on column boarding_acts.guests is 'How many of the group came.';
comment on column boarding_acts.acted_at is 'By the clock of the phone.';
comment on column boarding_acts.crew_link_id is 'Null when the operator did it.';
create index boarding_acts_by_booking on boarding_acts (booking_id, day);
