import { describe, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import { createDraft } from './boat-draft.ts';
import {
  beginEditing,
  changeEditing,
  hasMore,
  isDirty,
  type BoatEditing,
  type EditorEvent,
} from './boat-editing.ts';

const photo = (path: string, caption = '') => ({
  id: path,
  path,
  caption,
  url: path,
  focus: { x: 50, y: 50 },
  shows: null,
  isIllustration: false,
});
const bow = photo('/photos/bow');
const deck = photo('/photos/deck', 'On deck');
const stern = photo('/photos/stern');

/** The fields of a boat that the editor reads. */
const boat = {
  id: 'b1',
  version: 3,
  name: 'Pelican',
  type: 'catamaran',
  tripType: 'tour',
  port: 'sxm-marigot',
  customPort: null,
  capacity: 8,
  description: '',
  pricePerSeat: '80.00',
  charterPricePerDay: null,
  tripMinutes: null,
  turnaroundMinutes: 0,
  availability: {
    manualDays: [],
    blackoutDates: [],
    timeSlotsDefault: [],
    blocks: [],
    recurring: { seasons: [] },
  },
  images: [bow, deck],
  suits: {},
  itinerary: [],
  featured: false,
  featuredEndDate: null,
} as unknown as OperatorBoatView;
const saved: OperatorBoatView = { ...boat, version: 4, description: 'Fast.' };
const theirs: OperatorBoatView = { ...boat, version: 5, name: 'Heron' };
const paid: OperatorBoatView = {
  ...boat,
  version: 9,
  featured: true,
  featuredEndDate: '2027-01-15',
};

const file = (name: string, type = 'image/jpeg', size = 10) => ({ name, type, size }) as File;
const bowFile = file('bow.jpg');
const refusal = { title: 'Upload Failed', message: 'photo.notSent' } as const;
const upload = (id: number, part = {}) => ({
  id,
  file: bowFile,
  sent: null,
  problem: null,
  ...part,
});

const opened = beginEditing(boat);
const after = (...events: EditorEvent[]): BoatEditing => events.reduce(changeEditing, opened);
const typed = (description: string): EditorEvent => ({ event: 'edited', part: { description } });
const picked = (...files: File[]): EditorEvent => ({ event: 'photos picked', files, have: 2 });
const arrived = (...images: (typeof bow)[]): EditorEvent => ({
  event: 'photo arrived',
  id: 1,
  file: file('stern.jpg'),
  images,
});
const conflict = { theirs, isPublishing: true };
const sent = createDraft(saved);

const inFrench = {
  fr: { description: 'Rapide.', meetingPoint: '', bring: '', included: '', notIncluded: '' },
};

type Row = [what: string, events: EditorEvent[], part: Partial<BoatEditing>];

test.each<Row>([
  ['nothing has changed', [], { ...opened, tab: 'details', isSaving: false }],
  ['a field is edited', [typed('Fast.')], { draft: sent, base: createDraft(boat) }],
  ['a tab is chosen', [{ event: 'tab chosen', tab: 'photos' }], { tab: 'photos' }],
  [
    'fields on two tabs are invalid',
    [
      { event: 'tab chosen', tab: 'photos' },
      { event: 'refused', problems: { name: 'Wrong', 'availability.blocks': 'Wrong' } },
    ],
    { tab: 'details', errors: { name: 'Wrong', 'availability.blocks': 'Wrong' } },
  ],
  [
    'only a translation is invalid',
    [{ event: 'refused', problems: { 'translations.fr.bring': 'Wrong' } }],
    { tab: 'languages', errors: { 'translations.fr.bring': 'Wrong' } },
  ],
  [
    'an invalid translation is corrected',
    [
      { event: 'refused', problems: { 'translations.fr.bring': 'Wrong' } },
      { event: 'edited', part: { translations: inFrench } },
    ],
    { tab: 'languages', errors: {}, draft: { ...createDraft(boat), translations: inFrench } },
  ],
  [
    'only the translation of a stop is invalid',
    [{ event: 'refused', problems: { 'itinerary.0.translations.fr.title': 'Wrong' } }],
    { tab: 'languages', errors: { 'itinerary.0.translations.fr.title': 'Wrong' } },
  ],
  [
    'only the availability is invalid',
    [{ event: 'refused', problems: { 'availability.blocks': 'Wrong' } }],
    { tab: 'availability', errors: { 'availability.blocks': 'Wrong' } },
  ],
  [
    'the server rejects the boat without field errors',
    [
      { event: 'tab chosen', tab: 'photos' },
      { event: 'refused', problems: {} },
    ],
    { tab: 'photos', errors: {} },
  ],
  [
    'one of two invalid fields is edited',
    [{ event: 'refused', problems: { description: 'Wrong', name: 'Wrong' } }, typed('Fast.')],
    { errors: { name: 'Wrong' }, draft: sent },
  ],
  ['a save begins', [{ event: 'save began' }], { isSaving: true }],
  ['a save ends', [{ event: 'save began' }, { event: 'save ended' }], { isSaving: false }],
  [
    'the boat is saved without further edits',
    [
      typed('Fast.'),
      { event: 'draft saved', saved, sent },
      { event: 'saved', saved, isOurs: true },
    ],
    { boat: saved, base: sent, draft: sent, errors: {} },
  ],
  [
    'the boat is edited further during a save',
    [
      typed('Fast.'),
      { event: 'draft saved', saved, sent },
      typed('Fast, and dry.'),
      { event: 'saved', saved: theirs, isOurs: true },
    ],
    { boat: theirs, base: sent, draft: { ...sent, description: 'Fast, and dry.' } },
  ],
  [
    'the boat is edited further and saved by another user during a save',
    [
      typed('Fast.'),
      { event: 'draft saved', saved, sent },
      typed('Fast, and dry.'),
      { event: 'saved', saved: theirs, isOurs: false },
    ],
    { boat: saved, base: sent, draft: { ...sent, description: 'Fast, and dry.' } },
  ],
  [
    'another user has saved the boat',
    [{ event: 'save began' }, { event: 'conflict found', conflict }],
    { conflict, isSaving: true },
  ],
  [
    'the conflict is dismissed',
    [{ event: 'conflict found', conflict }, { event: 'conflict dismissed' }],
    { conflict: null, boat },
  ],
  [
    'a save overwrites the other version',
    [{ event: 'conflict found', conflict }, { event: 'save began' }],
    { conflict: null, isSaving: true },
  ],
  [
    'the other version is loaded',
    [typed('Mine.'), { event: 'conflict found', conflict }, { event: 'theirs loaded' }],
    { conflict: null, boat: theirs, base: createDraft(theirs), draft: createDraft(theirs) },
  ],
  [
    'the other version is loaded without a conflict',
    [{ event: 'theirs loaded' }],
    { boat, conflict: null },
  ],
  [
    'featuring is paid for',
    [typed('Fast.'), { event: 'featured', paid }],
    { boat: { ...boat, featured: true, featuredEndDate: '2027-01-15' }, draft: sent },
  ],
  [
    'the boat is refetched',
    [{ event: 'refetched', fresh: { ...boat, images: [] } }],
    { boat: { ...boat, images: [] } },
  ],
  [
    'a refetch returns an older version',
    [
      { event: 'draft saved', saved, sent },
      { event: 'refetched', fresh: boat },
    ],
    { boat: saved, base: sent },
  ],
  ['leaving is requested', [{ event: 'leaving requested' }], { isLeaving: true }],
  [
    'leaving is cancelled',
    [{ event: 'leaving requested' }, { event: 'leaving cancelled' }],
    { isLeaving: false },
  ],
  [
    'photos are picked twice',
    [picked(bowFile), picked(bowFile, bowFile)],
    { photos: { uploads: [upload(1), upload(2), upload(3)], refusals: [], lastId: 3 } },
  ],
  [
    'a photo is uploading',
    [picked(bowFile, bowFile), { event: 'photo under way', id: 2, sent: 0.5 }],
    { photos: { uploads: [upload(1), upload(2, { sent: 0.5 })], refusals: [], lastId: 2 } },
  ],
  [
    'an upload fails',
    [
      picked(bowFile),
      { event: 'photo under way', id: 1, sent: 0.5 },
      { event: 'photo refused', id: 1, refusal, isFinal: false },
    ],
    { photos: { uploads: [upload(1, { problem: refusal.message })], refusals: [], lastId: 1 } },
  ],
  [
    'a failed upload is retried',
    [
      picked(bowFile),
      { event: 'photo refused', id: 1, refusal, isFinal: false },
      { event: 'photo under way', id: 1, sent: 0 },
    ],
    { photos: { uploads: [upload(1, { sent: 0 })], refusals: [], lastId: 1 } },
  ],
  [
    'two photos are refused for the same reason',
    [
      picked(bowFile, bowFile),
      { event: 'photo refused', id: 1, refusal, isFinal: true },
      { event: 'photo refused', id: 2, refusal, isFinal: true },
    ],
    { photos: { uploads: [], refusals: [refusal], lastId: 2 } },
  ],
  [
    'a queued photo is removed, and another one is picked',
    [picked(bowFile), { event: 'photo dropped', id: 1 }, picked(bowFile)],
    { photos: { uploads: [upload(2)], refusals: [], lastId: 2 } },
  ],
])('the boat editor has the expected state when %s', (_, events, part) => {
  expect(after(...events)).toEqual({ ...opened, ...part });
});

test('files that are not photos are rejected, and do not count towards the photo limit', () => {
  const { uploads, refusals } = after(picked(file('a.pdf', 'application/pdf'), bowFile)).photos;
  expect(uploads).toEqual([upload(1)]);
  expect(refusals).toMatchObject([{ title: 'Invalid File Type' }]);
  const large = after(picked(file('large.jpg', 'image/jpeg', MAX_PHOTO_BYTES + 1)));
  expect(large.photos).toMatchObject({ uploads: [], refusals: [{ title: 'File Too Large' }] });
});

describe('an uploaded photo', () => {
  const paths = (draft: BoatEditing['draft']) => draft.images.map(({ path }) => path);

  test('an uploaded photo is in both drafts, with its file name as caption, and is not an unsaved change', () => {
    const editing = after(picked(bowFile), arrived(bow, deck, stern));
    expect(editing.draft.images.at(-1)).toMatchObject({ path: stern.path, caption: 'stern' });
    expect(paths(editing.base)).toEqual([bow.path, deck.path, stern.path]);
    expect([editing.photos.uploads, isDirty(editing)]).toEqual([[], false]);
  });

  test('a photo that was removed in the editor does not come back with the next upload', () => {
    const removed: EditorEvent = { event: 'edited', part: { images: [deck] } };
    const editing = after(removed, arrived(bow, deck, stern));
    expect(paths(editing.draft)).toEqual([deck.path, stern.path]);
    expect(editing.base.images.map(({ path, caption }) => [path, caption])).toEqual([
      [bow.path, ''],
      [deck.path, 'On deck'],
      [stern.path, 'stern'],
    ]);
  });

  test('a photo that arrives twice appears only once, in the editor’s order', () => {
    const turned: EditorEvent = { event: 'edited', part: { images: [deck, bow] } };
    const once = after(turned, arrived(stern));
    const twice = changeEditing(once, arrived(bow, deck, stern));
    expect(twice).toEqual(once);
    expect(paths(twice.draft)).toEqual([deck.path, bow.path, stern.path]);
  });
});

test('the boat editor is dirty while a photo is queued, or while the draft differs from the saved one', () => {
  expect(isDirty(opened)).toBe(false);
  expect(isDirty(beginEditing(null))).toBe(false);
  expect(isDirty(after(picked(bowFile)))).toBe(true);
  expect(isDirty(after(typed('Fast.')))).toBe(true);
  expect(isDirty(after(typed('Fast.'), typed('')))).toBe(false);
});

test('the boat editor saves again after a further edit, or if a picked photo was not sent', () => {
  const [waiting] = after(picked(bowFile)).photos.uploads;
  const both = waiting ? [waiting] : [];
  expect(hasMore(after(picked(bowFile)), both)).toBe(false);
  expect(hasMore(after(picked(bowFile), picked(bowFile)), both)).toBe(true);
  expect(hasMore(after(typed('Fast.')), both)).toBe(true);
  expect(hasMore(opened, [])).toBe(false);
});

test('a new meeting point photo is not an unsaved change, and removing it clears its caption', () => {
  const typed = changeEditing(beginEditing(boat), {
    event: 'edited',
    part: { meetingPhotoCaption: 'The blue gate' },
  });
  const added = changeEditing(typed, { event: 'meeting photo changed', photo: bow });
  expect(added.boat?.meetingPhoto).toEqual(bow);
  expect(added.draft.meetingPhotoCaption).toBe('The blue gate');
  const removed = changeEditing(added, { event: 'meeting photo changed', photo: null });
  expect(removed.boat?.meetingPhoto).toBeNull();
  expect(isDirty(removed)).toBe(false);
});
