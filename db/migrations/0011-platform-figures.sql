-- What the platform's figures are read by, without reading the bookings themselves. They are of bookings
-- that were paid or are reserved: a hold, of which there are most, is in none of these.
create index bookings_that_count on bookings (created_at desc, id desc) include (boat_id, group_size)
  where paid_at is not null or status = 'pending';
create index bookings_of_boats on bookings (boat_id) where paid_at is not null or status = 'pending';
create index bookings_by_payment on bookings (paid_at)
  include (boat_id, amount_cents, fee_cents, refunded_cents) where paid_at is not null;
-- What was decided to go back.
create index ledger_entries_of_refunds on ledger_entries (at) where kind = 'refund-decided';
-- Which holds ended because the visitor left the payment page.
create index booking_events_of_leaving on booking_events (booking_id)
  where event = 'expired' and actor = 'visitor';

-- What captains are owed for trips of a month.
create index bookings_by_start on bookings (start_date) where paid_at is not null;
