import type { CalendarFeedView } from '#contract/calendar-api.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { ownBoatsQuery } from '../session/operator-queries.ts';
import { connectionQuery, exportsQuery, feedsQuery } from './calendar-queries.ts';
import { ConnectionCard } from './connection-card.tsx';
import { ExportCard } from './export-card.tsx';
import { FeedCard } from './feed-card.tsx';

/** The operator's calendars: connection, feeds and exports. */
export function CalendarSection() {
  const connection = useQuery(connectionQuery());
  const feeds = useQuery(feedsQuery());
  const exports = useQuery(exportsQuery());
  const boats = useQuery(ownBoatsQuery());
  const error = connection.error ?? feeds.error ?? exports.error;
  const isHere = connection.data && feeds.data && exports.data;
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
      {isHere ? (
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
