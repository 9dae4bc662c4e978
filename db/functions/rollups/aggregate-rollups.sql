-- Aggregates recorded changes into the rollups of days and months inside the database, without moving millions of rows.
-- Merges the amounts owed for trips that ended before `over_before` into one row per operator and month.
create or replace function aggregate_rollups(over_before date) returns void language plpgsql as $$
begin
  -- Serializes aggregations. The number is arbitrary.
  perform pg_advisory_xact_lock(7215550116);
  with gone as (delete from metric_changes returning *),
  days as (
    insert into metric_days as rollups
    select day, flow, sum(bookings), sum(guests), sum(paid_cents), sum(refunded_cents), sum(fee_cents),
      sum(by_hand_bookings), sum(by_hand_cents), sum(kept_cents), sum(disputed_cents), sum(begun_paid),
      sum(begun_waiting), sum(begun_abandoned), sum(begun_expired), sum(begun_called_off), sum(begun_too_late)
    from gone group by 1, 2
    on conflict (day, flow) do update set
      bookings = rollups.bookings + excluded.bookings, guests = rollups.guests + excluded.guests,
      paid_cents = rollups.paid_cents + excluded.paid_cents,
      refunded_cents = rollups.refunded_cents + excluded.refunded_cents, fee_cents = rollups.fee_cents + excluded.fee_cents,
      by_hand_bookings = rollups.by_hand_bookings + excluded.by_hand_bookings,
      by_hand_cents = rollups.by_hand_cents + excluded.by_hand_cents, kept_cents = rollups.kept_cents + excluded.kept_cents,
      disputed_cents = rollups.disputed_cents + excluded.disputed_cents,
      begun_paid = rollups.begun_paid + excluded.begun_paid, begun_waiting = rollups.begun_waiting + excluded.begun_waiting,
      begun_abandoned = rollups.begun_abandoned + excluded.begun_abandoned,
      begun_expired = rollups.begun_expired + excluded.begun_expired,
      begun_called_off = rollups.begun_called_off + excluded.begun_called_off,
      begun_too_late = rollups.begun_too_late + excluded.begun_too_late),
  months as (
    insert into boat_months as rollups
    select date_trunc('month', day)::date, boat_id, sum(bookings), sum(guests), sum(paid_cents), sum(refunded_cents),
      sum(fee_cents), sum(by_hand_bookings), sum(by_hand_cents), sum(disputed_cents)
    -- Sorted, so that the rows of one year lie together on disk.
    from gone group by 1, 2 order by 1, 2
    on conflict (month, boat_id) do update set
      bookings = rollups.bookings + excluded.bookings, guests = rollups.guests + excluded.guests,
      paid_cents = rollups.paid_cents + excluded.paid_cents,
      refunded_cents = rollups.refunded_cents + excluded.refunded_cents, fee_cents = rollups.fee_cents + excluded.fee_cents,
      by_hand_bookings = rollups.by_hand_bookings + excluded.by_hand_bookings,
      by_hand_cents = rollups.by_hand_cents + excluded.by_hand_cents,
      disputed_cents = rollups.disputed_cents + excluded.disputed_cents),
  totals as (
    insert into boat_totals as rollups
    select boat_id, sum(bookings) from gone group by 1 having sum(bookings) <> 0
    on conflict (boat_id) do update set bookings = rollups.bookings + excluded.bookings)
  insert into operator_months as rollups
  select operator_id, date_trunc('month', day)::date, sum(listed), sum(kept_cents), sum(by_hand_cents),
    sum(paid_cents), sum(refunded_cents), sum(disputed_cents), sum(fee_cents)
  from gone group by 1, 2
  having (sum(listed), sum(kept_cents), sum(by_hand_cents), sum(paid_cents), sum(refunded_cents),
    sum(disputed_cents), sum(fee_cents)) <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (operator_id, month) do update set
    listed = rollups.listed + excluded.listed, kept_cents = rollups.kept_cents + excluded.kept_cents,
    by_hand_cents = rollups.by_hand_cents + excluded.by_hand_cents, paid_cents = rollups.paid_cents + excluded.paid_cents,
    refunded_cents = rollups.refunded_cents + excluded.refunded_cents,
    disputed_cents = rollups.disputed_cents + excluded.disputed_cents, fee_cents = rollups.fee_cents + excluded.fee_cents;

  with gone as (delete from account_changes returning *)
  insert into account_days as rollups
  select day, account, sum(cents), sum(entries) from gone group by 1, 2
  on conflict (day, account) do update set cents = rollups.cents + excluded.cents, entries = rollups.entries + excluded.entries;

  with changed as (delete from owed_changes returning *),
  over as (
    delete from owed_months where last_day <> '-infinity' and last_day < over_before returning *)
  insert into owed_months as rollups
  select operator_id, month, case when last_day < over_before then '-infinity' else last_day end,
    sum(owed_cents), sum(paid_out_cents), sum(by_hand_trips), sum(by_hand_cents)
  from (table changed union all table over) as each group by 1, 2, 3
  on conflict (operator_id, month, last_day) do update set
    owed_cents = rollups.owed_cents + excluded.owed_cents, paid_out_cents = rollups.paid_out_cents + excluded.paid_out_cents,
    by_hand_trips = rollups.by_hand_trips + excluded.by_hand_trips, by_hand_cents = rollups.by_hand_cents + excluded.by_hand_cents;
end $$;
