import { expect, test, vi } from 'vitest';
import type { BookingView, UnsettledView } from '#contract/booking-views.ts';
import { pollPayment } from './use-settlement.ts';

const open: UnsettledView = { status: 'open', message: 'Your payment is being processed.' };
const booking = { id: 'b-1' } as BookingView;
const missing = new Error('404');

function poll(answers: (BookingView | UnsettledView | Error)[]) {
  const ask = vi.fn(async () => {
    const answer = answers[Math.min(ask.mock.calls.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer ?? open;
  });
  const pause = vi.fn(async () => undefined);
  const settled = pollPayment({ ask, pause, isUnknown: (error) => error === missing });
  return { settled, ask, pause };
}

test('the booking is found as soon as it is there', async () => {
  const { settled, ask } = poll([open, open, booking]);
  expect(await settled).toEqual({ kind: 'booked', booking });
  expect(ask).toHaveBeenCalledTimes(3);
});

test('ten attempts, a second apart, and no more', async () => {
  const { settled, ask, pause } = poll([open]);
  expect(await settled).toEqual({ kind: 'late' });
  expect(ask).toHaveBeenCalledTimes(10);
  expect(pause.mock.calls).toEqual(Array.from({ length: 10 }, () => [1000]));
});

test('a broken connection is one attempt', async () => {
  const { settled } = poll([new Error('offline'), booking]);
  expect(await settled).toEqual({ kind: 'booked', booking });
});

test('a session nobody knows is not asked for again', async () => {
  const { settled, ask } = poll([missing]);
  expect(await settled).toEqual({ kind: 'unknown' });
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(['expired', 'refunded'] as const)(
  '%s ends the asking with its message',
  async (status) => {
    const { settled, ask } = poll([open, { status, message: 'It is over.' }]);
    expect(await settled).toEqual({ kind: 'over', message: 'It is over.' });
    expect(ask).toHaveBeenCalledTimes(2);
  },
);
