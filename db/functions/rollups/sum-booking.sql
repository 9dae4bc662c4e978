-- Adds a booking's changes to the sums in the transaction that makes them. Trigger.
create or replace function sum_booking() returns trigger language plpgsql as $$
begin
  insert into metric_changes
    select day, flow, boat_id, operator_id, sum(sign * bookings), sum(sign * guests), sum(sign * paid_cents),
      sum(sign * refunded_cents), sum(sign * fee_cents), sum(sign * by_hand_bookings), sum(sign * by_hand_cents),
      sum(sign * kept_cents), sum(sign * disputed_cents), sum(sign * listed), sum(sign * begun_paid),
      sum(sign * begun_waiting), sum(sign * begun_abandoned), sum(sign * begun_expired),
      sum(sign * begun_called_off), sum(sign * begun_too_late)
    from (
      select -1 as sign, * from metrics_of_booking(old)
      union all select 1, * from metrics_of_booking(new)
      union all select -1, * from metrics_of_refunds(old)
        where (old.boat_id, old.operator_id, old.flow) is distinct from (new.boat_id, new.operator_id, new.flow)
      union all select 1, * from metrics_of_refunds(new)
        where (old.boat_id, old.operator_id, old.flow) is distinct from (new.boat_id, new.operator_id, new.flow)
    ) as changes
    group by 1, 2, 3, 4
    having (sum(sign * bookings), sum(sign * guests), sum(sign * paid_cents), sum(sign * refunded_cents),
      sum(sign * fee_cents), sum(sign * by_hand_bookings), sum(sign * by_hand_cents), sum(sign * kept_cents),
      sum(sign * disputed_cents), sum(sign * listed), sum(sign * begun_paid), sum(sign * begun_waiting),
      sum(sign * begun_abandoned), sum(sign * begun_expired), sum(sign * begun_called_off), sum(sign * begun_too_late))
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  -- Moves the amounts owed for the trip to its new days, for every operator involved.
  if (old.start_date, old.end_date) <> (new.start_date, new.end_date) then
    insert into owed_changes
    select operator_id, month, last_day, sum(cents), 0, 0, 0
    from (
      select lines.operator_id, trip_month(old.start_date) as month, old.end_date as last_day, lines.cents
      from ledger_entries as entries join ledger_lines as lines on lines.entry_id = entries.id
      where entries.booking_id = old.id and lines.account = 'owed-to-captain'
      union all
      select lines.operator_id, trip_month(new.start_date), new.end_date, -lines.cents
      from ledger_entries as entries join ledger_lines as lines on lines.entry_id = entries.id
      where entries.booking_id = new.id and lines.account = 'owed-to-captain') as moved
    group by 1, 2, 3 having sum(cents) <> 0;
  end if;
  if old.paid_by <> 'card' and old.status = 'paid' then
    insert into owed_changes
    values (old.operator_id, trip_month(old.start_date), '-infinity', 0, 0, -1, -old.amount_cents);
  end if;
  if new.paid_by <> 'card' and new.status = 'paid' then
    insert into owed_changes
    values (new.operator_id, trip_month(new.start_date), '-infinity', 0, 0, 1, new.amount_cents);
  end if;
  return null;
end $$;
