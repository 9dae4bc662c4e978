import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { StatusView } from '#contract/public/status-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { formatTime, toIslandNow } from '#domain/time/days.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { statusQuery } from '../../shared/requests/status-query.ts';
import { Card } from '../../ui/card.tsx';
import { partTexts, formatSince } from './status-texts.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.status,
  load: () => [statusQuery()],
  head: () => ({ title: 'Status' }),
  Page,
  robots: 'noindex',
  server: import.meta.env.SSR
    ? {
        description: () => 'Whether booking, paying, captains’ calendars and mails work right now.',
      }
    : undefined,
});

/** Shows whether booking works, in plain words for guests. */
function Page() {
  const { data: status, isPending, refetch } = useQuery(statusQuery());
  if (isPending) return <LoadingState />;
  if (!status) {
    return (
      <ErrorState
        isPage
        title="We cannot tell right now"
        text="Please check your connection and try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const nowMs = Date.parse(status.at);
  const failing = status.parts.filter(({ works }) => !works);
  return (
    <div className="page-width max-w-[52rem] pt-6 pb-16 sm:pt-10 sm:pb-24">
      <h1 className="page-title wrap-anywhere">{headingFor(failing.length)}</h1>
      <p className="mt-3 text-ink-soft">
        As seen at {formatTime(toIslandNow(nowMs).time)}, island time.
      </p>
      <ul className="mt-8 grid gap-4">
        {status.parts.map((part) => (
          <li key={part.part}>
            <PartCard {...part} nowMs={nowMs} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink-soft">
        Does something not work that should?{' '}
        <Link href={paths.info({ slug: 'contact' })} className="text-link">
          Write to us
        </Link>
        . Your booking is safe meanwhile:{' '}
        <Link href={paths.findBooking()} className="text-link">
          find it here
        </Link>
        .
      </p>
    </div>
  );
}

function headingFor(failing: number): string {
  if (failing === 0) return 'Everything works';
  return failing === 1 ? 'One thing does not work right now' : 'Some things do not work right now';
}

type PartProps = StatusView['parts'][number] & { nowMs: number };

function PartCard({ part, works, since, nowMs }: PartProps) {
  const { title, text } = partTexts[part][works ? 'works' : 'fails'];
  const Icon = works ? CircleCheck : CircleAlert;
  return (
    <Card className="flex gap-4">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${works ? 'text-sea' : 'text-danger'}`}
      />
      <div className="min-w-0">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
        {since !== null && <p className="mt-1 font-semibold">{formatSince(since, nowMs)}</p>}
      </div>
    </Card>
  );
}
