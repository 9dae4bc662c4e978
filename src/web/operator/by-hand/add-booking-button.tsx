import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '#domain/days.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { AddBookingDialog } from './add-booking-dialog.tsx';

/** Opens the way to book somebody who walks in, calls, or is sent by a hotel. Days that are over take nobody. */
export function AddBookingButton({ date, isOffline }: { date: Day; isOffline: boolean }) {
  const { day: today } = useIslandNow();
  const [isOpen, setOpen] = useState(false);
  if (date < today) return null;
  return (
    <div className="print:hidden">
      <Button disabled={isOffline} onClick={() => setOpen(true)} className="max-sm:w-full">
        <Plus aria-hidden="true" className="size-5" />
        Add a booking
      </Button>
      {isOffline && (
        <p className="mt-2 text-sm text-ink-soft">
          To add a booking you need a connection, so that no seat is sold twice.
        </p>
      )}
      {isOpen && <AddBookingDialog date={date} onClose={() => setOpen(false)} />}
    </div>
  );
}
