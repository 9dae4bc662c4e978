import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '#domain/time/days.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { AddBookingDialog } from './add-booking-dialog.tsx';

/** Opens the form for a manual booking: a walk-in, a phone call, or a guest sent by a hotel. */
export function AddBookingButton({ date, isOffline }: { date: Day; isOffline: boolean }) {
  const t = useMessages('operator-manual-bookings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={isOffline} onClick={() => setOpen(true)} className="max-sm:w-full">
        <Plus aria-hidden="true" className="size-5" />
        {t.add}
      </Button>
      {isOpen && <AddBookingDialog date={date} onClose={() => setOpen(false)} />}
    </>
  );
}
