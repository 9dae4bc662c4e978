import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { CalendarFeedView, CalendarExportView } from '#contract/operator/calendar-api.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../forms/form-field.tsx';
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
import { LoadFailure } from '../session/load-failure.tsx';

export function CalendarSection() {
  const t = useMessages('operator-calendars');
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
        {t.title}
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">{t.text}</p>
      {isLoaded ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ConnectionCard connection={connection.data} boats={boats.data ?? []} />
          <FeedCard feeds={sorted(feeds.data)} boats={boats.data ?? []} />
          <ExportCard exports={exports.data} />
        </div>
      ) : error ? (
        <LoadFailure title={t.failed} error={error} onRetry={retry} />
      ) : (
        <LoadingState />
      )}
    </section>
  );
}

function sorted(feeds: CalendarFeedView[]): CalendarFeedView[] {
  return feeds.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Lists secret iCalendar addresses of the bookings. */
function ExportCard({ exports }: { exports: CalendarExportView[] }) {
  const t = useMessages('operator-calendars');
  return (
    <Card className="lg:col-span-2">
      <CardTitle level={3}>{t.exports}</CardTitle>
      <p className="mb-4 max-w-prose text-ink-soft">{t.exportsText}</p>
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
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const client = useQueryClient();
  const { mutate, running } = useCalendarMutation();
  const [isConfirming, setConfirming] = useState(false);
  const copyAddress = useCopyAddress();
  const name = calendar.boatName ?? labels.allBoats;
  const rotate = () =>
    mutate('rotate', { done: acts.calendarUpdated }, async () => {
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
        aria-label={t.copyOf(name)}
        onClick={() => void copyAddress(calendar.url)}
      >
        <Copy aria-hidden="true" className="size-5" />
        {t.copy}
      </Button>
      <Button
        variant="ghost"
        aria-label={t.newAddressFor(name)}
        onClick={() => setConfirming(true)}
      >
        {t.newAddress}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t.newAddressTitle}
          confirmLabel={t.makeNewAddress}
          cancelLabel={t.keepThis}
          isPending={running !== null}
          pendingLabel={acts.making}
          onConfirm={() => void rotate()}
          onCancel={() => setConfirming(false)}
        >
          <p>{t.newAddressText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
