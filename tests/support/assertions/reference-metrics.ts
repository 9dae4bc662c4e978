import type pg from 'pg';
import type { Day } from '#domain/time/days.ts';

/** Metrics recomputed from the bookings, independently of the product's code. */
export type Sums = {
  bookings: number;
  guests: number;
  paidCents: number;
  refundedCents: number;
  disputedCents: number;
  revenueCents: number;
  feeCents: number;
  byHandBookings: number;
  byHandCents: number;
};

type Row = {
  id: string;
  boat: string;
  customer_name: string;
  boat_id: string;
  operator: string;
  port: string;
  custom_port: string | null;
  flow: string;
  status: string;
  group_size: number;
  fee_cents: number;
  amount_cents: number;
  created_at: Date;
  paid_at: Date | null;
  paid_by: string;
  given_back_at: Date | null;
  is_left: boolean;
};
type Refund = { booking_id: string; cents: number; at: Date; is_dispute: boolean };

/** Reads all bookings, refunds and disputes to compute the metrics of any period. */
export async function metricsByHand(database: pg.Pool) {
  const { rows: bookings } = await database.query<Row>(
    `select b.*, boats.name as boat, operators.name as operator, port, custom_port,
       exists (select from booking_events e where e.booking_id = b.id and e.actor = 'visitor' and e.event = 'expired') as is_left,
       (select at from ledger_entries l where l.booking_id = b.id and l.kind = 'by-hand-given-back') as given_back_at
     from bookings b join boats on boats.id = boat_id join operators on operators.id = b.operator_id`,
  );
  // Skips refunds of duplicate and late payments, which belong to no trip.
  const { rows: refunds } = await database.query<Refund>(
    `select r.booking_id, r.cents, r.decided_at as at, false as is_dispute from booking_refunds r
     join payment_sessions p on p.id = r.session_id and p.status = 'paid'
     union all
     select booking_id, -cents::int, at, true from ledger_entries e join ledger_lines l on l.entry_id = e.id
     where kind = 'trip-disputed' and account = 'card-clearing' order by at`,
  );
  const refundsOf = Map.groupBy(refunds, (refund) => refund.booking_id);
  const happenings = bookings.flatMap((row) => listHappenings(row, refundsOf.get(row.id) ?? []));
  return {
    bookings,
    /** Computes the metrics of a period that includes both days. */
    sum(from: Day, to: Day, isOne: (row: Row) => boolean = () => true): Sums {
      const sums = { ...nothing };
      for (const { day, row, ...facts } of happenings) {
        if (day < from || day > to || !isOne(row)) continue;
        for (const name of Object.keys(facts) as (keyof Sums)[]) sums[name] += facts[name] ?? 0;
      }
      return sums;
    },
    /** Returns the display name of a booking's port. */
    portOf: ({ port, custom_port: own }: Row) => PORT_NAMES[port] ?? own?.trim() ?? port,
  };
}

const nothing: Sums = {
  bookings: 0,
  guests: 0,
  paidCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  revenueCents: 0,
  feeCents: 0,
  byHandBookings: 0,
  byHandCents: 0,
};

function listHappenings(row: Row, refunds: Refund[]) {
  const happenings: (Partial<Sums> & { day: Day; row: Row })[] = [];
  if (row.paid_by !== 'card') return takenByHand(row);
  if (row.paid_at !== null || row.status === 'pending') {
    happenings.push({ row, day: islandDay(row.created_at), bookings: 1, guests: row.group_size });
  }
  if (row.paid_at !== null) {
    const { amount_cents: cents, fee_cents: feeCents } = row;
    const day = islandDay(row.paid_at);
    happenings.push({ row, day, paidCents: cents, revenueCents: cents, feeCents });
  }
  let before = 0;
  for (const { cents, at, is_dispute: isDispute } of refunds) {
    const feeCents = feePart(row, before) - feePart(row, before + cents);
    before += cents;
    const day = islandDay(at);
    const back = isDispute ? { disputedCents: cents } : { refundedCents: cents };
    happenings.push({ row, day, ...back, revenueCents: -cents, feeCents });
  }
  return happenings;
}

/** Lists money that the operator collected; it counts in no other metric. */
function takenByHand(row: Row): (Partial<Sums> & { day: Day; row: Row })[] {
  const { created_at: at, given_back_at: backAt, amount_cents: cents } = row;
  const taken = { row, day: islandDay(at), byHandBookings: 1, byHandCents: cents };
  return backAt === null ? [taken] : [taken, { row, day: islandDay(backAt), byHandCents: -cents }];
}

const PORT_NAMES: Record<string, string> = {
  'sxm-philipsburg': 'Philipsburg',
  'sxm-marigot': 'Marigot',
  'sxm-simpson-bay': 'Simpson Bay',
};

/** Computes the fee's share of a refund, rounded half up. BigInt keeps the result exact. */
function feePart({ fee_cents: fee, amount_cents: paid }: Row, back: number): number {
  const doubled = (2n * BigInt(fee) * BigInt(back)) / BigInt(paid);
  return Number((doubled + 1n) / 2n);
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lower_Princes' });

/** Returns the island's day, from the IANA time zone. */
export function islandDay(at: Date): Day {
  return calendar.format(at);
}
