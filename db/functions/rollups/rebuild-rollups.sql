-- Rebuilds every rollup from bookings and ledger, for repairs. Months close after as many days as in aggregateRollups
-- (CLOSED_AFTER_DAYS).
create or replace function rebuild_rollups() returns void language plpgsql as $$
begin
  lock table bookings in exclusive mode;
  lock table booking_events, ledger_entries, ledger_lines in share row exclusive mode;
  perform pg_advisory_xact_lock(7215550116);
  -- Deleted, not truncated: concurrent readers keep their snapshot.
  delete from metric_changes;
  delete from metric_days;
  delete from boat_months;
  delete from boat_totals;
  delete from operator_months;
  delete from account_changes;
  delete from account_days;
  delete from owed_changes;
  delete from owed_months;
  insert into metric_changes
  select day, flow, boat_id, operator_id, sum(bookings), sum(guests), sum(paid_cents), sum(refunded_cents),
    sum(fee_cents), sum(by_hand_bookings), sum(by_hand_cents), sum(kept_cents), sum(disputed_cents), sum(listed),
    sum(begun_paid), sum(begun_waiting), sum(begun_abandoned), sum(begun_expired), sum(begun_called_off),
    sum(begun_too_late)
  from (
    select each.* from bookings as booking cross join lateral metrics_of_booking(booking) as each
    union all
    select each.* from bookings as booking cross join lateral metrics_of_refunds(booking) as each
    where id in (
      select booking_id from ledger_entries where kind = 'refund-decided'
      union all select booking_id from ledger_entries where kind = 'trip-disputed'
      union all select booking_id from ledger_entries where kind = 'by-hand-given-back')) as each
  group by 1, 2, 3, 4;
  insert into account_changes
  select island_day(at), account, sum(cents), count(*) filter (where place = 1)
  from (select *, row_number() over (partition by entry_id order by account, operator_id) as place
    from ledger_lines) as placed
  join ledger_entries on ledger_entries.id = entry_id group by 1, 2;
  insert into owed_changes
  select ledger_lines.operator_id, coalesce(payouts.month, trip_month(start_date)), coalesce(end_date, '-infinity'),
    coalesce(-sum(ledger_lines.cents) filter (where payout_id is null), 0),
    coalesce(sum(ledger_lines.cents) filter (where payout_id is not null), 0), 0, 0
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  left join bookings on bookings.id = booking_id left join payouts on payouts.id = payout_id
  where account = 'owed-to-captain' group by 1, 2, 3;
  insert into owed_changes
  select operator_id, trip_month(start_date), '-infinity', 0, 0, count(*), sum(amount_cents)
  from bookings where paid_by <> 'card' and status = 'paid' group by 1, 2;
  perform aggregate_rollups((current_date - 7));
end $$;
