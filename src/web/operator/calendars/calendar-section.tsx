import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { CalendarFeedView, CalendarExportView } from '#contract/calendar-api.ts';
import { callEndpoint } from '../../api.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { useCopyAddress } from '../dashboard/copy-address.ts';
import { ownBoatsQuery } from '../session/operator-requests.ts';
import {
  connectionQuery,
  exportsQuery,
  feedsQuery,
  useCalendarMutation,
} from './calendar-requests.ts';
import { ConnectionCard } from './connection-card.tsx';
import { FeedCard } from './feed-card.tsx';

/** The operator's calendars: connection, feeds and exports. */
export function CalendarSection() {
  const connection = useQuery(connectionQuery());
  const feeds = useQuery(feedsQuery());
  const exports = useQuery(exportsQuery());
  const boats = useQuery(ownBoatsQuery());
  const error = connection.error ?? feeds.error ?? exports.error;
  const isLoaded = connection.data && feeds.data && exports.data;
  const retry = () => {
    for (const query of [connection, feeds, exports]) void query.refetch();
  };
  return (
    <section aria-labelledby="calendars">
      <h2 id="calendars" className="mb-2 text-2xl font-bold">
        Calendars
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        When your own calendar says busy, your boats are not sold at that time.
      </p>
      {isLoaded ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ConnectionCard connection={connection.data} boats={boats.data ?? []} />
          <FeedCard feeds={sorted(feeds.data)} boats={boats.data ?? []} />
          <ExportCard exports={exports.data} />
        </div>
      ) : error ? (
        <ErrorState
          title="Your calendars could not be loaded"
          text={problemWords(error, 'Please try again.')}
          onRetry={retry}
        />
      ) : (
        <LoadingState />
      )}
    </section>
  );
}

function sorted(feeds: CalendarFeedView[]): CalendarFeedView[] {
  return feeds.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Secret iCalendar addresses of the bookings. */
function ExportCard({ exports }: { exports: CalendarExportView[] }) {
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

function ExportAddress({ calendar }: { calendar: CalendarExportView }) {
  const client = useQueryClient();
  const { mutate, running } = useCalendarMutation();
  const [isConfirming, setConfirming] = useState(false);
  const copyAddress = useCopyAddress();
  const name = calendar.boatName ?? 'All boats';
  const rotate = () =>
    mutate('rotate', { done: 'Calendar Updated' }, async () => {
      const parts = { id: calendar.id };
      await callEndpoint('POST /api/operator/calendar-exports/{id}/rotate', { parts });
      setConfirming(false);
      void client.invalidateQueries(exportsQuery());
    });
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
        onClick={() => void copyAddress(calendar.url)}
      >
        <Copy aria-hidden="true" className="size-5" />
        Copy
      </Button>
      <Button
        variant="ghost"
        aria-label={`New address for ${name}`}
        onClick={() => setConfirming(true)}
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
          onCancel={() => setConfirming(false)}
        >
          <p>Calendars that use the old address no longer see your bookings.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
