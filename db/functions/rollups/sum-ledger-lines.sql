-- Adds ledger lines to the sums in the transaction that inserts them. Trigger.
create or replace function sum_ledger_lines() returns trigger language plpgsql as $$
begin
  insert into account_changes
  select island_day(at), account, sum(cents), count(*) filter (where place = 1)
  from (select *, row_number() over (partition by entry_id order by account, operator_id) as place from added) as placed
  join ledger_entries on ledger_entries.id = entry_id group by 1, 2;

  insert into owed_changes
  select added.operator_id, coalesce(payouts.month, trip_month(start_date)), coalesce(end_date, '-infinity'),
    coalesce(-sum(added.cents) filter (where payout_id is null), 0),
    coalesce(sum(added.cents) filter (where payout_id is not null), 0), 0, 0
  from added join ledger_entries on ledger_entries.id = entry_id
  left join bookings on bookings.id = booking_id left join payouts on payouts.id = payout_id
  where account = 'owed-to-captain' group by 1, 2, 3;

  insert into metric_changes
  select island_day(at), flow, boat_id, bookings.operator_id, 0, 0, 0,
    sum(moved.refunded_cents), sum(moved.fee_cents), 0, sum(moved.by_hand_cents), 0, sum(moved.disputed_cents),
    0, 0, 0, 0, 0, 0, 0
  from added join ledger_entries on ledger_entries.id = entry_id join bookings on bookings.id = booking_id
  cross join lateral metrics_of_line(kind, account, cents) as moved
  where kind in ('refund-decided', 'trip-disputed', 'by-hand-given-back') group by 1, 2, 3, 4;
  return null;
end $$;
