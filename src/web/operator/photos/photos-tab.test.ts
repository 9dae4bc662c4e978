import { expect, test } from 'vitest';
import { moveEntry } from './photos-tab.tsx';

test('a photo moves by one position, stops at the ends, or becomes the cover', () => {
  const photos = ['a', 'b', 'c'];
  expect(moveEntry(photos, 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(photos, 0, -1)).toEqual(photos);
  expect(moveEntry(photos, 2, 3)).toEqual(photos);
  expect(moveEntry(photos, 2, 0)).toEqual(['c', 'a', 'b']);
});
