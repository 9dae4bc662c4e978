-- Creates `scale.boats` boats and about `scale.bookings` bookings, from five years ago to 90 days ahead. Random numbers
-- come from a hash, so that every run has the same data. Triggers and foreign keys are disabled (session_replication_role), and
-- the indexes of the large tables are built afterwards; the doctor checks the consistency.
create function pg_temp.chance(n bigint, seed integer) returns float8 language sql immutable as
  $$ select (hashint8(n * 64 + seed) & 16777215) / 16777216.0 $$;
create function pg_temp.one_of(words text[], n bigint, seed integer) returns text language sql immutable as
  $$ select words[1 + floor(pg_temp.chance(n, seed) * cardinality(words))::integer] $$;
create function pg_temp.id_of(kind integer, n bigint) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(kind || '-' || n) placing '4' from 13) placing '8' from 17)::uuid $$;
create function pg_temp.person(n bigint, seed integer) returns text language sql immutable as $$
  select pg_temp.one_of('{Hannah,Luis,Mei,Sam,Chloé,Daniel,Ingrid,Priya,Otis,Rosa,Amelie,Noah,Wanda,Theo,Jun,Bea}', n, seed)
    || ' ' || pg_temp.one_of('{Cole,Ortega,Tanaka,Whitfield,Bernard,Osei,Solheim,Raman,Grant,Haddad,Lake,Moreau}', n, seed + 1)
    || ' ' || n $$;

insert into operators (id, name, email, status, created_at)
select pg_temp.id_of(1, n), pg_temp.person(n, 1), 'operator-' || n || '@example.com',
  case when n % 100 = 0 then 'suspended' else 'active' end, today - interval '6 years' + n * interval '1 minute'
from scale, generate_series(1, greatest(1, boats / 10)) as n;

insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, custom_port, capacity,
    price_per_seat_cents, charter_price_cents, description, availability, trip_minutes, notice_hours, status, featured_from,
    featured_until, created_at, updated_at, meeting_point, bring, included)
select id, pg_temp.id_of(1, 1 + (n - 1) / 10), name, 'boat-' || n, type, trip_type,
  case trip_type when 'tour' then 'perSeat' when 'private' then 'charter' else 'both' end,
  port, case port when 'other' then 'Pelican Key' end, capacity,
  case when trip_type <> 'private' then 3500 + 500 * floor(30 * pg_temp.chance(n, 8))::integer end,
  case when trip_type <> 'tour' then 40000 + 10000 * floor(40 * pg_temp.chance(n, 9))::integer end,
  'A day on the water with ' || name || ', around the island and back.',
  jsonb_build_object(
    'manualDays', case plan when 'days' then (
        select jsonb_agg((today + ahead)::text) from generate_series(0, 59) as ahead where hashint8(n * 400 + ahead) % 3 <> 0)
      else '[]'::jsonb end,
    'blackoutDates', jsonb_build_array((today + (3 + n % 60)::integer)::text),
    'timeSlotsDefault', '["09:00", "14:00"]'::jsonb,
    'recurring', jsonb_build_object('seasons', case plan
      when 'year' then jsonb_build_array(jsonb_build_object('name', 'All year', 'start', (today - 1825)::text,
        'end', (today + 365)::text, 'weekdays', '[1, 2, 3, 4, 5, 6]'::jsonb, 'timeSlots', '["09:00", "14:00"]'::jsonb))
      when 'weekends' then jsonb_build_array(jsonb_build_object('name', 'Weekends', 'start', (today - 1825)::text,
        'end', (today + 120)::text, 'weekdays', '[0, 5, 6]'::jsonb, 'timeSlots', '["17:30"]'::jsonb))
      else '[]'::jsonb end),
    'blocks', jsonb_build_array(jsonb_build_object('date', (today + (5 + n % 40)::integer)::text, 'times', '["14:00"]'::jsonb))),
  case when n % 3 = 0 then 180 end, case when n % 4 = 0 then 24 else 0 end,
  case when n % 25 = 0 then 'draft' else 'published' end,
  case when n % 500 = 7 then today - 30 end, case when n % 500 = 7 then today + 30 + (n % 100)::integer end,
  today - interval '5 years' + n * interval '10 minutes', today - interval '1 day' * (n % 900), 'Slip ' || n, 'A towel and sun cream.', 'Drinks and snorkels.'
from (
  select n, pg_temp.id_of(2, n) as id, today,
    pg_temp.one_of('{Trade Wind,Blue Heron,Pelican,Sea Grape,Marlin,Octavia,Mango,Windward,Coral,Dawn}', n, 3) || ' ' || n as name,
    pg_temp.one_of('{Catamaran,Catamaran,Catamaran,Sailboat,Sailboat,Speedboat,Speedboat,Fishing Charter,Fishing Charter,Luxury Yacht}', n, 4) as type,
    pg_temp.one_of('{tour,tour,both,both,private}', n, 5) as trip_type,
    pg_temp.one_of('{sxm-philipsburg,sxm-philipsburg,sxm-philipsburg,sxm-simpson-bay,sxm-simpson-bay,sxm-simpson-bay,sxm-marigot,sxm-marigot,sxm-cole-bay,sxm-oyster-pond,sxm-grand-case,sxm-orient-bay,sxm-dawn-beach,sxm-mullet-bay,other}', n, 6) as port,
    -- Two in a hundred boats take large groups.
    case when n % 50 = 11 then 40 else 8 + floor(13 * pg_temp.chance(n, 7))::integer end as capacity,
    case when n % 97 = 5 then 'never' else pg_temp.one_of('{year,days,days,weekends,weekends}', n, 10) end as plan
  from scale, generate_series(1, boats) as n) as boat;
-- One port has few boats in a world of any size.
update boats set port = 'sxm-cupecoy' where slug in (select 'boat-' || 1000 * n + 3 from generate_series(0, 20) as n);

insert into boat_photos (id, boat_id, position, caption, path)
select pg_temp.id_of(3, n * 4 + place), pg_temp.id_of(2, n), place, 'Under way', '/pictures/stock-' || 1 + (n + place) % 3
from scale, generate_series(1, boats) as n, generate_series(0, 2) as place;

-- Departures with sales: the same number for each boat, on separate days, with two bookings each.
create temp table sold as
select k, boat.id as boat_id, boat.operator_id, boat.capacity, boat.trip_minutes, boat.price_per_seat_cents, boat.charter_price_cents,
  first_day + (j * (days / per_boat) + floor(pg_temp.chance(k, 20) * (days / per_boat)))::integer as day,
  case when pg_temp.chance(k, 21) < 0.5 then '09:00' else '14:00' end as time,
  boat.trip_type = 'private' or (boat.trip_type = 'both' and pg_temp.chance(k, 22) < 0.2) as is_charter
from (
  select today - 1825 as first_day, 1915 as days, boats, greatest(1, bookings / boats / 2) as per_boat from scale) as span
cross join lateral generate_series(1, boats) as b
cross join lateral generate_series(0, per_boat - 1) as j
cross join lateral (select b::bigint * per_boat + j as k) as numbered
join boats as boat on boat.id = pg_temp.id_of(2, b);

insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time, trip_minutes,
    group_size, customer_name, customer_email, customer_phone, trip_cents, fee_cents, amount_cents, refunded_cents, hold_ends_at,
    created_at, paid_at, free_cancellation_hours)
select id, 'SXM-' || upper(to_hex(n)), boat_id, operator_id, flow, status, case when is_charter then 'charter' else 'perSeat' end,
  day, day, time, trip_minutes, guests, pg_temp.person(n, 40), 'guest-' || n || '@example.com', '+1 721 555 0100',
  trip_cents, fee_cents, trip_cents + fee_cents, case status when 'refunded' then trip_cents + fee_cents else 0 end,
  made_at + interval '30 minutes', made_at, case when status in ('paid', 'refunded') then made_at + interval '4 minutes' end, 48
from (
  select *, guests * coalesce(price_per_seat_cents, 0) * (not is_charter)::integer
      + coalesce(charter_price_cents, 0) * is_charter::integer as trip_cents
  from (
    select sold.k * 2 + party as n, pg_temp.id_of(4, sold.k * 2 + party) as id, boat_id, operator_id, day, time,
      coalesce(trip_minutes, 240) as trip_minutes, is_charter, price_per_seat_cents, charter_price_cents,
      1 + floor(4 * pg_temp.chance(sold.k * 2 + party, 30))::integer as guests,
      case when is_charter and party = 1 then 'expired'
        else pg_temp.one_of('{paid,paid,paid,paid,paid,paid,paid,paid,refunded,expired}', sold.k * 2 + party, 31) end as status,
      case when pg_temp.chance(sold.k * 2 + party, 32) < 0.25 then 'form' else 'checkout' end as flow,
      least(day, today) - interval '1 hour' * (1 + floor(700 * pg_temp.chance(sold.k * 2 + party, 33))) as made_at
    from sold, scale, generate_series(0, 1) as party) as party) as priced
cross join lateral (select case flow when 'form' then round(trip_cents * 0.05)::integer else 0 end as fee_cents) as fees;

-- A day that is nearly sold out: three in a hundred boats are left.
insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time, trip_minutes,
    group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, hold_ends_at, created_at, paid_at)
select pg_temp.id_of(5, n), 'SXM-DAY-' || upper(to_hex(n)), id, operator_id, 'checkout', 'paid', 'charter', today + 45, today + 45, '09:00', 240,
  2, pg_temp.person(n, 50), 'festival-' || n || '@example.com', 90000, 0, 90000, made_at, made_at, made_at
from (select row_number() over (order by slug) as n, boats.*, today, today - interval '40 days' as made_at from boats, scale) as boat
where n % 100 >= 3 and not exists (select from sold where boat_id = boat.id and day between today + 44 and today + 46);

insert into departures (boat_id, day, time, capacity, seats_taken, trip_minutes)
select boat_id, start_date, bookings.time, min(capacity), sum(group_size), min(bookings.trip_minutes)
from bookings join boats on boats.id = boat_id
where bookings.status = 'paid' and bookings.pricing_mode = 'perSeat' group by 1, 2, 3;
insert into boat_days (boat_id, day, seats_taken)
select boat_id, day, seats_taken from departures;
insert into boat_days (boat_id, day, charter_booking)
select boat_id, start_date, id from bookings where status = 'paid' and pricing_mode = 'charter';

insert into booking_events (booking_id, at, event, actor, facts)
select id, made.at, made.event, made.actor, made.facts
from bookings cross join lateral (values
  (created_at, case flow when 'form' then 'reserved' else 'held' end, 'visitor', '{}'::jsonb),
  (created_at + interval '4 minutes', case when paid_at is null then 'expired' else 'paid' end,
    case when paid_at is null then 'clock' else 'payments' end, '{}'::jsonb)) as made (at, event, actor, facts);

insert into payment_sessions (id, booking_id, amount_cents, status, url, expires_at, payment_intent, created_at, settled_at)
select 'cs_' || code, id, amount_cents, 'paid', '', paid_at, 'pi_' || code, created_at, paid_at
from bookings where paid_at is not null;
insert into booking_refunds (id, booking_id, session_id, cents, reason, state, provider_refund, decided_at, sent_at, checked_at)
select pg_temp.id_of(6, hashtextextended(code, 0)), id, 'cs_' || code, amount_cents, 'Too much wind', 'sent', 're_' || code, at, at, at
from bookings, lateral (select paid_at + interval '2 days' as at) as later where status = 'refunded';

-- Ledger entries in chronological order.
create temp table money as
select row_number() over (order by at, key) as entry, * from (
  select paid_at as at, 'trip-paid:' || id as key, 'trip-paid' as kind, id as booking_id, null::uuid as refund_id, operator_id,
    amount_cents, trip_cents, fee_cents from bookings where paid_at is not null
  union all
  select decided_at, 'refund-decided:' || booking_refunds.id, 'refund-decided', bookings.id, booking_refunds.id, operator_id,
    amount_cents, trip_cents, fee_cents from booking_refunds join bookings on bookings.id = booking_id
  union all
  select sent_at + interval '1 second', 'refund-sent:' || provider_refund, 'refund-sent', bookings.id, booking_refunds.id, operator_id,
    amount_cents, trip_cents, fee_cents from booking_refunds join bookings on bookings.id = booking_id) as happened;
insert into ledger_entries (id, key, kind, at, booking_id, refund_id) overriding system value
select entry, key, kind, at, booking_id, refund_id from money;
insert into ledger_lines (entry_id, account, operator_id, cents)
select entry, line.account, line.owner, line.cents from money
cross join lateral (values
  ('trip-paid', 'card-clearing', null::uuid, amount_cents), ('trip-paid', 'owed-to-captain', operator_id, -trip_cents),
  ('trip-paid', 'service-fees', null, -fee_cents),
  ('refund-decided', 'owed-to-captain', operator_id, trip_cents), ('refund-decided', 'service-fees', null, fee_cents),
  ('refund-decided', 'refunds-owed', null, -amount_cents),
  ('refund-sent', 'refunds-owed', null, amount_cents), ('refund-sent', 'card-clearing', null, -amount_cents)) as line (kind, account, owner, cents)
where line.kind = money.kind and line.cents <> 0;

-- Monthly payouts to operators, except for the last month.
insert into admins (id, email, name, role, created_at)
select pg_temp.id_of(7, 1), 'pays@example.com', 'Pay Master', 'super_admin', today - interval '6 years' from scale;
create temp table paid_out as
select row_number() over (order by month, operator_id) as n, operator_id, month, cents from (
  select operator_id, to_char(start_date, 'YYYY-MM') as month, sum(trip_cents)::integer as cents from bookings, scale
  where status = 'paid' and start_date < date_trunc('month', today) group by 1, 2) as owed;
insert into payouts (id, operator_id, month, cents, paid_on, method, reference, idempotency_key, recorded_by, recorded_at)
select pg_temp.id_of(8, n), operator_id, month, cents, on_day, 'bank_wire', 'WIRE-' || n, pg_temp.id_of(9, n), pg_temp.id_of(7, 1), on_day
from paid_out, lateral (select ((month || '-05')::date + interval '1 month')::date as on_day) as later;
insert into ledger_entries (id, key, kind, at, payout_id) overriding system value
select n + (select coalesce(max(entry), 0) from money), 'paid-out:' || pg_temp.id_of(8, n), 'paid-out',
  (month || '-05')::date + interval '1 month', pg_temp.id_of(8, n) from paid_out;
insert into ledger_lines (entry_id, account, operator_id, cents)
select n + (select coalesce(max(entry), 0) from money), line.account, line.owner, line.cents from paid_out
cross join lateral (values ('owed-to-captain', operator_id, cents::bigint), ('paid-out', null::uuid, -cents::bigint)) as line (account, owner, cents);

insert into reviews (id, booking_id, boat_id, stars, words, made_at)
select pg_temp.id_of(10, hashtextextended(code, 0)), id, boat_id, 3 + abs(hashtext(code)) % 3, 'A day we will remember.', start_date + interval '2 days 12 hours'
from bookings, scale where status = 'paid' and start_date < today - 2 and hashtext(code) % 20 = 0;

-- Four ships on each future day.
insert into port_calls (id, day, ship, arrival, all_aboard, pier, clock_minutes, changed_at)
select pg_temp.id_of(11, day * 4 + nth), today + day, 'Ship ' || nth, '0' || 6 + nth || ':00', 15 + nth || ':30',
  case nth when 3 then 'marigot-tender' else 'philipsburg' end, case nth when 2 then 60 else 0 end, today
from scale, generate_series(0, 89) as day, generate_series(0, 3) as nth;

select setval(pg_get_serial_sequence('ledger_entries', 'id'), (select max(id) from ledger_entries));
select setval(pg_get_serial_sequence('booking_events', 'id'), (select max(id) from booking_events));
