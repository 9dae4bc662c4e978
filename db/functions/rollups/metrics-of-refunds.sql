-- Computes the refunds of a booking from the ledger.
create or replace function metrics_of_refunds(booking bookings) returns setof metric_changes language sql stable as $$
  select island_day(at), booking.flow, booking.boat_id, booking.operator_id, 0::bigint, 0::bigint, 0::bigint,
    moved.refunded_cents, moved.fee_cents, 0::bigint, moved.by_hand_cents, 0::bigint, moved.disputed_cents,
    0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
  from ledger_entries join ledger_lines on entry_id = ledger_entries.id
  cross join lateral metrics_of_line(kind, account, cents) as moved
  where booking_id = booking.id and kind in ('refund-decided', 'trip-disputed', 'by-hand-given-back') $$;
