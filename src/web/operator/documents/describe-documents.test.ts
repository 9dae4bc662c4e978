import { expect, test } from 'vitest';
import type { DocumentKindView, OwnDocumentsView } from '#contract/operator/document-api.ts';
import type { DocumentKind, DocumentStatus } from '#domain/operators/documents.ts';
import en from '#locales/portal/operator/account/operator-documents.en.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { describeUncovered, describeTask } from './describe-documents.ts';

const today = '2026-11-23';
const says = { t: en, formats: createFormats('en') };

function of(kind: DocumentKind, standing: DocumentStatus, expiresOn = '2027-11-23') {
  const accepted = { id: 'a', expiresOn, checkedOn: '2026-01-02', hasFile: true };
  const isSent = standing === 'awaiting' || standing === 'refused';
  return {
    kind,
    standing,
    accepted: standing === 'accepted' ? accepted : null,
    sent: isSent
      ? { id: 's', state: standing, expiresOn, sentAt: '', reason: null, hasFile: true }
      : null,
  } satisfies DocumentKindView;
}

const view = (
  licence: DocumentStatus,
  insurance: DocumentStatus,
  more: Partial<OwnDocumentsView> = {},
  expiresOn?: string,
): OwnDocumentsView => ({
  documents: [of('licence', licence, expiresOn), of('insurance', insurance, expiresOn)],
  areNeeded: true,
  mayBeListed: true,
  listedUntil: '2027-11-23',
  uncovered: [],
  ...more,
});
const uncovered = {
  kind: 'insurance' as const,
  endsOn: '2026-12-01',
  trips: 4,
  firstDay: '2026-12-05',
  isRenewalSent: false,
};
const unlisted = { mayBeListed: false, listedUntil: null };

test.each<[string, OwnDocumentsView, string | null]>([
  ['no documents are needed', view('missing', 'missing', { areNeeded: false }), null],
  ['both documents are accepted', view('accepted', 'accepted'), null],
  ['both documents are missing', view('missing', 'missing', unlisted), 'Your boats are not listed'],
  ['one document was refused', view('accepted', 'refused', unlisted), 'Your boats are not listed'],
  [
    'both documents are being checked',
    view('awaiting', 'awaiting', unlisted),
    'We’re checking your documents',
  ],
  [
    'one document is missing but the boats are still listed',
    view('missing', 'accepted', { listedUntil: '2026-12-20' }),
    'Send your captain’s license',
  ],
  [
    'both documents expire soon',
    view('accepted', 'accepted', {}, '2026-12-01'),
    'Your captain’s license and boat insurance expire soon',
  ],
  [
    'one document expires soon and the other is being checked',
    view('accepted', 'awaiting', {}, '2026-12-01'),
    'Your captain’s license expires soon',
  ],
  [
    'one document expires before booked trips and has its own notice',
    view('accepted', 'accepted', { uncovered: [uncovered] }, '2026-12-01'),
    'Your captain’s license expires soon',
  ],
  [
    'both documents are valid for another month and a day',
    view('accepted', 'accepted', {}, '2026-12-24'),
    null,
  ],
])('when %s, the title of the documents task is $2', (_, documents, title) => {
  expect(describeTask(documents, today, says)?.title ?? null).toBe(title);
});

test.each<[string, Partial<typeof uncovered>, string, string]>([
  [
    'four trips are booked after its end',
    {},
    'Your boat insurance expires on Tuesday, December 1, 2026',
    '4 trips are booked after that date, the first on Saturday, December 5, 2026. Send us the new one.',
  ],
  [
    'one trip is booked after its end',
    { trips: 1 },
    'Your boat insurance expires on Tuesday, December 1, 2026',
    '1 trip is booked after that date, on Saturday, December 5, 2026. Send us the new one.',
  ],
  [
    'it has expired and a newer one is being checked',
    { endsOn: '2026-11-22', isRenewalSent: true },
    'Your boat insurance expired on Sunday, November 22, 2026',
    '4 trips are booked after that date, the first on Saturday, December 5, 2026. We’re checking the new one.',
  ],
])('the insurance notice describes the case in which %s', (_, more, title, text) => {
  expect(describeUncovered({ ...uncovered, ...more }, today, says)).toEqual({ title, text });
});
