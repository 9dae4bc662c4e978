import { expect, test } from 'vitest';
import { moved } from './photos-tab.tsx';

test('a photo moves by one position, stops at the ends, or becomes the cover', () => {
  const photos = ['a', 'b', 'c'];
  expect(moved(photos, 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(photos, 0, -1)).toEqual(photos);
  expect(moved(photos, 2, 3)).toEqual(photos);
  expect(moved(photos, 2, 0)).toEqual(['c', 'a', 'b']);
});
