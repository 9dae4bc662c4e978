import type { Reader } from '../../database/database.ts';

export type DecidedRefund = Awaited<ReturnType<typeof findRefundsOf>>[number];

/** All that goes or went back of a booking, oldest first, with who decided it. */
export function findRefundsOf(reader: Reader, bookingId: string) {
  return decidedRefunds(reader)
    .where('booking_refunds.booking_id', '=', bookingId)
    .orderBy('decided_at')
    .orderBy('booking_refunds.id')
    .execute();
}

export async function findDecidedRefund(reader: Reader, id: string): Promise<DecidedRefund> {
  return decidedRefunds(reader).where('booking_refunds.id', '=', id).executeTakeFirstOrThrow();
}

function decidedRefunds(reader: Reader) {
  return reader
    .selectFrom('booking_refunds')
    .innerJoin('payment_sessions', 'payment_sessions.id', 'session_id')
    .leftJoin('admins', 'admins.id', 'decided_by')
    .leftJoin('admins as settlers', 'settlers.id', 'settled_by')
    .selectAll('booking_refunds')
    .select([
      'admins.name as decided_by_name',
      'settlers.name as settled_by_name',
      'payment_sessions.status as page_status',
    ]);
}
