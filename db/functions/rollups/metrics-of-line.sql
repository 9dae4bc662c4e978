-- Computes what a line of the ledger adds to the metrics. Refunds and disputes beyond a payment are the platform's
-- losses.
create or replace function metrics_of_line(kind text, account text, cents bigint)
returns table (refunded_cents bigint, disputed_cents bigint, fee_cents bigint, by_hand_cents bigint)
language sql immutable parallel safe as $$
  select
    case when kind = 'refund-decided' and account in ('owed-to-captain', 'service-fees') then cents else 0 end,
    case when kind = 'trip-disputed' and account in ('owed-to-captain', 'service-fees') then cents else 0 end,
    case when kind in ('refund-decided', 'trip-disputed') and account = 'service-fees' then -cents else 0 end,
    case when kind = 'by-hand-given-back' and account = 'sold-by-captain' then -cents else 0 end $$;
