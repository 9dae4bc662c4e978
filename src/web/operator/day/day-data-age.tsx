import { useEffect, useState } from 'react';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { formatAge } from './describe-day.ts';

export type DayDataAgeProps = {
  answeredAt: string;
  isOffline: boolean;
  /** Number of ticks that the server does not have yet. */
  waiting: number;
  /** The server's reason for rejecting these ticks; '' if it has not rejected them. */
  problem: string;
  /** True if the last attempt to send these ticks failed. */
  isFailing: boolean;
  /** A note on what else on the page needs a connection. */
  offlineNote?: string;
};

/** Shows the data's age and the number of unsent ticks. */
export function DayDataAge(props: DayDataAgeProps) {
  const { answeredAt, isOffline, waiting, problem, offlineNote } = props;
  const t = useMessages('operator-day');
  const age = formatAge(t, useFormats(), { answeredAt, nowMs: useNowMs() });
  return (
    <div className="print:hidden">
      {/* Announces the state once: the age changes every minute. */}
      <p role="status" className="sr-only">
        {isOffline ? t.offline : ''}
      </p>
      {isOffline ? (
        <Notice>
          <p>
            <strong>{t.offline}</strong> {t.asItWas(age)}
          </p>
          {offlineNote && <p className="mt-1">{offlineNote}</p>}
          {waiting > 0 && <p className="mt-1 font-semibold">{t.waiting(waiting)}</p>}
        </Notice>
      ) : (
        <p className="text-ink-soft">
          {t.asOf(age)} {waiting > 0 && t.waiting(waiting)}
        </p>
      )}
      {waiting > 0 && problem !== '' && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Returns the current time, updated every 10 seconds. */
export function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), 10_000);
    return () => clearInterval(ticking);
  }, []);
  return nowMs;
}
