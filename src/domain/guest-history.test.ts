import { expect, test } from 'vitest';
import { describeGuestSteps } from './guest-history.ts';

test('a guest reads what their captain did and wrote, and not what was written to the guest before them', () => {
  const wrote = { event: 'operator wrote', actor: 'operator', facts: { message: 'Come early.' } };
  const [before, after] = ['2026-12-04', '2026-12-05'].map((start) => ({ start, time: '09:00' }));
  const moved = { event: 'moved', actor: 'operator', facts: { before, after } };
  const handedOver = { event: 'handed over', actor: 'visitor', facts: {} };
  const own = 'Your captain wrote to you: Come early.';
  const move = 'Your captain moved the trip from Dec 4, 2026, 9:00 AM to Dec 5, 2026, 9:00 AM';
  expect(describeGuestSteps([wrote, moved])).toEqual([own, move]);
  expect(describeGuestSteps([wrote, handedOver, wrote])).toEqual([
    'Your captain wrote to the guest before you',
    'The trip was handed over to you',
    own,
  ]);
});
