import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { CalendarExportView } from '#contract/calendar-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { exportsQuery } from './calendar-queries.ts';
import { useCalendarMutation } from './use-calendar-mutation.ts';

/** Secret iCalendar addresses of the bookings. */
export function ExportCard({ exports }: { exports: CalendarExportView[] }) {
  return (
    <Card className="lg:col-span-2">
      <CardTitle level={3}>Your Bookings in Other Calendars</CardTitle>
      <p className="mb-4 max-w-prose text-ink-soft">
        Subscribe to these addresses in any calendar. Whoever knows one sees your bookings, so keep
        them to yourself.
      </p>
      <ul className="flex flex-col gap-5">
        {exports.map((each) => (
          <li key={each.id}>
            <ExportAddress calendar={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const rotateWords = {
  done: 'Calendar Updated',
  failed: 'Update Failed',
  fallback: 'Please try again.',
};

function ExportAddress({ calendar }: { calendar: CalendarExportView }) {
  const client = useQueryClient();
  const { act, running } = useCalendarMutation();
  const [isConfirming, setAsking] = useState(false);
  const name = calendar.boatName ?? 'All boats';
  const rotate = () =>
    act(
      'rotate',
      rotateWords,
      () =>
        callEndpoint('POST /api/operator/calendar-exports/{id}/rotate', {
          parts: { id: calendar.id },
        }),
      () => {
        setAsking(false);
        void client.invalidateQueries(exportsQuery());
      },
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={name}
        readOnly
        value={calendar.url}
        className="min-w-60 flex-1"
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="secondary"
        aria-label={`Copy the address of ${name}`}
        onClick={() => void copy(calendar.url)}
      >
        <Copy aria-hidden="true" className="size-5" />
        Copy
      </Button>
      <Button
        variant="ghost"
        aria-label={`New address for ${name}`}
        onClick={() => setAsking(true)}
      >
        New address
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Make a new address?"
          confirmLabel="Make a new address"
          cancelLabel="Keep this one"
          isPending={running !== null}
          pendingLabel="Making it..."
          onConfirm={() => void rotate()}
          onCancel={() => setAsking(false)}
        >
          <p>Calendars that use the old address no longer see your bookings.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Address copied' });
  } catch {
    showToast({
      title: 'Copying is not allowed here',
      description: 'Please select the address and copy it yourself.',
      tone: 'destructive',
    });
  }
}
