import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  MAX_THUMBNAILS,
  chooseStockPhoto,
  stockPhotos,
} from './photos.ts';

test('a boat has at most 12 photos of up to 5 MB each, and shows 3 beside the cover', () => {
  expect(MAX_PHOTOS).toBe(12);
  expect(MAX_PHOTO_BYTES).toBe(5_242_880);
  expect(MAX_THUMBNAILS).toBe(3);
});

test.each([
  ['', 'stock-1'],
  ['a', 'stock-2'],
  ['b', 'stock-3'],
  ['c', 'stock-1'],
  ['ab', 'stock-1'],
  ['Tern', 'stock-2'],
])(
  'a boat named %j without photos shows %s, chosen by the character codes of its name',
  (text, photo) => {
    expect(chooseStockPhoto(text)).toBe(photo);
  },
);

test('any name is assigned one of the three stock photos', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (codes) => {
      const sum = codes.reduce((total, code) => total + code, 0);
      expect(chooseStockPhoto(String.fromCharCode(...codes))).toBe(stockPhotos[sum % 3]);
    }),
  );
});
