import { lockBooking } from '../../bookings/booking-queries.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { endApproval } from './answer-approval.ts';

/** Ends the waiting for an operator who has not answered in time. Called early or again, it does nothing. */
export async function endApprovalIfLapsed(deps: Deps, bookingId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    const until = booking?.approval_due_at?.getTime() ?? Infinity;
    if (booking?.status !== 'asked' || booking.approval_answer !== null || until > deps.now()) {
      return;
    }
    await endApproval(deps, write, booking, 'unanswered');
  });
}

/** What a lost job left undone. */
export async function endLapsedApprovals(deps: Deps): Promise<void> {
  const lapsed = await deps.database
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'asked')
    .where('approval_answer', 'is', null)
    .where('approval_due_at', '<=', new Date(deps.now()))
    .limit(200)
    .execute();
  for (const { id } of lapsed) await endApprovalIfLapsed(deps, id);
}
