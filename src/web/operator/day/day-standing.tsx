import { useEffect, useState } from 'react';
import { Notice } from '../../booking-widgets/notice.tsx';
import { ageWords } from './day-words.ts';

export type DayStandingProps = {
  answeredAt: string;
  isOffline: boolean;
  /** Ticks that the server does not have yet. */
  waiting: number;
  /** Why they are not taken, where it said so. */
  problem: string;
  /** What else needs a connection. */
  offlineNote?: string;
};

/** How old what is shown is, and what has still to be sent. */
export function DayStanding(props: DayStandingProps) {
  const { answeredAt, isOffline, waiting, problem, offlineNote } = props;
  const age = ageWords(answeredAt, useNowMs());
  return (
    <div className="print:hidden">
      {/* Said once: the age changes every minute. */}
      <p role="status" className="sr-only">
        {isOffline ? 'You are offline.' : ''}
      </p>
      {isOffline ? (
        <Notice>
          <p>
            <strong>You are offline.</strong> This is the day as it was {age}. Go on ticking: it is
            sent when you are back.
          </p>
          {offlineNote && <p className="mt-1">{offlineNote}</p>}
          {waiting > 0 && <p className="mt-1 font-semibold">{waitingWords(waiting)}</p>}
        </Notice>
      ) : (
        <p className="text-ink-soft">
          As of {age}. {waiting > 0 && waitingWords(waiting)}
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

function waitingWords(count: number): string {
  return count === 1 ? '1 tick is on this phone alone.' : `${count} ticks are on this phone alone.`;
}

/** Read anew now and then. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), 10_000);
    return () => clearInterval(ticking);
  }, []);
  return nowMs;
}
