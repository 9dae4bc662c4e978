import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildCaption,
  tidyFileName,
  MAX_CAPTION_CHARACTERS,
  refuseNotAPhoto,
  refuseLargePhoto,
  tidyCaption,
  refuseTooManyPhotos,
  HEIC_ADVICE,
} from './photo-rules.ts';
import { MAX_PHOTO_BYTES } from './photos.ts';

test('photos are refused with the specification’s messages', () => {
  expect(refuseTooManyPhotos(10)).toEqual({
    title: 'Too Many Files',
    message: { code: 'photos.onlyMore', values: { count: 2, max: 12 } },
  });
  expect(refuseTooManyPhotos(13).message).toMatchObject({ values: { count: 0 } });
  expect(refuseNotAPhoto('log.pdf')).toEqual({
    title: 'Invalid File Type',
    message: { code: 'photo.invalid', values: { text: 'log.pdf' } },
  });
  expect(refuseNotAPhoto('a.heic', HEIC_ADVICE).message).toEqual({
    code: 'photo.invalidBecause',
    values: { text: 'a.heic', detail: HEIC_ADVICE },
  });
});

test.each([
  [MAX_PHOTO_BYTES + 1, '5.1 MB'],
  [6.2 * 1024 * 1024, '6.2 MB'],
  [120 * 1024 * 1024, '120.0 MB'],
])('the size of a file of %d bytes reads as %s', (bytes, size) => {
  expect(refuseLargePhoto('reef.jpg', bytes)).toEqual({
    title: 'File Too Large',
    message: {
      code: 'photo.tooLarge',
      values: { text: 'reef.jpg', megabytes: size.replace(' MB', ''), count: 5 },
    },
  });
});

test.each([
  ['Sunset at Maho.jpg', 'Sunset at Maho'],
  ['IMG_2041.JPEG', 'IMG_2041'],
  ['reef.final.png', 'reef.final'],
  ['no extension', 'no extension'],
  ['Dr. Rosa and crew', 'Dr. Rosa and crew'],
  ['.jpg', '.jpg'],
  ['C:\\Users\\rosa\\Bahía.webp', 'Bahía'],
  ['../../etc/passwd', 'passwd'],
  ['two\nlines\t and a tab.jpg', 'two lines and a tab'],
  ['gpj.\u202Eevil\u0000.jpg', 'gpj.evil'],
  ['', 'The file'],
])('the file %j gets the caption %j', (file, caption) => {
  expect(buildCaption(file)).toBe(caption);
});

test('any file name and its caption become one short visible line', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 }), (codes) => {
      const told = String.fromCharCode(...codes);
      for (const text of [tidyFileName(told), buildCaption(told), tidyCaption(told)]) {
        expect(text.length).toBeLessThanOrEqual(MAX_CAPTION_CHARACTERS);
        expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(text).not.toMatch(/\p{Cs}/u);
      }
      expect(tidyFileName(told)).not.toBe('');
    }),
  );
});
