import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BookingView, UnsettledView } from '#contract/public/booking-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { POLL_ATTEMPTS, POLL_EVERY_MS, POLL_FOR_MS } from '#domain/bookings/settlements.ts';
import { callEndpoint, isMissing } from '../../api.ts';
import { bookingQuery, settlementQuery } from '../../shared/requests/booked-trip-requests.ts';

type Settlement =
  | { kind: 'booked'; booking: BookingView }
  /** Expired or refunded, so it can no longer be paid. */
  | { kind: 'over'; status: 'expired' | 'refunded' }
  | { kind: 'unknown' }
  | { kind: 'late' };

/**
 * Polls a payment. Once the trip is booked, navigates to the confirmation. `serverTries` is the number of polls by the
 * server, for visitors without JavaScript.
 */
export function useSettlement(sessionId: string, serverTries: number) {
  const client = useQueryClient();
  const [settlement, setSettlement] = useState(() =>
    findServerSettlement(client, sessionId, serverTries),
  );
  const [, navigate] = useLocation();
  useEffect(() => {
    const polling = new AbortController();
    const { signal } = polling;
    const timeout = setTimeout(() => {
      setSettlement({ kind: 'late' });
      polling.abort();
    }, POLL_FOR_MS);
    const call = { query: { session_id: sessionId }, signal };
    const poll = () => callEndpoint('GET /booking/by-session', call);
    void pollPayment(poll, (ms) => pause(ms, signal)).then((settled) => {
      if (signal.aborted) return;
      clearTimeout(timeout);
      setSettlement(settled);
      if (settled.kind !== 'booked') return;
      const { booking } = settled;
      requestConfirmation(booking);
      client.setQueryData(bookingQuery(booking.id).queryKey, booking);
      navigate(paths.confirmation({ bid: booking.id }), { replace: true });
    });
    return () => {
      clearTimeout(timeout);
      polling.abort();
    };
  }, [sessionId, client, navigate]);
  return settlement;
}

/** Returns the settlement that the server found while rendering this page. */
export function findServerSettlement(
  client: QueryClient,
  sessionId: string,
  serverTries: number,
): Settlement | { kind: 'waiting' } {
  const { data, error } = client.getQueryState(settlementQuery(sessionId).queryKey) ?? {};
  if (isMissing(error)) return { kind: 'unknown' };
  const open = serverTries < POLL_ATTEMPTS ? 'waiting' : 'late';
  return (data && readSettlement(data)) ?? { kind: open };
}

/** Polls a payment until it is settled. A failed request counts as an attempt. */
export async function pollPayment(
  poll: () => Promise<BookingView | UnsettledView>,
  pause: (ms: number) => Promise<void>,
): Promise<Settlement> {
  for (let attempt = 1; attempt <= POLL_ATTEMPTS; attempt += 1) {
    try {
      const settlement = readSettlement(await poll());
      if (settlement) return settlement;
    } catch (error) {
      if (isMissing(error)) return { kind: 'unknown' };
    }
    await pause(POLL_EVERY_MS);
  }
  return { kind: 'late' };
}

/** Returns the settlement in a response; null while the payment is open. */
function readSettlement(answer: BookingView | UnsettledView): Settlement | null {
  if ('id' in answer) return { kind: 'booked', booking: answer };
  return answer.status === 'open' ? null : { kind: 'over', status: answer.status };
}

/** Never resolves after an abort, so that no further request is sent. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => !signal.aborted && resolve(), ms);
  });
}

/**
 * Requests the confirmation mail. The mail also goes out without this request, so a failure is only logged (spec 4:
 * payment flow). Bookings that await the operator's approval are not confirmed yet.
 */
function requestConfirmation({ id, status }: BookingView): void {
  if (status !== 'paid') return;
  callEndpoint('POST /api/bookings/{id}/notify', { parts: { id } }).catch((error: unknown) => {
    console.warn('The confirmation could not be requested:', error);
  });
}
