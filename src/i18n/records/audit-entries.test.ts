import { describe, expect, test } from 'vitest';
import { adminPermissions } from '#domain/admin/admin-permissions.ts';
import { sessionEvents } from '#domain/admin/audit-events.ts';
import { eventLabel, loggedEvents, describeAuditEntry } from './audit-entries.ts';

const entry = { adminName: 'Deck', subjectName: 'Windward Rose', facts: {} };
const reason = 'the photos are of another boat';

describe('an audit event as a sentence', () => {
  test.each([
    ['Deck unpublished Windward Rose', { act: 'unpublish-boat' }],
    [`Deck unpublished Windward Rose: ${reason}`, { act: 'unpublish-boat', facts: { reason } }],
    ['Deck signed in', { act: 'sign-in' }],
    ['Deck signed in with a recovery code', { act: 'sign-in', facts: { with: 'recovery code' } }],
    [
      'Deck changed Windward Rose to Super Admin',
      { act: 'change-admin-role', facts: { after: { role: 'super_admin' } } },
    ],
    [
      'Deck recorded a payout to Windward Rose, $500.25 for November 2026',
      { act: 'record-payout', facts: { cents: 50025, month: '2026-11' } },
    ],
    [
      'Deck took back a payout to Windward Rose, $1.00 for May 2026',
      { act: 'take-back-payout', facts: { cents: -100, month: '2026-05' } },
    ],
    [
      `Deck called off Windward Rose, with $100.10 back: ${reason}`,
      { act: 'cancel-booking', facts: { refundCents: 10010, reason } },
    ],
    ['Deck changed their password', { act: 'change-own-account', facts: { change: 'password' } }],
    ['Deck invited Windward Rose again', { act: 'invite-admin', facts: { again: true } }],
    ['Deck did “paint-boat” to Windward Rose', { act: 'paint-boat' }],
    ['Deck unpublished $& for $1', { act: 'unpublish-boat', subjectName: '$& for $1' }],
    ['Deck did “toString” to Windward Rose', { act: 'toString' }],
  ])('an audit event reads: %s', (sentence, change) => {
    expect(describeAuditEntry({ ...entry, ...change })).toBe(sentence);
  });

  test('every permission except reading has its own sentence in the audit log', () => {
    const acts = Object.keys(adminPermissions).filter((act) => !act.startsWith('see-'));
    expect(loggedEvents().toSorted()).toEqual([...acts, ...sessionEvents].toSorted());
    for (const act of loggedEvents())
      expect(describeAuditEntry({ ...entry, act })).not.toContain('“');
  });
});

test('an audit event has a readable name', () => {
  expect(eventLabel('sign-in-failed')).toBe('Sign in failed');
});
