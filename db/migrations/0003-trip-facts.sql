-- What a guest needs to be told of a boat's trips.

alter table boats
  add column meeting_point text not null default '' check (length(meeting_point) <= 200),
  add column pin_latitude double precision check (pin_latitude between -90 and 90),
  add column pin_longitude double precision check (pin_longitude between -180 and 180),
  add column bring text not null default '' check (length(bring) <= 500),
  add column included text not null default '' check (length(included) <= 500),
  add column crew_phone text,
  add column notice_hours integer not null default 0 check (notice_hours between 0 and 168),
  add column smallest_number integer check (smallest_number >= 2),
  add column decision_hours integer check (decision_hours between 1 and 72),
  add constraint boats_pin_is_a_place check ((pin_latitude is null) = (pin_longitude is null));
comment on column boats.meeting_point is 'Where guests come, in words; empty where the operator said nothing.';
comment on column boats.pin_latitude is 'The meeting point on the map, degrees north; null: at the port.';
comment on column boats.pin_longitude is 'Degrees east.';
comment on column boats.bring is 'What guests should bring.';
comment on column boats.included is 'What the price includes.';
comment on column boats.crew_phone is 'Where guests who have paid reach the crew; the operator''s phone where there is none.';
comment on column boats.notice_hours is 'A departure that starts sooner than that is sold no more.';
comment on column boats.smallest_number is 'With fewer guests a departure sold by the seat may be called off; null: every departure sails.';
comment on column boats.decision_hours is 'Hours before a departure at which it is decided whether it sails; 24 where the operator gave none.';

alter table bookings
  add column smallest_number integer check (smallest_number >= 2),
  add column decision_hours integer check (decision_hours between 1 and 72);
comment on column bookings.smallest_number is 'As the guest was told at the sale, whatever the operator changes later; null: told of none.';
comment on column bookings.decision_hours is 'The hours before departure that they were told with it; 24 where there are none.';
