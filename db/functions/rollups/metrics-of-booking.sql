-- Computes what a booking adds to the metrics, which src/domain/admin/platform-metrics.ts, conversions.ts and
-- operator-totals.ts define.
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
