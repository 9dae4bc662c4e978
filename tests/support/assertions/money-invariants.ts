import type Stripe from 'stripe';
import { expect } from 'vitest';
import { NO_MAIL_DUE } from '#domain/bookings/mail-kinds.ts';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import type { PayingWorld } from '../worlds/guests/paying-world.ts';
import { waitForJobs } from '../product/wait-for-jobs.ts';

type Entry = { booking: string; cents: number; givenBack: number; refunds: string[] };

/**
 * Waits for all jobs, then asserts the shop's invariants: the provider's payments and refunds match the shop's, every
 * booking paid by card has exactly one payment, only active bookings take seats, every mail was sent once, and the
 * ledger balances.
 */
export async function expectMoneyAndBookingsToAgree(world: PayingWorld): Promise<void> {
  await world.provider.calm();
  await waitForJobs(world);
  expect(await ourBooks(world)).toEqual(await theirBooks(world));
  expect(await listViolations(world)).toEqual([]);
  expect(await checkLedger(world.database, Date.now())).toEqual([]);
}

async function theirBooks({ provider, database }: PayingWorld): Promise<Record<string, Entry>> {
  const { stripe } = provider;
  const bookings = await listIds(database.query('select id from bookings'));
  const books: Record<string, Entry> = {};
  const sessions = await stripe.checkout.sessions
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const charges = await stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const refunds = await stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  for (const session of sessions) {
    const booking = session.client_reference_id ?? '';
    if (session.payment_status !== 'paid' || !bookings.includes(booking)) continue;
    const [charge, ...more] = charges.filter(
      (each) => each.paid && each.payment_intent === session.payment_intent,
    );
    expect(more).toEqual([]);
    books[session.id] = buildEntry(booking, charge, refunds);
  }
  return books;
}

function buildEntry(
  booking: string,
  charge: Stripe.Charge | undefined,
  refunds: Stripe.Refund[],
): Entry {
  const given = refunds.filter((each) => each.charge === charge?.id && each.status !== 'failed');
  return {
    booking,
    cents: charge?.amount ?? 0,
    givenBack: charge?.amount_refunded ?? 0,
    refunds: given.map(({ id }) => id).toSorted(),
  };
}

async function ourBooks({ database }: PayingWorld): Promise<Record<string, Entry>> {
  const { rows } = await database.query<Entry & { id: string }>(
    `select page.id, page.booking_id as booking, amount_cents as cents,
       coalesce(sum(refund.cents), 0)::int as "givenBack",
       coalesce(array_agg(provider_refund order by provider_refund collate "C") filter (where refund.id is not null), '{}') as refunds
     from payment_sessions page left join booking_refunds refund on session_id = page.id and refund.state = 'sent'
     where page.status in ('paid', 'refund_due', 'refunded') and page.id not like 'cs_past_%' group by page.id`,
  );
  return Object.fromEntries(rows.map(({ id, ...entry }) => [id, entry]));
}

/** Describes each violation. */
async function listViolations({ database }: PayingWorld): Promise<string[]> {
  const { rows } = await database.query<{ wrong: string }>(
    `select 'booking ' || id || ' is ' || status || ' and has another number of payments' as wrong from bookings
       where (paid_at is not null and paid_by = 'card')::int <> (select count(*) from payment_sessions p
         where p.booking_id = bookings.id and p.status = 'paid' and p.amount_cents = bookings.amount_cents)
     union all select 'booking ' || id || ' gave back ' || refunded_cents from bookings
       where refunded_cents <> case when paid_at is not null and paid_by = 'card'
         then coalesce((select sum(cents) from booking_refunds r join payment_sessions p on p.id = session_id
           where r.booking_id = bookings.id and p.status = 'paid'), 0)
         when status = 'refunded' then amount_cents else 0 end
     union all select 'page ' || id || ' is ' || status from payment_sessions where status = 'refund_due'
     union all select 'departure of ' || d.day || ' counts ' || d.seats_taken from departures d
       where d.seats_taken <> coalesce((select sum(group_size) from bookings b where ${seatOn('d')} and b.time = d.time), 0)
     union all select 'boat-day ' || d.day || ' counts ' || d.seats_taken from boat_days d
       where d.seats_taken <> coalesce((select sum(group_size) from bookings b where ${seatOn('d')}), 0)
     union all select 'boat-day ' || d.day || ' is chartered by ' || b.status from boat_days d
       join bookings b on b.id = d.charter_booking where b.status not in ('held', 'pending', 'paid')
     union all select 'charter ' || b.id || ' lacks days' from bookings b
       where b.pricing_mode = 'charter' and b.status in ('held', 'pending', 'paid')
         and b.end_date - b.start_date + 1 <> (select count(*) from boat_days where charter_booking = b.id)
     union all select 'mail ' || key || ' was not sent' from mails where sent_at is null
     union all select count(*) || ' more mails than promised' from sandbox_mail.mails
       having count(*) <> (select count(*) from mails
         where claimed_at is not null and last_error is distinct from $1)`,
    [NO_MAIL_DUE],
  );
  return rows.map(({ wrong }) => wrong);
}

const seatOn = (day: string) =>
  `b.boat_id = ${day}.boat_id and b.start_date = ${day}.day and b.pricing_mode = 'perSeat'
     and b.status in ('held', 'pending', 'paid')`;

async function listIds(asked: Promise<{ rows: { id: string }[] }>): Promise<string[]> {
  return (await asked).rows.map(({ id }) => id);
}
