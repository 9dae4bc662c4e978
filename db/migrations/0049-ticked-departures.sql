-- A tick says at which departure it was made, so that guests who were canceled or moved meanwhile stay counted there.

alter table boarding_acts add column boat_id uuid references boats (id), add column time text;
comment on column boarding_acts.boat_id is 'Of the departure at which it was ticked. Null in ticks from before 0049: the one that the booking is on.';
comment on column boarding_acts.time is 'Of that departure; null where it has none.';
