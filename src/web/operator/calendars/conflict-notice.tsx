import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarConflictView } from '#contract/calendar-conflict-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { dateAndTime, guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { conflictsQuery } from './calendar-queries.ts';
import { busyWords, cancellationWords } from './calendar-words.ts';
import { MoveTripDialog } from './move-trip-dialog.tsx';
import { useCalendarMutation } from './use-calendar-mutation.ts';

type Asked = 'move' | 'cancel' | null;

const words = { failed: 'Not saved', fallback: 'Please try again.' };

/** A conflict: keep the trip, move it, or cancel it with a full refund. */
export function ConflictNotice({ conflict }: { conflict: CalendarConflictView }) {
  const client = useQueryClient();
  const { act, running } = useCalendarMutation();
  const [asked, setAsked] = useState<Asked>(null);
  const parts = { id: conflict.id };
  const show = (conflicts: CalendarConflictView[]) =>
    client.setQueryData(conflictsQuery().queryKey, conflicts);
  const keep = () =>
    act(
      'keep',
      { ...words, done: 'Trip kept' },
      () => callEndpoint('POST /api/operator/calendar-conflicts/{id}/keep', { parts }),
      show,
    );
  const cancel = () =>
    act(
      'cancel',
      { ...words, done: 'Trip cancelled', onOutdated: () => setAsked(null) },
      () => callEndpoint('POST /api/operator/calendar-conflicts/{id}/cancel', { parts }),
      show,
    );
  return (
    <Notice>
      <ConflictWords conflict={conflict} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => void keep()}
          isPending={running === 'keep'}
          pendingLabel="Keeping..."
        >
          Keep the trip
        </Button>
        <Button variant="secondary" onClick={() => setAsked('move')}>
          Move it
        </Button>
        <Button variant="ghost" onClick={() => setAsked('cancel')}>
          {conflict.refundCents > 0 ? 'Cancel with refund' : 'Cancel the trip'}
        </Button>
      </div>
      {asked === 'move' && (
        <MoveTripDialog conflict={conflict} onMoved={show} onClose={() => setAsked(null)} />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title="Cancel this trip?"
          confirmLabel={conflict.refundCents > 0 ? 'Cancel and refund' : 'Cancel the trip'}
          cancelLabel="Go back"
          isPending={running === 'cancel'}
          pendingLabel="Cancelling..."
          onConfirm={() => void cancel()}
          onCancel={() => setAsked(null)}
        >
          <p>
            {cancellationWords(conflict.customerName, conflict.refundCents)} This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}

function ConflictWords({ conflict }: { conflict: CalendarConflictView }) {
  const { customerName, customerEmail, customerPhone, busyFrom, busyUntil } = conflict;
  const trip = dateAndTime(conflict.startDate, conflict.time, conflict.endDate);
  return (
    <>
      <h3 className="font-bold">Your calendar says busy on a sold trip</h3>
      <p className="mt-1">
        {conflict.boatName}, {trip}: {customerName}, {guests(conflict.groupSize)}, booking{' '}
        {conflict.code}.
      </p>
      <p className="mt-1">
        {conflict.calendarName ?? 'A calendar'} is busy {busyWords(busyFrom, busyUntil)}.
      </p>
      <p className="mt-1 wrap-anywhere">
        Guest: {customerEmail}
        {customerPhone ? `, ${customerPhone}` : ''}
      </p>
    </>
  );
}
