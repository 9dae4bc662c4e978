import { expect, test } from 'vitest';
import { formatFacts } from './admin-audit-log-page.tsx';

test('each detail of an audit event is on its own line, with nested values labelled', () => {
  expect(
    formatFacts({
      reason: 'the photos are of another boat',
      refundCents: 12_050,
      before: { status: 'published', featuredUntil: null },
      again: true,
      days: ['2026-12-04', '2026-12-05'],
    }),
  ).toEqual([
    ['Reason', 'the photos are of another boat'],
    ['Refund', '$120.50'],
    ['Before: status', 'published'],
    ['Before: featured until', 'None'],
    ['Again', 'Yes'],
    ['Days', '["2026-12-04","2026-12-05"]'],
  ]);
});
