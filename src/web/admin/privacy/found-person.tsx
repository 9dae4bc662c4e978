import { Download, Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FoundPersonView } from '#contract/admin-privacy-api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ErasePersonDialog, ExportPersonDialog, type LookedUp } from './person-dialogs.tsx';

type FoundPersonProps = { looked: LookedUp; onErased: (left: FoundPersonView) => void };

/** What is kept of somebody, what may be done with it, and what stands in the way. */
export function FoundPerson({ looked, onErased }: FoundPersonProps) {
  const [asked, setAsked] = useState<'export' | 'erase' | null>(null);
  const { found, reasonsToKeep, outside } = looked.found;
  const mayErase = reasonsToKeep.length === 0;
  return (
    <div className="grid items-start gap-5 sm:gap-6 xl:grid-cols-2" aria-live="polite">
      <Card>
        <CardTitle>Kept of {looked.email}</CardTitle>
        <ul className="divide-y divide-line">
          {found.map(({ table, rows }) => (
            <li key={table} className="flex justify-between gap-4 py-2">
              <span>{nameOf(table)}</span>
              <span className="font-semibold tabular-nums">{rows.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsked('export')}>
            <Download aria-hidden="true" className="size-4" />
            Export
          </Button>
          {mayErase && (
            <Button variant="danger" onClick={() => setAsked('erase')}>
              <Eraser aria-hidden="true" className="size-4" />
              Erase
            </Button>
          )}
        </div>
      </Card>
      {mayErase ? (
        <Tasks title="What you will have to do elsewhere" tasks={outside} />
      ) : (
        <Tasks title="They cannot be erased yet" tasks={reasonsToKeep} />
      )}
      {asked === 'export' && <ExportPersonDialog looked={looked} onClose={() => setAsked(null)} />}
      {asked === 'erase' && (
        <ErasePersonDialog looked={looked} onErased={onErased} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** What is left to do once somebody is erased here. */
export function ErasedPerson({ left }: { left: FoundPersonView }) {
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} role="status" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="max-w-prose">
        They are erased here. The books keep days and sums, and no name. Please do the rest now:
        this list is not kept.
      </p>
      <Tasks title="Still to be done elsewhere" tasks={left.outside} />
    </div>
  );
}

function Tasks({ title, tasks }: { title: string; tasks: readonly string[] }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        {tasks.map((task) => (
          <li key={task} className="wrap-anywhere">
            {task}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Of entries of one kind. Others are called as their table is. */
const names: Readonly<Record<string, string>> = {
  operators: 'Account',
  former_slugs: 'Former addresses of boats',
  boat_photos: 'Photos',
  platform_notices: 'Notices of ours',
  booking_events: 'Steps of bookings',
  trip_links: 'Links to trips',
  boarding_acts: 'Ticks on board',
  payment_sessions: 'Payment pages',
  booking_refunds: 'Refunds',
  calendar_events: 'Events in calendars',
  change_requests: 'Changes asked for',
  opt_ins: 'Help Me Choose',
  mails: 'Records of mails',
  audit_events: 'Entries of the audit log',
  payout_details: 'How they are paid',
  calendar_connections: 'Connected calendar',
  calendar_sources: 'Calendars that are read',
  calendar_exports: 'Secret calendar addresses',
  busy_spans: 'Busy times',
  call_offs: 'Call-offs',
};

function nameOf(table: string): string {
  const words = table.replaceAll('_', ' ');
  return names[table] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
