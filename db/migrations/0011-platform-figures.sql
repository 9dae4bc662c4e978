-- What the platform's figures are read by. They are of bookings that were paid or are reserved: a hold,
-- of which there are most, is in none of the indexes that only these have.

-- The dashboard, without reading the bookings themselves.
create index bookings_that_count on bookings (boat_id) include (amount_cents, refunded_cents, paid_at)
  where paid_at is not null or status = 'pending';
-- What was paid in a time, and what of it was decided to go back.
create index bookings_by_payment on bookings (paid_at) where paid_at is not null;
create index ledger_entries_of_refunds on ledger_entries (at) where kind = 'refund-decided';
-- Which holds ended because the visitor left the payment page.
create index booking_events_of_leaving on booking_events (booking_id)
  where event = 'expired' and actor = 'visitor';

-- What captains are owed for trips of a month.
create index bookings_by_start on bookings (start_date) where paid_at is not null;
