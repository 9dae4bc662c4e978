-- outside a transaction: nobody waits for the index.
drop index concurrently if exists bookings_by_calendar_uid;
create index concurrently bookings_by_calendar_uid on bookings (calendar_uid) where calendar_uid is not null;
-- Looked up whenever somebody opens a booking by its id.
drop index concurrently if exists rebookings_of_booking;
create index concurrently rebookings_of_booking on rebookings (booking_id);
