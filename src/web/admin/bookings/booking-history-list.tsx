import { Link } from 'wouter';
import type { AdminBookingView, HistoryStepView } from '#contract/admin-booking-api.ts';
import { classNames } from '../../ui/class-names.ts';
import { whenWords } from '../layout/when-words.ts';

/** All that happened to the booking, oldest first, by the island's clocks. */
export function BookingHistory({ booking }: { booking: AdminBookingView }) {
  return (
    <>
      {booking.history.length > 0 ? (
        <ol aria-label="History" className="ml-1.5 border-l-2 border-line">
          {booking.history.map((step) => (
            <Step key={`${step.at} ${step.what}`} step={step} />
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft">Nothing was written down.</p>
      )}
      <Link
        href={`/admin/audit-log?search=${encodeURIComponent(booking.code)}`}
        className="text-link mt-4 inline-flex min-h-10 items-center"
      >
        What admins did to it, in the audit log
      </Link>
    </>
  );
}

const dots: Readonly<Record<HistoryStepView['state'], string>> = {
  done: 'border-sea bg-sea',
  waiting: 'border-sea bg-card',
  failed: 'border-danger bg-danger',
};

function Step({ step: { at, what, by, more, state } }: { step: HistoryStepView }) {
  return (
    <li className="relative pb-5 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-1.5 -left-[7px] size-3 rounded-full border-2',
          dots[state],
        )}
      />
      <p className={classNames('font-medium wrap-anywhere', state === 'failed' && 'text-danger')}>
        {what}
      </p>
      {more && <p className="wrap-anywhere whitespace-pre-line">{more}</p>}
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{whenWords(at)}</time>
        {by && `, ${by}`}
      </p>
    </li>
  );
}
