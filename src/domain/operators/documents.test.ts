import { describe, expect, test } from 'vitest';
import {
  findExpiryProblem,
  computeListedUntil,
  isListingAllowed,
  listMissingKinds,
  findDueReminder,
  computeDocumentStatus,
  type DocumentKind,
  type DocumentStatus,
  type DocumentState,
  type SentDocument,
} from './documents.ts';

const today = '2026-11-23';
const sent = (
  kind: DocumentKind,
  state: DocumentState,
  expiresOn = '2027-06-30',
): SentDocument => ({
  kind,
  state,
  expiresOn,
});
const both = (licence: string, insurance: string) => [
  sent('licence', 'accepted', licence),
  sent('insurance', 'accepted', insurance),
];

test.each<[DocumentStatus, SentDocument[]]>([
  ['missing', []],
  ['missing', [sent('insurance', 'accepted')]],
  ['awaiting', [sent('licence', 'awaiting')]],
  ['accepted', [sent('licence', 'accepted')]],
  ['accepted', [sent('licence', 'accepted', today)]],
  ['accepted', [sent('licence', 'accepted'), sent('licence', 'awaiting')]],
  ['accepted', [sent('licence', 'accepted'), sent('licence', 'refused')]],
  ['refused', [sent('licence', 'refused')]],
  ['refused', [sent('licence', 'refused'), sent('licence', 'accepted', '2026-11-22')]],
  ['expired', [sent('licence', 'accepted', '2026-11-22')]],
  ['awaiting', [sent('licence', 'accepted', '2026-11-22'), sent('licence', 'awaiting')]],
])('a licence is %s, given the documents %j', (standing, documents) => {
  expect(computeDocumentStatus('licence', documents, today)).toBe(standing);
});

test('the missing kinds of documents are listed', () => {
  expect(listMissingKinds([], today)).toEqual(['licence', 'insurance']);
  expect(listMissingKinds([sent('licence', 'accepted')], today)).toEqual(['insurance']);
  expect(listMissingKinds(both('2026-11-23', '2026-11-23'), today)).toEqual([]);
});

describe('boats are listed', () => {
  const rule = { graceDays: 30, askedOn: null };
  const before = { graceDays: 30, askedOn: '2026-11-01' };

  test.each<
    [
      string,
      SentDocument[],
      { graceDays: number | null; askedOn: string | null },
      string | null,
      boolean,
    ]
  >([
    [
      'until the first document expires',
      both('2027-06-30', '2027-02-01'),
      rule,
      '2027-02-01',
      true,
    ],
    ['on the last day of a document', both('2027-06-30', today), rule, today, true],
    [
      'no longer the day after a document expires',
      both('2027-06-30', '2026-11-22'),
      rule,
      '0000-01-01',
      false,
    ],
    ['not without insurance', [sent('licence', 'accepted')], rule, '0000-01-01', false],
    [
      'not while a document awaits its check',
      [sent('licence', 'accepted'), sent('insurance', 'awaiting')],
      rule,
      '0000-01-01',
      false,
    ],
    [
      'for 30 days after an earlier operator was asked for documents',
      [],
      before,
      '2026-12-01',
      true,
    ],
    ['on the last day of the grace period', [], { ...before, askedOn: '2026-10-24' }, today, true],
    [
      'no longer once the grace period is over',
      [],
      { ...before, askedOn: '2026-10-23' },
      '2026-11-22',
      false,
    ],
    [
      'longer than the grace period if the documents are valid',
      both('2027-06-30', '2027-02-01'),
      before,
      '2027-02-01',
      true,
    ],
    [
      'not at all if the grace period has no days',
      [],
      { graceDays: 0, askedOn: '2026-11-22' },
      '2026-11-22',
      false,
    ],
    [
      'indefinitely if the grace period is unlimited',
      [],
      { graceDays: null, askedOn: null },
      null,
      true,
    ],
  ])('boats are listed %s', (_, documents, given, until, isAllowed) => {
    expect(computeListedUntil(documents, given, today)).toBe(until);
    expect(isListingAllowed(documents, given, today)).toBe(isAllowed);
  });
});

test.each([
  ['2026-12-24', null],
  ['2026-12-23', 30],
  ['2026-12-22', 30],
  ['2026-12-01', 30],
  ['2026-11-30', 7],
  ['2026-11-23', 7],
  ['2026-11-22', null],
])('on 2026-11-23, the reminder due for a document that expires on %s is %j', (expiresOn, due) => {
  expect(findDueReminder(expiresOn, today)).toBe(due);
});

test.each([
  ['2026-11-22', 'document.expired'],
  [today, 'document.expired'],
  ['2036-11-22', null],
  ['2126-11-23', { code: 'document.expiryTooFar', values: { count: 10 } }],
])('on 2026-11-23, the problem with a document that expires on %s is %j', (expiresOn, problem) => {
  expect(findExpiryProblem(expiresOn, today)).toEqual(problem);
});
