import type pg from 'pg';

/**
 * Adds payment, history and ledger entry to every paid seeded booking, as if paid through the product; idempotent. The
 * payment sandbox treats a payment `pi_past_{cents}_…` as older than itself, so that it can be refunded.
 */
export async function paySeededBookings(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`
    insert into payment_sessions
      (id, booking_id, amount_cents, status, url, expires_at, payment_intent, created_at, settled_at)
    select 'cs_past_' || name, id, amount_cents, 'paid', '', paid_at,
      'pi_past_' || amount_cents || '_' || name, paid_at, paid_at
    from (select *, replace(id::text, '-', '') as name from bookings) as booking
    where paid_at is not null
      and not exists (select from payment_sessions where booking_id = booking.id and status = 'paid')`);
  await client.query(`
    insert into booking_events (booking_id, at, event, actor, facts)
    select id, at, event, actor, facts
    from bookings cross join lateral (values
      (least(created_at, paid_at), case flow when 'form' then 'reserved' else 'held' end, 'visitor', '{}'::jsonb),
      (paid_at, 'paid', 'payments', jsonb_build_object('cents', amount_cents))) as step (at, event, actor, facts)
    where paid_at is not null
      and not exists (select from booking_events where booking_id = bookings.id)
    order by paid_at, id, at, event = 'paid'`);
  await client.query(`
    with entries as (
      insert into ledger_entries (key, kind, at, booking_id)
      select 'trip-paid:' || id, 'trip-paid', paid_at, id from bookings where paid_at is not null
      on conflict (key) do nothing
      returning id, booking_id)
    insert into ledger_lines (entry_id, account, operator_id, cents)
    select entries.id, account, owner, cents
    from entries join bookings on bookings.id = booking_id
    cross join lateral (values
      ('card-clearing', null::uuid, amount_cents),
      ('owed-to-captain', operator_id, -trip_cents),
      ('service-fees', null, -fee_cents)) as line (account, owner, cents)
    where cents <> 0`);
}
