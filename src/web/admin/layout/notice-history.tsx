import type { NoticeView } from '#contract/admin-notices.ts';
import { formatInstant } from './date-formatters.ts';

const names: Readonly<Record<NoticeView['kind'], string>> = {
  unpublished: 'Taken off the site',
  featured: 'Featured by hand',
  'feature-ended': 'Featuring ended',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
};

/** The platform's notices, newest first, with the reasons as they were mailed. */
export function NoticeHistory({ notices }: { notices: readonly NoticeView[] }) {
  if (notices.length === 0) return <p className="text-ink-soft">Nothing so far.</p>;
  return (
    <ol className="flex flex-col gap-4">
      {notices.map((notice) => (
        <li key={`${notice.at} ${notice.kind}`}>
          <p>
            <strong>{names[notice.kind]}</strong>, {formatInstant(notice.at)}
            {notice.answeredAt && (
              <span className="text-ink-soft">
                {' '}
                (published again by the captain, {formatInstant(notice.answeredAt)})
              </span>
            )}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{notice.reason}</p>
        </li>
      ))}
    </ol>
  );
}
