-- A large platform: 2,000 operators, 5,000 boats, 100,000 bookings, and the other data that admins read.
-- Random numbers come from a hash, so that every run has the same data.
create function pg_temp.chance(n integer, seed integer) returns float8 language sql immutable as
  $$ select (hashint4(n * 31 + seed) & 65535) / 65536.0 $$;
create function pg_temp.one_of(words text[], n integer, seed integer) returns text language sql immutable as
  $$ select words[1 + floor(pg_temp.chance(n, seed) * cardinality(words))::int] $$;
create function pg_temp.guest(n integer, seed integer) returns text language sql immutable as $$
  select pg_temp.one_of('{Hannah,Luis,Mei,Sam,Chloé,Daniel,Ingrid,Priya,Otis,Rosa,Amelie,Noah}', n, seed)
    || ' ' || pg_temp.one_of('{Cole,Ortega,Tanaka,Whitfield,Bernard,Osei,Solheim,Raman,Grant,Haddad}', n, seed + 1)
    || ' ' || n $$;

create temp table new_operators as select n, gen_random_uuid() as id from generate_series(1, 2000) as n;
insert into operators (id, name, email, status, created_at)
  select id, pg_temp.guest(n, 1), 'operator-' || n || '@example.com',
    case when n % 50 = 0 then 'suspended' else 'active' end, now() - n * interval '5 hours'
  from new_operators;

create temp table fleet as
  select boat as n, gen_random_uuid() as id, new_operators.id as operator_id
  -- One in a hundred operators has a fifth of the boats.
  from generate_series(1, 5000) as boat
  join new_operators on new_operators.n = 1 + floor(2000 * pg_temp.chance(boat, 3) ^ 3)::int;
insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, custom_port, capacity,
    price_per_seat_cents, charter_price_cents, availability, status, created_at, updated_at)
  select id, operator_id,
    pg_temp.one_of('{Trade Wind,Blue Heron,Pelican,Sea Grape,Marlin,Octavia,Mango,Windward}', n, 5) || ' ' || n,
    'boat-' || n, 'Catamaran', 'both', 'both',
    pg_temp.one_of('{sxm-philipsburg,sxm-marigot,sxm-simpson-bay,sxm-cole-bay,other}', n, 6), 'Pelican Key',
    12, 9550, 120000, '{}', case when n % 7 = 0 then 'draft' else 'published' end, now(), now()
  from fleet;

insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
    group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, hold_ends_at, created_at, paid_at)
  select gen_random_uuid(), 'SXM-BENCH-' || made.n, fleet.id, operator_id, flow, status, 'perSeat', day, day, '09:00',
    guests, pg_temp.guest(made.n, 7), 'guest-' || made.n || '@example.com', 9550 * guests,
    fee, 9550 * guests + fee, now() + interval '1 day', made_at,
    case when status in ('paid', 'cancelled', 'refunded') then made_at + interval '10 minutes' end
  from (
    select n, pg_temp.one_of('{paid,paid,paid,paid,paid,paid,expired,expired,pending,refunded,cancelled}', n, 9) as status,
      case when n % 4 = 0 then 'form' else 'checkout' end as flow,
      1 + floor(8 * pg_temp.chance(n, 10))::int as guests,
      -- 18 months of bookings, each for a trip within the following 90 days.
      now() - n * interval '472 seconds' as made_at,
      (now() - n * interval '472 seconds')::date + floor(90 * pg_temp.chance(n, 11))::int as day
    from generate_series(1, 100000) as n) as made
  cross join lateral (select case flow when 'form' then round(9550 * guests * 0.05)::int else 0 end) as fees (fee)
  join fleet on fleet.n = 1 + floor(5000 * pg_temp.chance(made.n, 8) ^ 2)::int;

insert into booking_events (booking_id, at, event, actor)
  select id, created_at, case flow when 'form' then 'reserved' else 'held' end, 'visitor' from bookings;
insert into booking_events (booking_id, at, event, actor)
  select id, created_at + interval '10 minutes', case when status = 'expired' then status else 'paid' end,
    case when status <> 'expired' then 'payments' when hashtext(code) % 2 = 0 then 'visitor' else 'clock' end
  from bookings where status <> 'pending';
