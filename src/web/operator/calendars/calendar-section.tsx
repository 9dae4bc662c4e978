import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { CalendarFeedView, CalendarExportView } from '#contract/operator/calendar-api.ts';
import { LoadFailure } from '../../shared/states/query-state.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useCopyAddress } from '../dashboard/copy-address.ts';
import { operatorBoatsQuery } from '../session/operator-requests.ts';
import {
  calendarQueries,
  connectionQuery,
  exportsQuery,
  feedsQuery,
  useCalendarMutation,
} from './calendar-requests.ts';
import { ConnectionCard } from './connection-card.tsx';
import { FeedCard } from './feed-card.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

export function CalendarSection() {
  const t = useMessages('operator-calendars');
  const connection = useQuery(connectionQuery());
  const feeds = useQuery(feedsQuery());
  const exports = useQuery(exportsQuery());
  const boats = useQuery(operatorBoatsQuery());
  const error = connection.error ?? feeds.error ?? exports.error ?? boats.error;
  // Waits for the boats, because switching off "all boats" selects every known boat instead.
  const isLoaded = connection.data && feeds.data && exports.data && boats.data;
  const retry = () => {
    for (const query of [connection, feeds, exports, boats]) void query.refetch();
  };
  return (
    <section aria-labelledby="calendars">
      <h2 id="calendars" className="mb-2 text-2xl font-bold">
        {t.title}
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">{t.text}</p>
      {isLoaded ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ConnectionCard connection={connection.data} boats={boats.data} />
          <FeedCard feeds={sorted(feeds.data)} boats={boats.data} />
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

/** Lists the bookings' secret iCalendar URLs. */
function ExportCard({ exports }: { exports: CalendarExportView[] }) {
  const t = useMessages('operator-calendars');
  return (
    <TitledCard title={t.exports} level={3} className="lg:col-span-2">
      <p className="mb-4 max-w-prose text-ink-soft">{t.exportsText}</p>
      <ul className="flex flex-col gap-5">
        {exports.map((each) => (
          <li key={each.id}>
            <ExportAddress calendar={each} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function ExportAddress({ calendar }: { calendar: CalendarExportView }) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const copyAddress = useCopyAddress();
  const name = calendar.boatName ?? labels.allBoats;
  const { send } = useCalendarMutation('POST /api/operator/calendar-exports/{id}/rotate', {
    parts: { id: calendar.id },
    refreshes: [...calendarQueries(), exportsQuery()],
    done: { title: actionMessages.calendarUpdated },
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
      <ConfirmButton
        variant="ghost"
        aria-label={t.newAddressFor(name)}
        question={{
          title: t.newAddressTitle,
          description: t.newAddressText,
          submitLabel: t.makeNewAddress,
          cancelLabel: t.keepThis,
          pendingLabel: actionMessages.making,
        }}
        onConfirm={send}
      >
        {t.newAddress}
      </ConfirmButton>
    </div>
  );
}
