import { useCallback, useEffect, useRef, useState } from 'react';
import { computeActTime, type BoardingKind } from '#domain/operators/boarding.ts';
import type {
  BoardingActView,
  BoardingView,
  CrewDepartureView,
  CrewGuestView,
  SentAct,
} from '#contract/operator/operator-day-api.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { isAnswered, getProblemText } from '../../../forms/request-problem.ts';
import { showToast } from '../../../ui/toasts.ts';
import { listDeviceTicks, type DeviceTick } from './boarding-merge.ts';
import {
  removeQueuedTicks,
  queueTick,
  listQueuedTicks,
  useQueuedTicks,
  type TickScope,
} from './queued-ticks.ts';

export type TickGuest = (
  guest: Pick<CrewGuestView, 'bookingId' | 'boarding'>,
  kind: BoardingKind,
  guests?: number | null,
) => void;
/** Returns the tick function of a departure. */
export type Tick = (departure: Pick<CrewDepartureView, 'time' | 'boat'>) => TickGuest;

export type Ticking = {
  scope: TickScope;
  date: string;
  by: BoardingActView['by'];
  send: (acts: readonly SentAct[]) => Promise<BoardingView>;
  /** Called with the ticks that the server has accepted. */
  onKept: (own: readonly DeviceTick[]) => void;
};

const MAX_TICKS_PER_REQUEST = 200;
const RETRY_MS = MINUTE_MS / 4;

/** Saves ticks on the phone immediately, and sends them as soon as there is a network. */
export function useBoarding(ticking: Ticking) {
  const { scope, date, by } = ticking;
  const waiting = useQueuedTicks(scope);
  const { problem, isFailing, sent, flush } = useSending(ticking);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const retrying = setInterval(flush, RETRY_MS);
    addEventListener('online', flush);
    return () => {
      clearInterval(retrying);
      removeEventListener('online', flush);
    };
  }, [isWaiting, flush]);
  useEffect(() => {
    if (waiting.length > 0) flush();
  }, [waiting, flush]);
  const tick: Tick =
    ({ time, boat }) =>
    ({ bookingId, boarding }, kind, guests = null) =>
      queueTick(scope, {
        id: crypto.randomUUID(),
        bookingId,
        date,
        time,
        boatId: boat.id,
        kind,
        guests,
        at: computeActTime(boarding, Date.now()),
      });
  /** Merges the phone's own ticks, because a response that was in flight when they were sent lacks them. */
  const acts = [...sent, ...listDeviceTicks(date, waiting, { by, receivedAt: null })];
  return { waiting: waiting.length, acts, tick, problem, isFailing };
}

/** Sends the queue, one request at a time. Drops ticks that the server rejects, after showing the reason. */
function useSending(ticking: Ticking) {
  const t = useMessages('operator-day');
  const { pleaseRetry } = useMessages('portal-actions');
  const latest = useRef({ ...ticking, t, pleaseRetry });
  const isSending = useRef(false);
  const [problem, setProblem] = useState('');
  const [isFailing, setFailing] = useState(false);
  const [sent, setSent] = useState<readonly DeviceTick[]>([]);
  useEffect(() => {
    latest.current = { ...ticking, t, pleaseRetry };
  });
  const flush = useCallback(() => {
    const { scope, date, by, send, onKept, t, pleaseRetry } = latest.current;
    const acts = listQueuedTicks(scope).slice(0, MAX_TICKS_PER_REQUEST);
    if (isSending.current || acts.length === 0 || !navigator.onLine) return;
    isSending.current = true;
    send(acts)
      .then(
        ({ kept, refused, receivedAt }) => {
          setProblem('');
          setFailing(false);
          const taken = acts.filter(({ id }) => kept.includes(id));
          const own = listDeviceTicks(date, taken, { by, receivedAt });
          setSent((before) => [...before, ...own]);
          onKept(own);
          removeQueuedTicks(scope, [...kept, ...refused.map(({ id }) => id)]);
          const [first] = refused;
          if (first) {
            const description = first.message;
            showToast({ title: t.tickRefused, description, tone: 'destructive' });
          }
        },
        (error: unknown) => {
          setFailing(true);
          // Shows no error after a lost response, because the request is retried.
          if (isAnswered(error)) setProblem(getProblemText(error, pleaseRetry));
        },
      )
      .finally(() => {
        isSending.current = false;
      });
  }, []);
  return { problem, isFailing, sent, flush };
}
