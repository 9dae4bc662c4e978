import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  captionFromFile,
  tidyFileName,
  MAX_CAPTION_CHARACTERS,
  notAPhoto,
  photoTooLarge,
  tidyCaption,
  tooManyPhotos,
} from './photo-rules.ts';
import { MAX_PHOTO_BYTES } from './photos.ts';

test('refusals are in the spec’s words', () => {
  expect(tooManyPhotos(10)).toEqual({
    title: 'Too Many Files',
    message: 'You can only upload 2 more photo(s). Maximum 12 photos allowed.',
  });
  expect(tooManyPhotos(13).message).toContain('only upload 0 more');
  expect(notAPhoto('log.pdf')).toEqual({
    title: 'Invalid File Type',
    message: 'log.pdf is not a valid image file.',
  });
  expect(notAPhoto('a.heic', 'Send it as JPEG.').message).toBe(
    'a.heic is not a valid image file. Send it as JPEG.',
  );
});

test.each([
  [MAX_PHOTO_BYTES + 1, '5.1 MB'],
  [6.2 * 1024 * 1024, '6.2 MB'],
  [120 * 1024 * 1024, '120.0 MB'],
])('a file of %d bytes is said to be %s', (bytes, size) => {
  expect(photoTooLarge('reef.jpg', bytes)).toEqual({
    title: 'File Too Large',
    message: `reef.jpg is ${size}. Maximum size is 5MB.`,
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
  expect(captionFromFile(file)).toBe(caption);
});

test('whatever a file is called, its name and caption are one short visible line', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 }), (codes) => {
      const told = String.fromCharCode(...codes);
      for (const text of [tidyFileName(told), captionFromFile(told), tidyCaption(told)]) {
        expect(text.length).toBeLessThanOrEqual(MAX_CAPTION_CHARACTERS);
        expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(text).not.toMatch(/\p{Cs}/u);
      }
      expect(tidyFileName(told)).not.toBe('');
    }),
  );
});
