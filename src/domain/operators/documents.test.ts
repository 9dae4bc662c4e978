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
])('a licence is %s after %j', (standing, documents) => {
  expect(computeDocumentStatus('licence', documents, today)).toBe(standing);
});

test('missing documents are named', () => {
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
      'until the first document runs out',
      both('2027-06-30', '2027-02-01'),
      rule,
      '2027-02-01',
      true,
    ],
    ['on the last day of it', both('2027-06-30', today), rule, today, true],
    ['no more the day after', both('2027-06-30', '2026-11-22'), rule, '0000-01-01', false],
    ['not without insurance', [sent('licence', 'accepted')], rule, '0000-01-01', false],
    [
      'not while one awaits its check',
      [sent('licence', 'accepted'), sent('insurance', 'awaiting')],
      rule,
      '0000-01-01',
      false,
    ],
    ['30 days for who was here before', [], before, '2026-12-01', true],
    ['on the last of these days', [], { ...before, askedOn: '2026-10-24' }, today, true],
    ['no longer', [], { ...before, askedOn: '2026-10-23' }, '2026-11-22', false],
    ['longer with documents', both('2027-06-30', '2027-02-01'), before, '2027-02-01', true],
    ['not a day without grace', [], { graceDays: 0, askedOn: '2026-11-22' }, '2026-11-22', false],
    ['for ever where the owner says so', [], { graceDays: null, askedOn: null }, null, true],
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
])('a document that expires on %s needs the reminder %j', (expiresOn, due) => {
  expect(findDueReminder(expiresOn, today)).toBe(due);
});

test.each([
  ['2026-11-22', 'document.expired'],
  [today, 'document.expired'],
  ['2036-11-22', null],
  ['2126-11-23', { code: 'document.expiryTooFar', values: { count: 10 } }],
])('a document that runs out on %s: %s', (expiresOn, problem) => {
  expect(findExpiryProblem(expiresOn, today)).toEqual(problem);
});
