import type { BookingView, UnsettledView } from '#contract/booking-views.ts';
import { POLL_ATTEMPTS, POLL_EVERY_MS } from '#domain/settlements.ts';

export type Settlement =
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
export function settlementIn(answer: BookingView | UnsettledView): Settlement | null {
  if ('id' in answer) return { kind: 'booked', booking: answer };
  return answer.status === 'open' ? null : { kind: 'over', message: answer.message };
}
