-- A request whose answer was lost is sent again: its key finds the booking that it made.
alter table bookings add column request_key uuid;
create unique index bookings_request_key on bookings (request_key) where request_key is not null;
