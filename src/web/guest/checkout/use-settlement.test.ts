import { expect, test, vi } from 'vitest';
import type { BookingView, UnsettledView } from '#contract/public/booking-views.ts';
import { ApiError } from '../../api.ts';
import { pollPayment } from './use-settlement.ts';

const open: UnsettledView = { status: 'open', message: 'Your payment is being processed.' };
const booking = { id: 'b-1' } as BookingView;
const missing = new ApiError(404, { message: 'We couldn’t find this payment.' });

function pollAnswers(answers: (BookingView | UnsettledView | Error)[]) {
  const poll = vi.fn(async () => {
    const answer = answers[Math.min(poll.mock.calls.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer ?? open;
  });
  const pause = vi.fn(async () => undefined);
  return { settled: pollPayment(poll, pause), poll, pause };
}

test('polling for a settlement stops as soon as the booking exists', async () => {
  const { settled, poll } = pollAnswers([open, open, booking]);
  expect(await settled).toEqual({ kind: 'booked', booking });
  expect(poll).toHaveBeenCalledTimes(3);
});

test('polling for a settlement stops after ten attempts, a second apart', async () => {
  const { settled, poll, pause } = pollAnswers([open]);
  expect(await settled).toEqual({ kind: 'late' });
  expect(poll).toHaveBeenCalledTimes(10);
  expect(pause.mock.calls).toEqual(Array.from({ length: 10 }, () => [1000]));
});

test('a broken connection counts as one polling attempt', async () => {
  const { settled } = pollAnswers([new Error('offline'), booking]);
  expect(await settled).toEqual({ kind: 'booked', booking });
});

test('an unknown payment session is not polled again', async () => {
  const { settled, poll } = pollAnswers([missing]);
  expect(await settled).toEqual({ kind: 'unknown' });
  expect(poll).toHaveBeenCalledTimes(1);
});

test.each(['expired', 'refunded'] as const)('the status %s ends the polling', async (status) => {
  const { settled, poll } = pollAnswers([open, { status, message: 'It is over.' }]);
  expect(await settled).toEqual({ kind: 'over', status });
  expect(poll).toHaveBeenCalledTimes(2);
});
