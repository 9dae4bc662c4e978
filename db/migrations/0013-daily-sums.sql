-- What metrics, books and statements add up to, so that no page of the portals reads all that ever happened.
--
-- Whatever changes a booking or the books adds rows of what it changes to a table of changes, in its own transaction:
-- nobody waits for anybody, and a row that comes late into a day long past is like any other. A job folds the changes
-- into the sums. Who reads adds both up in one statement, which is true to the cent at every moment. These tables refer
-- to no other: what they are sums of does, and the doctor compares.

-- Who sells waits while the sums are first counted: bookings first, as everybody takes them.
lock table bookings in exclusive mode;
lock table booking_events, ledger_entries, ledger_lines in share row exclusive mode;

create function island_day(at timestamptz) returns date language sql immutable parallel safe as
  $$ select (at at time zone 'America/Lower_Princes')::date $$;
create function trip_month(day date) returns text language sql immutable parallel safe as
  $$ select lpad(extract(year from day)::text, 4, '0') || '-' || lpad(extract(month from day)::text, 2, '0') $$;

--------------------------------------------------------------------------------------------- the metrics

create table metric_changes (
  day date not null,
  flow text not null,
  boat_id uuid not null,
  operator_id uuid not null,
  bookings bigint not null,
  guests bigint not null,
  paid_cents bigint not null,
  refunded_cents bigint not null,
  fee_cents bigint not null,
  by_hand_bookings bigint not null,
  by_hand_cents bigint not null,
  kept_cents bigint not null,
  disputed_cents bigint not null,
  listed bigint not null,
  begun_paid bigint not null,
  begun_waiting bigint not null,
  begun_abandoned bigint not null,
  begun_expired bigint not null,
  begun_called_off bigint not null,
  begun_too_late bigint not null
);
comment on table metric_changes is 'sums: What bookings and the books have changed of the metrics since the sums were last folded. Columns as in metric_days.';

create table metric_days (
  day date not null,
  flow text not null,
  bookings bigint not null,
  guests bigint not null,
  paid_cents bigint not null,
  refunded_cents bigint not null,
  fee_cents bigint not null,
  by_hand_bookings bigint not null,
  by_hand_cents bigint not null,
  kept_cents bigint not null,
  disputed_cents bigint not null,
  begun_paid bigint not null,
  begun_waiting bigint not null,
  begun_abandoned bigint not null,
  begun_expired bigint not null,
  begun_called_off bigint not null,
  begun_too_late bigint not null,
  primary key (day, flow)
);
comment on table metric_days is 'sums: The platform''s metrics of each day of the island''s calendar and way to book.';
comment on column metric_days.kept_cents is 'What guests paid on that day, less what went back of it whenever: all days together are the revenue.';
comment on column metric_days.disputed_cents is 'What banks have of it.';
comment on column metric_days.begun_paid is 'Of the bookings that were begun on that day: how many were paid. A hold that is open counts nowhere here.';

create table boat_months (
  month date not null,
  boat_id uuid not null,
  bookings bigint not null,
  guests bigint not null,
  paid_cents bigint not null,
  refunded_cents bigint not null,
  fee_cents bigint not null,
  by_hand_bookings bigint not null,
  by_hand_cents bigint not null,
  primary key (month, boat_id)
);
comment on table boat_months is 'sums: The metrics of each boat and month. Days at the edges of a time are read from the bookings.';
comment on column boat_months.month is 'Its first day.';

create table boat_totals (
  boat_id uuid primary key,
  bookings bigint not null
);
comment on table boat_totals is 'sums: How often each boat was booked, ever.';
create index boat_totals_most on boat_totals (bookings desc);

create table operator_months (
  operator_id uuid not null,
  month date not null,
  listed bigint not null,
  kept_cents bigint not null,
  by_hand_cents bigint not null,
  primary key (operator_id, month)
);
comment on table operator_months is 'sums: What each operator''s dashboard says of a month.';
comment on column operator_months.listed is 'Bookings made in it that are in the operator''s list.';
comment on column operator_months.kept_cents is 'Of what was paid in it, less what went back of that whenever.';

-- What a booking counts for. `domain/platform-metrics.ts`, `conversions.ts` and `operator-totals.ts` say it in words.
create function metrics_of_booking(booking bookings) returns setof metric_changes language sql stable as $$
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
    booking.amount_cents - booking.refunded_cents, booking.disputed_cents, 0, 0, 0, 0, 0, 0, 0
  where booking.paid_at is not null and booking.paid_by = 'card' $$;

-- What was decided to go back of it, as the books have it.
create function metrics_of_refunds(booking bookings) returns setof metric_changes language sql stable as $$
  select island_day(at), booking.flow, booking.boat_id, booking.operator_id, 0::bigint, 0::bigint, 0::bigint,
    case when kind = 'refund-decided' and account = 'refunds-owed' then -cents else 0 end,
    case when kind = 'refund-decided' and account = 'service-fees' then -cents else 0 end, 0::bigint,
    case when kind = 'by-hand-given-back' and account = 'sold-by-captain' then -cents else 0 end,
    0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
  from ledger_entries join ledger_lines on entry_id = ledger_entries.id
  where booking_id = booking.id and kind in ('refund-decided', 'by-hand-given-back') $$;

----------------------------------------------------------------------------------------------- the books

create table account_changes (
  day date not null,
  account text not null,
  cents bigint not null,
  entries bigint not null
);
comment on table account_changes is 'sums: What the ledger has changed of its accounts since the sums were last folded.';

create table account_days (
  day date not null,
  account text not null,
  cents bigint not null,
  entries bigint not null,
  primary key (day, account)
);
comment on table account_days is 'sums: What the ledger''s accounts came to on each day; the accounts of a day come to 0.';
comment on column account_days.entries is 'How many entries of that day have their first line in this account.';

create table owed_changes (
  operator_id uuid not null,
  month text not null,
  last_day date not null,
  owed_cents bigint not null,
  paid_out_cents bigint not null,
  by_hand_trips bigint not null,
  by_hand_cents bigint not null
);
comment on table owed_changes is 'sums: What the ledger, bookings and moved trips have changed of what operators are owed since the sums were last folded.';

create table owed_months (
  operator_id uuid not null,
  month text not null,
  last_day date not null,
  owed_cents bigint not null,
  paid_out_cents bigint not null,
  by_hand_trips bigint not null,
  by_hand_cents bigint not null,
  primary key (operator_id, month, last_day)
);
comment on table owed_months is 'sums: What each operator is owed by the ledger for the trips that begin in a month, and was paid out for it.';
comment on column owed_months.last_day is 'The day after which it is owed; a week later, -infinity, as payouts have it: so a month comes to one row.';
comment on column owed_months.by_hand_trips is 'Trips that stand for which the operator was paid themselves, and what they took: owed by nobody.';
create index owed_months_by_month on owed_months (month, operator_id);
-- All that is settled is in none of these.
create index owed_months_open on owed_months (operator_id, month) include (last_day, owed_cents, paid_out_cents)
  where owed_cents <> paid_out_cents;

------------------------------------------------------------------------------------- who writes the changes

create function sum_booking() returns trigger language plpgsql as $$
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

  -- A moved trip takes what is owed for it along, whoever it is owed to.
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
-- A hold counts for nothing, and costs nothing here.
-- lives beside the version before: it notes what was written, in a table that the version before does not know.
create trigger bookings_are_summed after insert on bookings for each row
  when (new.status <> 'held' or new.paid_at is not null) execute function sum_booking();
-- lives beside the version before: it notes what was written, in a table that the version before does not know.
create trigger bookings_are_summed_again after update on bookings for each row
  when ((old.status, old.boat_id, old.operator_id, old.flow, old.group_size, old.paid_by, old.amount_cents,
      old.fee_cents, old.refunded_cents, old.disputed_cents, old.created_at, old.paid_at, old.start_date, old.end_date)
    is distinct from (new.status, new.boat_id, new.operator_id, new.flow, new.group_size, new.paid_by, new.amount_cents,
      new.fee_cents, new.refunded_cents, new.disputed_cents, new.created_at, new.paid_at, new.start_date, new.end_date))
  execute function sum_booking();
-- lives beside the version before: it notes what was written, in a table that the version before does not know.
create trigger bookings_are_summed_no_more after delete on bookings for each row execute function sum_booking();

-- That the guest left is written after the booking has ended.
create function sum_left_booking() returns trigger language plpgsql as $$
begin
  insert into metric_changes
  select island_day(created_at), flow, boat_id, operator_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0
  from bookings where id = new.booking_id and status = 'expired' and paid_at is null and paid_by = 'card'
    and not exists (
      select from booking_events
      where booking_id = new.booking_id and event = 'expired' and actor = 'visitor' and id <> new.id);
  return null;
end $$;
-- lives beside the version before: it notes what was written, in a table that the version before does not know.
create trigger booking_events_are_summed after insert on booking_events for each row
  when (new.event = 'expired' and new.actor = 'visitor') execute function sum_left_booking();

create function sum_ledger_lines() returns trigger language plpgsql as $$
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
    coalesce(-sum(added.cents) filter (where kind = 'refund-decided' and account = 'refunds-owed'), 0),
    coalesce(-sum(added.cents) filter (where kind = 'refund-decided' and account = 'service-fees'), 0), 0,
    coalesce(-sum(added.cents) filter (where kind = 'by-hand-given-back' and account = 'sold-by-captain'), 0),
    0, 0, 0, 0, 0, 0, 0, 0, 0
  from added join ledger_entries on ledger_entries.id = entry_id join bookings on bookings.id = booking_id
  where kind in ('refund-decided', 'by-hand-given-back') group by 1, 2, 3, 4;
  return null;
end $$;
-- lives beside the version before: it notes what was written, in a table that the version before does not know.
create trigger ledger_lines_are_summed after insert on ledger_lines
  referencing new table as added for each statement execute function sum_ledger_lines();

---------------------------------------------------------------------------------------- who folds them

-- Folds the changes into the sums. What is owed of trips over before `over_before` becomes one row a month.
create function fold_sums(over_before date) returns void language plpgsql as $$
begin
  -- One at a time. Any number that nobody else locks in this database.
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
      sum(fee_cents), sum(by_hand_bookings), sum(by_hand_cents)
    -- So that a year of them lies together.
    from gone group by 1, 2 order by 1, 2
    on conflict (month, boat_id) do update set
      bookings = sums.bookings + excluded.bookings, guests = sums.guests + excluded.guests,
      paid_cents = sums.paid_cents + excluded.paid_cents,
      refunded_cents = sums.refunded_cents + excluded.refunded_cents, fee_cents = sums.fee_cents + excluded.fee_cents,
      by_hand_bookings = sums.by_hand_bookings + excluded.by_hand_bookings,
      by_hand_cents = sums.by_hand_cents + excluded.by_hand_cents),
  totals as (
    insert into boat_totals as sums
    select boat_id, sum(bookings) from gone group by 1 having sum(bookings) <> 0
    on conflict (boat_id) do update set bookings = sums.bookings + excluded.bookings)
  insert into operator_months as sums
  select operator_id, date_trunc('month', day)::date, sum(listed), sum(kept_cents), sum(by_hand_cents)
  from gone group by 1, 2 having (sum(listed), sum(kept_cents), sum(by_hand_cents)) <> (0, 0, 0)
  on conflict (operator_id, month) do update set
    listed = sums.listed + excluded.listed, kept_cents = sums.kept_cents + excluded.kept_cents,
    by_hand_cents = sums.by_hand_cents + excluded.by_hand_cents;

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
create index owed_months_to_close on owed_months (last_day) where last_day <> '-infinity';

-- Counts all sums anew, from the bookings and the ledger. Whoever writes one of these waits meanwhile.
create function count_sums_anew() returns void language plpgsql as $$
begin
  lock table bookings in exclusive mode;
  lock table booking_events, ledger_entries, ledger_lines in share row exclusive mode;
  perform pg_advisory_xact_lock(7215550116);
  -- Not truncated: who has begun to read goes on to read what stood then.
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
select count_sums_anew();
-- Empty by now, but as large on disk as all that ever happened.
truncate metric_changes, account_changes, owed_changes;
