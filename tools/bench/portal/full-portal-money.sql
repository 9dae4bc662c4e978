-- Full refunds of the cancelled trips, with their ledger entries.
update bookings set refunded_cents = amount_cents where status = 'refunded' and code like 'SXM-BENCH-%';
create temp table given as
  select gen_random_uuid() as id, bookings.id as booking_id, operator_id, payment_sessions.id as session_id,
    bookings.amount_cents as cents, trip_cents, fee_cents, paid_at + interval '2 days' as at
  from bookings join payment_sessions on booking_id = bookings.id
  where bookings.status = 'refunded' and code like 'SXM-BENCH-%';
insert into booking_refunds (id, booking_id, session_id, cents, reason, state, provider_refund, decided_at, sent_at)
  select id, booking_id, session_id, cents, 'Too much wind', 'sent', 're_' || id, at, at from given;
with entries as (
  insert into ledger_entries (key, kind, at, booking_id, refund_id)
  select 'refund-decided:' || id, 'refund-decided', at, booking_id, id from given returning id, refund_id)
insert into ledger_lines (entry_id, account, operator_id, cents)
  select entries.id, account, owner, line.cents from entries join given on given.id = refund_id
  cross join lateral (values ('owed-to-captain', operator_id, trip_cents), ('service-fees', null::uuid, fee_cents),
    ('refunds-owed', null, -given.cents)) as line (account, owner, cents) where line.cents <> 0;
with entries as (
  insert into ledger_entries (key, kind, at, booking_id, refund_id)
  select 'refund-sent:re_' || id, 'refund-sent', at, booking_id, id from given returning id, refund_id)
insert into ledger_lines (entry_id, account, cents)
  select entries.id, account, line.cents from entries join given on given.id = refund_id
  cross join lateral (values ('refunds-owed', given.cents), ('card-clearing', -given.cents)) as line (account, cents);

insert into opt_ins (id, email, consent, consented_at)
  select gen_random_uuid(), 'curious-' || n || '@example.com', 'Yes, please help me choose.', now() - n * interval '1 hour'
  from generate_series(1, 10000) as n;
insert into audit_events (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, facts, address)
  select now() - (50000 - n) * interval '5 minutes', admins.id, name,
    (array['unpublish-boat', 'cancel-booking', 'feature-boat', 'suspend-operator'])[1 + n % 4],
    'booking', gen_random_uuid(), 'SXM-BENCH-' || n, '{"reason": "Asked for by the operator"}', '203.0.113.7'
  from generate_series(1, 50000) as n cross join (select id, name from admins order by email limit 1) as admins;
