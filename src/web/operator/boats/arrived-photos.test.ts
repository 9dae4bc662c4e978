import { expect, test } from 'vitest';
import { withArrived } from './arrived-photos.ts';
import { newDraft } from './boat-draft.ts';

const photo = (path: string, caption = '') => ({ path, caption, url: path });
const bow = photo('/photos/bow');
const deck = photo('/photos/deck', 'On deck');
const stern = photo('/photos/stern');
const having = (...images: (typeof bow)[]) => ({ ...newDraft, images });

test('a photo that was taken out in the editor does not come back with the next one', () => {
  const edited = { base: having(bow, deck), draft: having(deck) };
  const { base, draft } = withArrived(edited, [bow, deck, stern], { name: 'stern.jpg' });
  expect(draft.images.map(({ path }) => path)).toEqual(['/photos/deck', '/photos/stern']);
  expect(base.images.map(({ path, caption }) => [path, caption])).toEqual([
    ['/photos/bow', ''],
    ['/photos/deck', 'On deck'],
    ['/photos/stern', 'stern'],
  ]);
});

test('a photo that arrives twice is there once, in the order of the editor', () => {
  const once = withArrived({ base: having(bow, deck), draft: having(deck, bow) }, [stern], {
    name: 'stern.jpg',
  });
  const twice = withArrived(once, [bow, deck, stern], { name: 'stern.jpg' });
  expect(twice).toEqual(once);
  expect(twice.draft.images.map(({ path }) => path)).toEqual([deck.path, bow.path, stern.path]);
});
