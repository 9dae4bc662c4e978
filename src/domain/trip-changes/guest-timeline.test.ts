import { expect, test } from 'vitest';
import { buildTimeline } from './guest-timeline.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import en from '#locales/guest/trip/timeline.en.ts';
import fr from '#locales/guest/trip/timeline.fr.ts';
import type { RecordedEvent } from '../bookings/event-payloads.ts';

const [before, after] = ['2026-12-04', '2026-12-05'].map((start) => ({ start, time: '09:00' }));
const visitor = { actor: 'visitor', facts: {} };
const operator = { actor: 'operator', facts: {} };

const describeSteps = (steps: RecordedEvent[]) =>
  buildTimeline(steps).map((step) => step && describeTimelineEntry('en', step, en));

test('a guest reads what their captain did and wrote, and not what was written to the previous guest', () => {
  const wrote = { event: 'operator wrote', actor: 'operator', facts: { message: 'Come early.' } };
  const moved = { event: 'moved', actor: 'operator', facts: { before, after } };
  const handedOver = { event: 'handed over', ...visitor };
  const own = 'Your captain wrote to you: Come early.';
  const move = 'Your captain moved the trip from Dec 4, 2026, 9:00 AM to Dec 5, 2026, 9:00 AM';
  expect(describeSteps([wrote, moved])).toEqual([own, move]);
  expect(describeSteps([wrote, handedOver, wrote])).toEqual([
    'Your captain wrote to the guest before you',
    'The trip was handed over to you',
    own,
  ]);
  expect(JSON.stringify(buildTimeline([wrote, handedOver]))).not.toContain('Come early.');
});

const cents = 9550;
test.each<[RecordedEvent, string | null]>([
  [{ event: 'held', ...visitor }, null],
  [{ event: 'reserved', ...visitor }, 'You reserved this trip'],
  [{ event: 'reserved', ...operator }, 'Your captain reserved this trip for you'],
  [{ event: 'paid', ...visitor, facts: { cents } }, 'You paid $95.50'],
  [{ event: 'paid', ...visitor }, 'You paid'],
  [
    { event: 'paid', ...operator, facts: { cents, paidBy: 'cash' } },
    'You paid $95.50 in cash to the captain',
  ],
  [{ event: 'paid', ...operator, facts: { paidBy: 'cash' } }, 'You paid in cash to the captain'],
  [
    { event: 'paid', ...operator, facts: { cents, paidBy: 'elsewhere' } },
    'You paid $95.50 elsewhere, not through us',
  ],
  [
    { event: 'moved', ...visitor, facts: { before: { start: '2026-12-04', time: null } } },
    'You moved the trip from Dec 4, 2026 to another time',
  ],
  [
    { event: 'fewer guests', ...visitor, facts: { before: 4, after: 2, dueCents: cents } },
    'The group is 2 instead of 4; $95.50 is to be paid',
  ],
  [
    { event: 'fewer guests', ...visitor, facts: { before: 4, after: 2, refundCents: cents } },
    'The group is 2 instead of 4; $95.50 goes back to the guest',
  ],
  [
    { event: 'cancelled', ...visitor, facts: { refundCents: 0 } },
    'The trip was cancelled; nothing goes back',
  ],
  [
    { event: 'cancelled', ...operator, facts: { byHandCents: cents } },
    'The trip was cancelled; the captain gives back $95.50',
  ],
  [{ event: 'refund decided', ...operator, facts: { cents } }, 'A refund of $95.50 was decided'],
  [{ event: 'refund decided', ...operator }, 'A refund was decided'],
  [
    { event: 'refunded', ...operator, facts: { cents } },
    'The refund of $95.50 was sent to the card that paid',
  ],
  [{ event: 'refunded', ...operator }, 'The refund was sent to the card that paid'],
  [{ event: 'called off', ...operator }, 'The trip was called off'],
  [
    { event: 'rebooked', ...visitor, facts: { after } },
    'You chose another boat: Dec 5, 2026, 9:00 AM',
  ],
  [{ event: 'corrected', ...visitor }, 'You corrected the details'],
  [{ event: 'guest wrote', ...visitor }, 'You wrote to the captain'],
  [
    { event: 'change asked', ...visitor, facts: { kind: 'cancel' } },
    'You asked the captain to cancel for all that was paid',
  ],
  [{ event: 'change asked', ...visitor }, 'You asked the captain for a change'],
  [{ event: 'change declined', ...operator }, 'Your captain could not agree'],
  [{ event: 'change declined', actor: 'clock', facts: {} }, 'Your captain did not answer in time'],
  [{ event: 'change withdrawn', ...visitor }, 'You took back the question'],
])('the history entry %j reads: %s', (step, told) => {
  expect(describeSteps([step])).toEqual([told]);
});

test('the history in French writes money and days as in French', () => {
  const moved = { event: 'moved', actor: 'operator', facts: { before, after } };
  const paid = { event: 'paid', ...visitor, facts: { cents } };
  const told = buildTimeline([paid, moved]).map(
    (step) => step && describeTimelineEntry('fr', step, fr),
  );
  expect(told).toEqual([
    'Vous avez payé 95,50\u00a0USD',
    'Votre capitaine a déplacé la sortie\u00a0: avant 4 déc. 2026, 09:00, maintenant 5 déc. 2026, 09:00',
  ]);
});
