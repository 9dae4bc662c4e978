import type pg from 'pg';
import type { Day } from '#domain/days.ts';

/** What a figure is, once more: computed booking by booking, with nothing of the product's own. */
export type Sums = {
  bookings: number;
  guests: number;
  paidCents: number;
  refundedCents: number;
  revenueCents: number;
  feeCents: number;
};

type Row = {
  id: string;
  boat: string;
  customer_name: string;
  boat_id: string;
  captain: string;
  port: string;
  custom_port: string | null;
  flow: string;
  status: string;
  group_size: number;
  fee_cents: number;
  amount_cents: number;
  created_at: Date;
  paid_at: Date | null;
  is_left: boolean;
};
type Refund = { booking_id: string; cents: number; decided_at: Date; page: string };

/** All bookings and refunds of the database as they are, with what they come to in any time. */
export async function figuresByHand(database: pg.Pool) {
  const { rows: bookings } = await database.query<Row>(
    `select b.*, boats.name as boat, operators.name as captain, port, custom_port,
       exists (select from booking_events e where e.booking_id = b.id and e.actor = 'visitor' and e.event = 'expired') as is_left
     from bookings b join boats on boats.id = boat_id join operators on operators.id = b.operator_id`,
  );
  const { rows: refunds } = await database.query<Refund>(
    `select r.booking_id, r.cents, r.decided_at, p.status as page
     from booking_refunds r join payment_sessions p on p.id = r.session_id order by r.decided_at, r.id`,
  );
  // What came twice or too late was never wanted, and is no refund of a trip.
  const wanted = refunds.filter(({ page }) => page === 'paid');
  const refundsOf = Map.groupBy(wanted, (refund) => refund.booking_id);
  const days = new Map(bookings.map((row) => [row.id, daysOf(row)]));
  const facts = bookings.map((row) => ({
    row,
    refunds: refundsOf.get(row.id) ?? [],
    days: days.get(row.id),
  }));
  return {
    bookings,
    /** What these bookings came to from one day to another, both included. */
    sum(from: Day, to: Day, isOne: (row: Row) => boolean = () => true): Sums {
      const sums = {
        bookings: 0,
        guests: 0,
        paidCents: 0,
        refundedCents: 0,
        revenueCents: 0,
        feeCents: 0,
      };
      const isIn = (day: Day | null | undefined) => day != null && from <= day && day <= to;
      for (const { row, refunds: given, days: on } of facts) {
        if (!isOne(row)) continue;
        if (isIn(on?.made) && (row.paid_at !== null || row.status === 'pending')) {
          sums.bookings += 1;
          sums.guests += row.group_size;
        }
        if (isIn(on?.paid)) {
          sums.paidCents += row.amount_cents;
          sums.feeCents += row.fee_cents;
        }
        let before = 0;
        for (const { cents, decided_at } of given) {
          const feeBack = feePart(row, before + cents) - feePart(row, before);
          before += cents;
          if (!isIn(islandDay(decided_at))) continue;
          sums.refundedCents += cents;
          sums.feeCents -= feeBack;
        }
      }
      sums.revenueCents = sums.paidCents - sums.refundedCents;
      return sums;
    },
    madeOn: ({ id }: Row) => days.get(id)?.made ?? '',
    /** The name under which a captain's own port stands. */
    portOf: ({ port, custom_port: own }: Row) => PORT_NAMES[port] ?? own?.trim() ?? port,
  };
}

const PORT_NAMES: Record<string, string> = {
  'sxm-philipsburg': 'Philipsburg',
  'sxm-marigot': 'Marigot',
  'sxm-simpson-bay': 'Simpson Bay',
};

function daysOf({ created_at: made, paid_at: paid }: Row): { made: Day; paid: Day | null } {
  return { made: islandDay(made), paid: paid && islandDay(paid) };
}

/** The fee's share of what went back, half a cent up; in whole numbers of any size. */
function feePart({ fee_cents: fee, amount_cents: paid }: Row, back: number): number {
  const doubled = (2n * BigInt(fee) * BigInt(back)) / BigInt(paid);
  return Number((doubled + 1n) / 2n);
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lower_Princes' });
const kept = new Map<number, Day>();

/** The island's day, by the time zone database. */
export function islandDay(at: Date): Day {
  const day = kept.get(at.getTime()) ?? calendar.format(at);
  kept.set(at.getTime(), day);
  return day;
}
