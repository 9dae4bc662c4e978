import { expect, test } from 'vitest';
import { buildTimeline } from './guest-timeline.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import en from '#locales/guest/trip/timeline.en.ts';
import fr from '#locales/guest/trip/timeline.fr.ts';
import type { RecordedEvent } from '../bookings/event-payloads.ts';

const before = { start: '2026-12-04', time: '09:00' };
const after = { start: '2026-12-05', time: '09:00' };
const visitor = { actor: 'visitor', facts: {} };
const operator = { actor: 'operator', facts: {} };

const describeSteps = (steps: RecordedEvent[]) =>
  buildTimeline(steps).map((step) => step && describeTimelineEntry('en', step, en));

test('the timeline shows a guest the operator’s actions and messages, except messages to the previous guest', () => {
  const wrote = { event: 'operator wrote', actor: 'operator', facts: { message: 'Come early.' } };
  const moved = { event: 'moved', actor: 'operator', facts: { before, after } };
  const handedOver = { event: 'handed over', ...visitor };
  const own = 'Your captain wrote: Come early.';
  const move = 'Your captain moved the trip from Dec 4, 2026, 9:00 AM to Dec 5, 2026, 9:00 AM';
  expect(describeSteps([wrote, moved])).toEqual([own, move]);
  expect(describeSteps([wrote, handedOver, wrote])).toEqual([
    'Your captain wrote to the previous guest',
    'This trip was transferred to you',
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
    'You paid your captain $95.50 in cash',
  ],
  [{ event: 'paid', ...operator, facts: { paidBy: 'cash' } }, 'You paid your captain in cash'],
  [
    { event: 'paid', ...operator, facts: { cents, paidBy: 'elsewhere' } },
    'You paid $95.50 outside this site',
  ],
  [
    { event: 'moved', ...visitor, facts: { before: { start: '2026-12-04', time: null } } },
    'You moved the trip from Dec 4, 2026 to another time',
  ],
  [
    { event: 'fewer guests', ...visitor, facts: { before: 4, after: 2, dueCents: cents } },
    'Group size changed from 4 to 2, $95.50 left to pay',
  ],
  [
    { event: 'fewer guests', ...visitor, facts: { before: 4, after: 2, refundCents: cents } },
    'Group size changed from 4 to 2, $95.50 refund to the guest',
  ],
  [
    { event: 'cancelled', ...visitor, facts: { refundCents: 0 } },
    'The trip was canceled, no refund',
  ],
  [
    { event: 'cancelled', ...operator, facts: { byHandCents: cents } },
    'The trip was canceled, the captain refunds $95.50',
  ],
  [{ event: 'refund decided', ...operator, facts: { cents } }, 'Refund of $95.50 approved'],
  [{ event: 'refund decided', ...operator }, 'Refund approved'],
  [
    { event: 'refunded', ...operator, facts: { cents } },
    'Refund of $95.50 sent to the card used to pay',
  ],
  [{ event: 'refunded', ...operator }, 'Refund sent to the card used to pay'],
  [{ event: 'called off', ...operator }, 'The trip was canceled'],
  [
    { event: 'rebooked', ...visitor, facts: { after } },
    'You rebooked on another boat: Dec 5, 2026, 9:00 AM',
  ],
  [{ event: 'corrected', ...visitor }, 'You corrected the details'],
  [{ event: 'guest wrote', ...visitor }, 'You messaged your captain'],
  [
    { event: 'change asked', ...visitor, facts: { kind: 'cancel' } },
    'You asked your captain to cancel with a full refund',
  ],
  [{ event: 'change asked', ...visitor }, 'You asked your captain for a change'],
  [{ event: 'change declined', ...operator }, 'Your captain declined'],
  [{ event: 'change declined', actor: 'clock', facts: {} }, 'Your captain didn’t reply in time'],
  [{ event: 'change withdrawn', ...visitor }, 'You withdrew your request'],
])('the history entry %j reads: %s', (step, told) => {
  expect(describeSteps([step])).toEqual([told]);
});

test('the guest’s history in French formats money and days in the French way', () => {
  const moved = { event: 'moved', actor: 'operator', facts: { before, after } };
  const paid = { event: 'paid', ...visitor, facts: { cents } };
  const told = buildTimeline([paid, moved]).map(
    (step) => step && describeTimelineEntry('fr', step, fr),
  );
  expect(told).toEqual([
    'Vous avez payé 95,50\u00a0USD',
    'Votre capitaine a déplacé la sortie\u00a0: 5 déc. 2026, 09:00 au lieu de 4 déc. 2026, 09:00',
  ]);
});
