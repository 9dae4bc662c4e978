import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useNowMs } from '../day/day-data-age.tsx';
import { formatAge } from '../day/describe-day.ts';

type ScheduleStandingProps = { answeredAt: string; isOffline: boolean };

/** Shows the schedule's age, and the limits of working without a network. */
export function ScheduleDataAge({ answeredAt, isOffline }: ScheduleStandingProps) {
  const t = useMessages('operator-schedule');
  const day = useMessages('operator-day');
  const age = formatAge(day, useFormats(), { answeredAt, nowMs: useNowMs() });
  return (
    <div>
      {/* Announces the state once: the age changes every minute. */}
      <p role="status" className="sr-only">
        {isOffline ? day.offline : ''}
      </p>
      {isOffline ? (
        <Notice>
          <p>
            <strong>{day.offline}</strong> {t.asItWas(age)}
          </p>
          <p className="mt-1 print:hidden">{day.needsConnection}</p>
        </Notice>
      ) : (
        <p className="text-ink-soft">{day.asOf(age)}</p>
      )}
    </div>
  );
}
