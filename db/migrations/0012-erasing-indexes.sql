-- outside a transaction
-- How what is erased, and what is swept by its age, is found.

drop index concurrently if exists bookings_to_erase;
create index concurrently bookings_to_erase on bookings (end_date, id) where erased_at is null;
drop index concurrently if exists bookings_unpaid_to_erase;
create index concurrently bookings_unpaid_to_erase on bookings (created_at, id) where erased_at is null and paid_at is null;
-- Who handed a trip over is found by the address they had.
drop index concurrently if exists booking_events_handed_over;
create index concurrently booking_events_handed_over on booking_events (lower(facts -> 'from' ->> 'email'))
  where event = 'handed over';
drop index concurrently if exists mails_sent;
create index concurrently mails_sent on mails (sent_at) where sent_at is not null;
