import type { CalendarFeedView } from '#contract/calendar-api.ts';
import { formatFullDay } from '#domain/days.ts';
import { Notice } from '../../booking-widgets/notice.tsx';

/** What could not be read in a calendar, by event, so that its operator can mend it there. */
export function FeedFaults({ feed }: { feed: CalendarFeedView }) {
  const { name, faults, faultCount } = feed;
  const more = faultCount - faults.length;
  return (
    <Notice>
      <p className="font-semibold">
        {faultCount === 1
          ? `One thing in ${name} could not be read`
          : `${faultCount} things in ${name} could not be read`}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
        {faults.map(({ summary, date, reason }, index) => (
          <li key={index}>
            <span className="font-medium">
              {summary ?? 'An event without a title'}
              {date !== null && ` (${formatFullDay(date)})`}:
            </span>{' '}
            {reason}
          </li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
      <p className="mt-2 text-sm">
        Everything else counts. Mend these in your calendar, and they are read again.
      </p>
    </Notice>
  );
}
