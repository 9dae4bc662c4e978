import { describe, expect, test } from 'vitest';
import { describeMail, describePaymentPage, describeStep } from '../records/booking-history.ts';
import { cancellationRefusal, refundByPolicy } from '#domain/trip-changes/cancellations.ts';
import { reasonsToKeepGuest, reasonsToKeepOperator } from '#domain/privacy/erasure.ts';
import { outsideTasks } from '#domain/privacy/left-outside.ts';
import { bookingMailNames } from '../records/mail-names.ts';
import es from '#locales/errors/admin-sentences.es.ts';
import fr from '#locales/errors/admin-sentences.fr.ts';
import { translateError } from './translate-error.ts';
import type { GuestTrip } from '#domain/trip-changes/trip-changes.ts';

const catalogues = { fr, es };

describe.each(['fr', 'es'] as const)('in %s', (language) => {
  test.each(Object.entries(catalogues[language]))(
    'the sentence “%s” keeps its values',
    (english, other) => {
      const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
      expect(values(other)).toEqual(values(english));
      expect(other).not.toBe('');
    },
  );

  test.each(toldToAdmins())('“%s” is translated', (sentence) => {
    const told = translateError(language, catalogues[language], sentence);
    expect(told).not.toBe(sentence);
    expect(told).not.toMatch(/\b(the|and|of|is|was|to|goes)\b/i);
  });
});

test.each([
  [
    'fr',
    'Moved from Dec 4, 2026, 9:00 AM to Dec 5, 2026',
    'Déplacée\u00a0: avant 4 déc. 2026, 09:00, maintenant 5 déc. 2026',
  ],
  ['es', 'Mail “Cancellation” to the captain sent', 'Correo «Cancelación» enviado al capitán'],
  [
    'fr',
    'Fewer guests: 3 instead of 5; $190.00 goes back to the guest',
    'Moins de passagers\u00a0: 3 au lieu de 5\u00a0; 190,00\u00a0USD sont remboursés au passager',
  ],
  ['es', 'What somebody typed.', 'What somebody typed.'],
  [
    'fr',
    'Moved from Foo 1, 2026 to Bar 2, 2026',
    'Déplacée\u00a0: avant Foo 1, 2026, maintenant Bar 2, 2026',
  ],
] as const)('the admin’s sentence in %s: %s', (language, english, expected) => {
  expect(translateError(language, catalogues[language], english)).toBe(expected);
});

/** Collects the domain's current sentences, so that a changed one does not lose its translation. */
function toldToAdmins(): string[] {
  return [
    ...stepsTold(),
    ...mailsTold(),
    describePaymentPage(9975).what,
    ...policiesTold(),
    ...reasonsTold(),
    ...outsideTasks('guest', held),
    ...outsideTasks('operator', held),
  ];
}

function stepsTold(): string[] {
  const times = {
    before: { start: '2026-12-04', time: '09:00' },
    after: { start: '2026-12-05', time: null },
  };
  const facts = { cents: 9975, status: 'paid', reason: 'weather', ...times };
  const step = (event: string, more: object = {}, actor = 'visitor') =>
    describeStep({ event, actor, facts: { ...facts, ...more } }).what;
  const plain = [
    ...['held', 'reserved', 'asked', 'accepted', 'declined', 'expired', 'paid', 'moved'],
    ...['called off', 'rebooked', 'corrected', 'handed over', 'guest wrote', 'operator wrote'],
    ...['change asked', 'change declined', 'change withdrawn', 'refund decided', 'refund made'],
    ...['refund settled', 'disputed', 'dispute taken', 'dispute given back', 'dispute changed'],
    ...['refund due', 'refunded', 'refund failed'],
  ];
  return [
    ...plain.map((event) => step(event)),
    step('expired', {}, 'clock'),
    step('change declined', {}, 'operator'),
    step('refund due', {}, 'payments'),
    step('refund decided', { status: 'cancelled' }),
    step('paid', { paidBy: 'cash' }),
    step('paid', { paidBy: 'elsewhere' }),
    step('cancelled', { refundCents: 0 }),
    step('cancelled', { refundCents: 5000 }),
    step('cancelled', { byHandCents: 5000 }),
    step('fewer guests', { before: 5, after: 3, refundCents: 5000 }),
    step('fewer guests', { before: 5, after: 3, dueCents: 5000 }),
    ...['engine', 'too-few-guests', 'sickness', 'ship-skipped'].map((reason) =>
      step('called off', { reason }),
    ),
    ...['cancel', 'fewer-guests', 'move'].map((kind) => step('change asked', { kind })),
    ...['won', 'lost', 'under_review', 'warning_closed'].map((status) =>
      step('dispute changed', { status }),
    ),
  ];
}

function mailsTold(): string[] {
  const mail = { kind: 'cancelled', recipient: 'visitor', attempts: 1, lastError: null };
  const outcomes = [
    { ...mail, isSent: true },
    { ...mail, isSent: false },
    { ...mail, isSent: true, lastError: 'There was nothing left to say.' },
    { ...mail, isSent: false, lastError: 'no such host' },
    { ...mail, isSent: false, lastError: 'no such box', isRefused: true },
  ];
  return [
    ...Object.keys(bookingMailNames).map((kind) => ({ ...mail, kind, isSent: true })),
    ...outcomes,
    ...outcomes.map((each) => ({ ...each, recipient: 'operator' })),
  ].map((each) => describeMail(each).what);
}

function policiesTold(): string[] {
  const trip: GuestTrip = {
    status: 'paid',
    mode: 'perSeat',
    start: '2026-12-04',
    time: '09:00',
    groupSize: 2,
    tripCents: 9500,
    feeCents: 475,
    refundedCents: 0,
    isPaidByHand: false,
    freeHours: 48,
    freeUntilMs: null,
  };
  const days = [20, 3.5, 6].map((day) => Date.UTC(2026, 11, 1) + (day - 1) * 86_400_000);
  const at = (ms: number, more: Partial<GuestTrip> = {}) =>
    refundByPolicy({ ...trip, ...more }, ms).why;
  return [
    at(Date.UTC(2026, 10, 1)),
    at(Date.UTC(2026, 10, 1), { freeUntilMs: Date.UTC(2026, 10, 2) }),
    ...days.map((ms) => at(ms)),
    at(0, { status: 'pending' }),
    at(0, { isPaidByHand: true }),
    ...(['held', 'cancelled'] as const).flatMap((status) => cancellationRefusal(status) ?? []),
  ];
}

const held = {
  payments: ['pi_1'],
  calendarEvents: [{ code: 'SXM-7K2P-9QXD', operator: 'Rosa' }],
  grants: ['grant_1'],
  signInId: 'user_1',
};

function reasonsTold(): string[] {
  const open = { openRefundCents: 5000, openPayments: 1, disputes: ['needs_response'] };
  const booking = { code: 'SXM-7K2P-9QXD', end: '2026-12-05', isAlive: true, hasOpenOffer: true };
  const codes = Array.from({ length: 7 }, (_, at) => `SXM-${at}`);
  const operator = { ...open, comingCents: 0, openOffers: 1 };
  return [
    ...reasonsToKeepGuest([{ ...booking, ...open }], '2026-12-04'),
    ...reasonsToKeepOperator({ ...operator, tripsToCome: codes, openCents: 100 }),
    ...reasonsToKeepOperator({ ...operator, tripsToCome: codes.slice(0, 2), openCents: -100 }),
  ];
}
