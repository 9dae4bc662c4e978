-- One definition of revenue: what guests paid, less refunds, less what their banks took back. Until now the metrics
-- knew disputes only in the total of all time, and operators' dashboards not at all. Disputed money is now an event of
-- its day, as refunds are, in every sum; the fee's part of it is off the service fees.

-- Blocks writers only while the few disputed payments are corrected.
lock table bookings in exclusive mode;
lock table booking_events, ledger_entries, ledger_lines in share row exclusive mode;
-- Folds what is noted in the former meaning, so that all that is noted from here on has the new one.
select fold_sums((current_date - 7));

alter table boat_months add column disputed_cents bigint not null default 0;
alter table operator_months
  add column paid_cents bigint not null default 0,
  add column refunded_cents bigint not null default 0,
  add column disputed_cents bigint not null default 0,
  add column fee_cents bigint not null default 0;
comment on column metric_days.disputed_cents is 'What banks took back on that day, less what they returned.';
comment on column metric_days.kept_cents is 'Read only by versions before 0043: paid on that day, less refunds of it.';
comment on column operator_months.kept_cents is 'Read only by versions before 0043: paid in it, less refunds of it.';
comment on column operator_months.paid_cents is 'Paid in it; less refunds and less what banks took back it is the revenue.';
comment on column operator_months.fee_cents is 'Service fees in the revenue.';

-- What a line of the ledger adds to the metrics. Refunds and disputes beyond a payment are the platform's losses.
create function metrics_of_line(kind text, account text, cents bigint)
returns table (refunded_cents bigint, disputed_cents bigint, fee_cents bigint, by_hand_cents bigint)
language sql immutable parallel safe as $$
  select
    case when kind = 'refund-decided' and account in ('owed-to-captain', 'service-fees') then cents else 0 end,
    case when kind = 'trip-disputed' and account in ('owed-to-captain', 'service-fees') then cents else 0 end,
    case when kind in ('refund-decided', 'trip-disputed') and account = 'service-fees' then -cents else 0 end,
    case when kind = 'by-hand-given-back' and account = 'sold-by-captain' then -cents else 0 end $$;

create or replace function metrics_of_booking(booking bookings) returns setof metric_changes language sql stable as $$
  select island_day(booking.created_at), booking.flow, booking.boat_id, booking.operator_id,
    counted::int::bigint, case when counted then booking.group_size else 0 end::bigint, 0::bigint, 0::bigint, 0::bigint,
    (not by_card)::int::bigint, case when by_card then 0 else booking.amount_cents end::bigint, 0::bigint, 0::bigint,
    (booking.status in ('pending', 'asked', 'paid', 'refunded')
      or booking.status = 'cancelled' and was_paid)::int::bigint,
    (by_card and was_paid)::int::bigint,
    (unpaid and booking.status in ('pending', 'asked'))::int::bigint,
    (unpaid and booking.status = 'expired' and was_left)::int::bigint,
    (unpaid and booking.status = 'expired' and not was_left)::int::bigint,
    (unpaid and booking.status = 'cancelled')::int::bigint,
    (unpaid and booking.status = 'refunded')::int::bigint
  from (select booking.paid_by = 'card' as by_card, booking.paid_at is not null as was_paid,
    booking.paid_by = 'card' and booking.paid_at is null as unpaid,
    booking.paid_by = 'card' and (booking.paid_at is not null or booking.status = 'pending') as counted,
    case when booking.status = 'expired' and booking.paid_at is null then exists (
      select from booking_events where booking_id = booking.id and event = 'expired' and actor = 'visitor')
    else false end as was_left) as facts
  where booking.id is not null and (booking.status <> 'held' or booking.paid_at is not null)
  union all
  select island_day(booking.paid_at), booking.flow, booking.boat_id, booking.operator_id,
    0, 0, booking.amount_cents, 0, booking.fee_cents, 0, 0,
    booking.amount_cents - booking.refunded_cents, 0, 0, 0, 0, 0, 0, 0, 0
  where booking.paid_at is not null and booking.paid_by = 'card' $$;

create or replace function metrics_of_refunds(booking bookings) returns setof metric_changes language sql stable as $$
  select island_day(at), booking.flow, booking.boat_id, booking.operator_id, 0::bigint, 0::bigint, 0::bigint,
    moved.refunded_cents, moved.fee_cents, 0::bigint, moved.by_hand_cents, 0::bigint, moved.disputed_cents,
    0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
  from ledger_entries join ledger_lines on entry_id = ledger_entries.id
  cross join lateral metrics_of_line(kind, account, cents) as moved
  where booking_id = booking.id and kind in ('refund-decided', 'trip-disputed', 'by-hand-given-back') $$;

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

create or replace function fold_sums(over_before date) returns void language plpgsql as $$
begin
  -- Serializes folds. The number is arbitrary.
  perform pg_advisory_xact_lock(7215550116);
  with gone as (delete from metric_changes returning *),
  days as (
    insert into metric_days as sums
    select day, flow, sum(bookings), sum(guests), sum(paid_cents), sum(refunded_cents), sum(fee_cents),
      sum(by_hand_bookings), sum(by_hand_cents), sum(kept_cents), sum(disputed_cents), sum(begun_paid),
      sum(begun_waiting), sum(begun_abandoned), sum(begun_expired), sum(begun_called_off), sum(begun_too_late)
    from gone group by 1, 2
    on conflict (day, flow) do update set
      bookings = sums.bookings + excluded.bookings, guests = sums.guests + excluded.guests,
      paid_cents = sums.paid_cents + excluded.paid_cents,
      refunded_cents = sums.refunded_cents + excluded.refunded_cents, fee_cents = sums.fee_cents + excluded.fee_cents,
      by_hand_bookings = sums.by_hand_bookings + excluded.by_hand_bookings,
      by_hand_cents = sums.by_hand_cents + excluded.by_hand_cents, kept_cents = sums.kept_cents + excluded.kept_cents,
      disputed_cents = sums.disputed_cents + excluded.disputed_cents,
      begun_paid = sums.begun_paid + excluded.begun_paid, begun_waiting = sums.begun_waiting + excluded.begun_waiting,
      begun_abandoned = sums.begun_abandoned + excluded.begun_abandoned,
      begun_expired = sums.begun_expired + excluded.begun_expired,
      begun_called_off = sums.begun_called_off + excluded.begun_called_off,
      begun_too_late = sums.begun_too_late + excluded.begun_too_late),
  months as (
    insert into boat_months as sums
    select date_trunc('month', day)::date, boat_id, sum(bookings), sum(guests), sum(paid_cents), sum(refunded_cents),
      sum(fee_cents), sum(by_hand_bookings), sum(by_hand_cents), sum(disputed_cents)
    -- Sorted, so that the rows of one year lie together on disk.
    from gone group by 1, 2 order by 1, 2
    on conflict (month, boat_id) do update set
      bookings = sums.bookings + excluded.bookings, guests = sums.guests + excluded.guests,
      paid_cents = sums.paid_cents + excluded.paid_cents,
      refunded_cents = sums.refunded_cents + excluded.refunded_cents, fee_cents = sums.fee_cents + excluded.fee_cents,
      by_hand_bookings = sums.by_hand_bookings + excluded.by_hand_bookings,
      by_hand_cents = sums.by_hand_cents + excluded.by_hand_cents,
      disputed_cents = sums.disputed_cents + excluded.disputed_cents),
  totals as (
    insert into boat_totals as sums
    select boat_id, sum(bookings) from gone group by 1 having sum(bookings) <> 0
    on conflict (boat_id) do update set bookings = sums.bookings + excluded.bookings)
  insert into operator_months as sums
  select operator_id, date_trunc('month', day)::date, sum(listed), sum(kept_cents), sum(by_hand_cents),
    sum(paid_cents), sum(refunded_cents), sum(disputed_cents), sum(fee_cents)
  from gone group by 1, 2
  having (sum(listed), sum(kept_cents), sum(by_hand_cents), sum(paid_cents), sum(refunded_cents),
    sum(disputed_cents), sum(fee_cents)) <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (operator_id, month) do update set
    listed = sums.listed + excluded.listed, kept_cents = sums.kept_cents + excluded.kept_cents,
    by_hand_cents = sums.by_hand_cents + excluded.by_hand_cents, paid_cents = sums.paid_cents + excluded.paid_cents,
    refunded_cents = sums.refunded_cents + excluded.refunded_cents,
    disputed_cents = sums.disputed_cents + excluded.disputed_cents, fee_cents = sums.fee_cents + excluded.fee_cents;

  with gone as (delete from account_changes returning *)
  insert into account_days as sums
  select day, account, sum(cents), sum(entries) from gone group by 1, 2
  on conflict (day, account) do update set cents = sums.cents + excluded.cents, entries = sums.entries + excluded.entries;

  with changed as (delete from owed_changes returning *),
  over as (
    delete from owed_months where last_day <> '-infinity' and last_day < over_before returning *)
  insert into owed_months as sums
  select operator_id, month, case when last_day < over_before then '-infinity' else last_day end,
    sum(owed_cents), sum(paid_out_cents), sum(by_hand_trips), sum(by_hand_cents)
  from (table changed union all table over) as each group by 1, 2, 3
  on conflict (operator_id, month, last_day) do update set
    owed_cents = sums.owed_cents + excluded.owed_cents, paid_out_cents = sums.paid_out_cents + excluded.paid_out_cents,
    by_hand_trips = sums.by_hand_trips + excluded.by_hand_trips, by_hand_cents = sums.by_hand_cents + excluded.by_hand_cents;
end $$;

create or replace function count_sums_anew() returns void language plpgsql as $$
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
  perform fold_sums((current_date - 7));
end $$;

-- Every boat has had one operator all along.
insert into operator_months as sums
  (operator_id, month, listed, kept_cents, by_hand_cents, paid_cents, refunded_cents, fee_cents)
select boats.operator_id, month, 0, 0, 0, sum(paid_cents), sum(refunded_cents), sum(fee_cents)
from boat_months join boats on boats.id = boat_id group by 1, 2
having (sum(paid_cents), sum(refunded_cents), sum(fee_cents)) <> (0, 0, 0)
on conflict (operator_id, month) do update set
  paid_cents = excluded.paid_cents, refunded_cents = excluded.refunded_cents, fee_cents = excluded.fee_cents;

-- Disputed money moves from the day of its payment to the days on which the banks took and returned it.
update metric_days set disputed_cents = 0 where disputed_cents <> 0;
insert into metric_changes
select day, flow, boat_id, operator_id, 0, 0, 0, 0, sum(fee_cents), 0, 0, 0, sum(disputed_cents), 0, 0, 0, 0, 0, 0, 0
from (
  select island_day(at) as day, flow, boat_id, bookings.operator_id, moved.fee_cents, moved.disputed_cents
  from disputes join bookings on bookings.id = disputes.booking_id
  join ledger_entries on ledger_entries.booking_id = bookings.id and ledger_entries.dispute_id = disputes.id
  join ledger_lines on entry_id = ledger_entries.id
  cross join lateral metrics_of_line(kind, account, ledger_lines.cents) as moved
  where kind = 'trip-disputed') as disputed
group by 1, 2, 3, 4;
-- What was refunded beyond a payment was never in the revenue of all time, and is in no sum any more.
insert into metric_changes
select island_day(at), flow, boat_id, bookings.operator_id, 0, 0, 0, -sum(beyond_cents), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
from booking_refunds join bookings on bookings.id = booking_refunds.booking_id
join ledger_entries on ledger_entries.booking_id = bookings.id and refund_id = booking_refunds.id
  and kind = 'refund-decided'
where beyond_cents > 0 group by 1, 2, 3, 4;
