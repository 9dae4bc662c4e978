import { describe, expect, test } from 'vitest';
import { describePaymentPage, describeStep } from './booking-history.ts';
import type { HistoryEntry } from '#domain/bookings/event-payloads.ts';
import { callOffReasons } from '#domain/trip-changes/calling-off.ts';

describe('a recorded event in the booking history', () => {
  test.each<[string, string, object, Partial<HistoryEntry>]>([
    ['held', 'visitor', {}, { what: 'Seats held at checkout', by: 'Guest' }],
    ['paid', 'payments', { cents: 9975 }, { what: 'Paid $99.75', by: 'Payment provider' }],
    ['expired', 'clock', {}, { by: null }],
    ['expired', 'visitor', {}, { what: 'Guest left the payment page; seats released' }],
    [
      'cancelled',
      'Mira',
      { reason: 'The boat is ill', refundCents: 5000 },
      {
        what: 'Booking canceled; $50.00 refunded to the guest',
        by: 'Mira',
        more: 'The boat is ill',
      },
    ],
    [
      'cancelled',
      'operator',
      { refundCents: 0 },
      { what: 'Booking canceled; no refund', by: 'Captain', more: null },
    ],
    [
      'refunded',
      'payments',
      { cents: 5000, refund: 're_1' },
      { what: 'Refund of $50.00 sent by the payment provider', more: 're_1' },
    ],
    [
      'refund failed',
      'payments',
      { cents: 5000, why: 'card expired' },
      {
        what: 'Refund of $50.00 failed; the guest hasn’t received it',
        more: 'card expired',
        state: 'failed',
      },
    ],
    [
      'refund due',
      'payments',
      { cents: 100, reason: 'seats gone' },
      {
        what: 'Payment of $1.00 refunded to the guest',
        more: 'The seats had been sold in the meantime.',
      },
    ],
    [
      'refund due',
      'Mira',
      { cents: 100, failure: 'card expired' },
      {
        what: 'Refund of $1.00 sent to the payment provider again',
        more: 'It failed before: card expired',
      },
    ],
    [
      'moved',
      'operator',
      {
        before: { start: '2026-12-04', end: '2026-12-04', time: '09:00' },
        after: { start: '2026-12-05', end: '2026-12-05', time: null },
      },
      { what: 'Moved from Dec 4, 2026, 9:00 AM to Dec 5, 2026' },
    ],
    ['something new', 'payments', {}, { what: 'something new', state: 'done' }],
  ])('the booking history describes the event “%s” by %s', (event, actor, facts, expected) => {
    expect(describeStep({ event, actor, facts: { ...facts } }, 'en')).toMatchObject(expected);
  });
});

const facts = {
  cents: 9975,
  status: 'paid',
  before: { start: '2026-12-04', time: '09:00' },
  after: { start: '2026-12-05', time: null },
};

/** Every event, with the values and actors that change its sentence. */
const steps: [event: string, facts?: object, actor?: string][] = [
  ...['held', 'reserved', 'asked', 'kept', 'accepted', 'declined', 'expired', 'paid', 'moved'],
  ...['rebooked', 'corrected', 'handed over', 'guest wrote', 'operator wrote', 'change asked'],
  ...['change declined', 'change withdrawn', 'refund decided', 'refund made', 'refund settled'],
  ...['disputed', 'dispute taken', 'dispute given back', 'dispute changed', 'refund due'],
  ...['refunded', 'refund failed', 'cancelled', 'fewer guests'],
].map((event) => [event]);
steps.push(
  ['expired', {}, 'clock'],
  ['change declined', {}, 'operator'],
  ['refund due', { reason: 'called off' }, 'payments'],
  ['refund due', { reason: 'seats gone' }, 'payments'],
  ['refund due', {}, 'payments'],
  ['refund decided', { status: 'cancelled' }],
  ['refund decided', { cents: null }],
  ['paid', { paidBy: 'cash' }],
  ['paid', { paidBy: 'elsewhere', source: 'hotel' }],
  ['moved', { before: null }],
  ['cancelled', { refundCents: 0, reason: 'The guest cancelled.' }],
  ['cancelled', { refundCents: 5000, reason: 'Called off because of sickness.' }],
  ['cancelled', { byHandCents: 5000 }],
  ['fewer guests', { before: 5, after: 3, refundCents: 5000 }],
  ['fewer guests', { before: 5, after: 3, dueCents: 5000 }],
  ['disputed', { reason: 'product_not_received' }],
);
for (const reason of callOffReasons) steps.push(['called off', { reason }]);
for (const kind of ['cancel', 'fewer-guests', 'move']) steps.push(['change asked', { kind }]);
for (const status of ['won', 'lost', 'under_review', 'warning_closed']) {
  steps.push(['dispute changed', { status }]);
}

const ENGLISH = /\b(the|and|of|is|was|to|goes|then|by|guest|another)\b|\$|\d [AP]M/i;

describe.each(['fr', 'es'] as const)('a booking’s history in %s', (language) => {
  test.each(steps)(
    'the history entry of “%s” with the facts %j and the actor %s is fully translated',
    (event, more, actor = 'visitor') => {
      const step = { event, actor, facts: { ...facts, ...more } };
      const { what, by, more: detail } = describeStep(step, language);
      expect(what).not.toBe(describeStep(step, 'en').what);
      expect([what, by, detail].join('\n')).not.toMatch(ENGLISH);
    },
  );
});

test.each([
  ['moved', 'en', 'Moved from Dec 4, 2026, 9:00 AM to Dec 5, 2026'],
  ['moved', 'fr', 'Déplacée\u00a0: avant 4 déc. 2026, 09:00, maintenant 5 déc. 2026'],
  ['moved', 'es', 'Movida: antes 4 dic 2026, 09:00, ahora 5 dic 2026'],
  ['paid', 'en', 'Paid $99.75'],
  ['paid', 'fr', 'Payé\u00a0: 99,75\u00a0USD'],
  ['paid', 'es', 'Pagado: 99,75\u00a0USD'],
  [
    'refund decided',
    'fr',
    'Remboursement de 99,75\u00a0USD décidé\u00a0; la réservation est maintenue',
  ],
  ['written by a later version', 'fr', 'written by a later version'],
] as const)('the history entry of “%s” in %s reads: %s', (event, language, what) => {
  expect(describeStep({ event, actor: 'Mira', facts }, language)).toMatchObject({
    what,
    by: 'Mira',
  });
});

test.each([
  ['en', 'Payment page opened for $99.75'],
  ['fr', 'Page de paiement ouverte, pour 99,75\u00a0USD'],
  ['es', 'Página de pago abierta, por 99,75\u00a0USD'],
] as const)('the history entry of a payment page in %s reads: %s', (language, what) => {
  expect(describePaymentPage(9975, language).what).toBe(what);
});
