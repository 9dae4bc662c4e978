import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BookingView, UnsettledView } from '#contract/booking-views.ts';
import { POLL_ATTEMPTS, POLL_FOR_MS, POLL_EVERY_MS } from '#domain/payment-polls.ts';
import { callEndpoint, isMissing } from '../api.ts';
import { bookingQuery, settlementQuery } from '../queries.ts';

type Waiting = Settlement | { kind: 'waiting' };

/**
 * What became of a payment; once it is booked, the visitor goes to the confirmation. `looks` is how often
 * the server has looked already, for a visitor without scripts.
 */
export function useSettlement(sessionId: string, looks: number): Waiting {
  const client = useQueryClient();
  const [settlement, setSettlement] = useState(() => seenByServer(client, sessionId, looks));
  const [, navigate] = useLocation();
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const giveUp = setTimeout(() => {
      setSettlement({ kind: 'late' });
      asking.abort();
    }, POLL_FOR_MS);
    void askFor(sessionId, signal).then((settled) => {
      if (signal.aborted) return;
      clearTimeout(giveUp);
      setSettlement(settled);
      if (settled.kind !== 'booked') return;
      notify(settled.booking);
      client.setQueryData(bookingQuery(settled.booking.id).queryKey, settled.booking);
      navigate(`/booking/confirmation?bid=${encodeURIComponent(settled.booking.id)}`, {
        replace: true,
      });
    });
    return () => {
      clearTimeout(giveUp);
      asking.abort();
    };
  }, [sessionId, client, navigate]);
  return settlement;
}

/** What the server has found out while it made this page. */
export function seenByServer(client: QueryClient, sessionId: string, looks: number): Waiting {
  const { data, error } = client.getQueryState(settlementQuery(sessionId).queryKey) ?? {};
  if (isMissing(error)) return { kind: 'unknown' };
  const isOpen = looks < POLL_ATTEMPTS ? 'waiting' : 'late';
  return (data && settlementIn(data)) ?? { kind: isOpen };
}

function askFor(sessionId: string, signal: AbortSignal): Promise<Settlement> {
  return pollPayment({
    ask: () =>
      callEndpoint('GET /booking/by-session', { query: { session_id: sessionId }, signal }),
    isUnknown: isMissing,
    pause: (ms) => pause(ms, signal),
  });
}

/** Never ends once the asking is over, so that nothing more is asked. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (!signal.aborted) resolve();
    }, ms);
  });
}

/** The mail also goes out without this call, so a failure is only logged (spec 4: payment flow). */
function notify({ id }: BookingView): void {
  callEndpoint('POST /api/bookings/{id}/notify', { parts: { id } }).catch((error: unknown) => {
    console.warn('The confirmation could not be asked for:', error);
  });
}

type Settlement =
  | { kind: 'booked'; booking: BookingView }
  /** It will not be paid any more: expired or refunded. */
  | { kind: 'over'; message: string }
  | { kind: 'unknown' }
  | { kind: 'late' };

type Asking = {
  ask: () => Promise<BookingView | UnsettledView>;
  isUnknown: (error: unknown) => boolean;
  pause: (ms: number) => Promise<void>;
};

/** Asks what became of a payment until it is settled. A failed call counts as an attempt. */
export async function pollPayment({ ask, isUnknown, pause }: Asking): Promise<Settlement> {
  for (let attempt = 1; attempt <= POLL_ATTEMPTS; attempt += 1) {
    try {
      const settlement = settlementIn(await ask());
      if (settlement) return settlement;
    } catch (error) {
      if (isUnknown(error)) return { kind: 'unknown' };
    }
    await pause(POLL_EVERY_MS);
  }
  return { kind: 'late' };
}

/** What an answer settles; null while the payment is still open. */
function settlementIn(answer: BookingView | UnsettledView): Settlement | null {
  if ('id' in answer) return { kind: 'booked', booking: answer };
  return answer.status === 'open' ? null : { kind: 'over', message: answer.message };
}
