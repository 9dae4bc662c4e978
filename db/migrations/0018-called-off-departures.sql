-- Departures that do not sail, for as long as strangers ask for them: their guests choose something else, and leave no trace.

create table called_off_departures (
  boat_id uuid not null references boats (id),
  day date not null,
  time text not null check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  is_charter boolean not null,
  trip_minutes integer not null check (trip_minutes between 1 and 1440),
  call_off_id uuid not null references call_offs (id),
  primary key (boat_id, day, time, is_charter)
);
comment on table called_off_departures is 'call-offs: What was on offer or sold when it was called off. One that is on offer again sails.';
comment on column called_off_departures.is_charter is 'Whether the whole boat was sold or offered, not its seats.';
comment on column called_off_departures.call_off_id is 'The last one, where it was called off, opened and called off again.';
create index called_off_departures_by_day on called_off_departures (day);
