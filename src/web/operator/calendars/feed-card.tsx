import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { AddFeedDialog } from './add-feed-dialog.tsx';
import { feedsQuery, useCalendarMutation } from './calendar-requests.ts';
import { syncOutcomes, syncTime } from './calendar-texts.ts';
import { CalendarBoats } from './calendar-boats.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type FeedCardProps = { feeds: CalendarFeedView[]; boats: OperatorBoatView[] };

export function FeedCard({ feeds, boats }: FeedCardProps) {
  const t = useMessages('operator-calendars');
  const [isAdding, setAdding] = useState(false);
  return (
    <TitledCard title={t.byAddress} level={3}>
      <p className="mb-4 text-ink-soft">{t.byAddressText}</p>
      {feeds.length > 0 && (
        <ul className="mb-5 flex flex-col divide-y divide-line border-y border-line">
          {feeds.map((feed) => (
            <li key={feed.id} className="py-4">
              <Feed feed={feed} boats={boats} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" className="size-5" />
        {t.addAddress}
      </Button>
      {isAdding && <AddFeedDialog boats={boats} onClose={() => setAdding(false)} />}
    </TitledCard>
  );
}

function Feed({ feed, boats }: { feed: CalendarFeedView; boats: OperatorBoatView[] }) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const client = useQueryClient();
  const parts = { id: feed.id };
  const invalidates = [feedsQuery()];
  const read = useCalendarMutation('POST /api/operator/calendar-feeds/{id}/read', {
    ...syncOutcomes(t, actionMessages),
    parts,
    invalidates,
    // Refetches after a failure too, because the card shows the problem.
    onError: () => void client.invalidateQueries(feedsQuery()),
  });
  const boatsMutation = useCalendarMutation('PUT /api/operator/calendar-feeds/{id}/boats', {
    parts,
    invalidates,
  });
  return (
    <div className="flex flex-col gap-3">
      <FeedState feed={feed} />
      {feed.faultCount > 0 && <FeedFaults feed={feed} />}
      <CalendarBoats boats={boats} chosen={feed.boats} save={boatsMutation.send} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={t.readNowOf(feed.name)}
          onClick={() => void read.send()}
          isPending={read.isPending}
          pendingLabel={t.reading}
        >
          {t.readNow}
        </Button>
        <RemoveFeed feed={feed} />
      </div>
    </div>
  );
}

function FeedState({ feed }: { feed: CalendarFeedView }) {
  const t = useMessages('operator-calendars');
  const formats = useFormats();
  const lastRead = feed.lastReadAt ? syncTime(formats, feed.lastReadAt) : t.never;
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {feed.name}
          {feed.isStale && <Badge tone="danger">{t.notCurrent}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{feed.addressHint}</p>
        <p className="text-sm text-ink-soft">{t.lastRead(lastRead, feed.busyCount)}</p>
      </div>
      {feed.problem && (
        <Notice role="status">
          <p>
            {feed.problem} {t.stillCounts}
          </p>
        </Notice>
      )}
    </>
  );
}

function RemoveFeed({ feed }: { feed: CalendarFeedView }) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const client = useQueryClient();
  const remove = useCalendarMutation('DELETE /api/operator/calendar-feeds/{id}', {
    parts: { id: feed.id },
    onDone: () =>
      client.setQueryData(feedsQuery().queryKey, (feeds) =>
        feeds?.filter(({ id }) => id !== feed.id),
      ),
  });
  return (
    <ConfirmButton
      variant="ghost"
      size="small"
      aria-label={actionMessages.removeOf(feed.name)}
      question={{
        title: t.removeTitle(feed.name),
        description: t.removeText,
        submitLabel: actionMessages.remove,
        cancelLabel: actionMessages.keepIt,
        pendingLabel: t.removing,
      }}
      onConfirm={remove.send}
    >
      {actionMessages.remove}
    </ConfirmButton>
  );
}

/** Lists a feed's unparsable events, so that the operator can fix them in the calendar. */
function FeedFaults({ feed }: { feed: CalendarFeedView }) {
  const t = useMessages('operator-calendars');
  const { fullDay } = useFormats();
  const { name, faults, faultCount } = feed;
  const more = faultCount - faults.length;
  return (
    <Notice>
      <p className="font-semibold">{t.faults(faultCount, name)}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
        {faults.map(({ summary, date, reason }, index) => (
          <li key={index}>
            <span className="font-medium">
              {date === null
                ? t.fault(summary ?? t.untitled)
                : t.faultOn(summary ?? t.untitled, fullDay(date))}
            </span>{' '}
            {reason}
          </li>
        ))}
        {more > 0 && <li>{t.moreFaults(more)}</li>}
      </ul>
      <p className="mt-2 text-sm">{t.mend}</p>
    </Notice>
  );
}
