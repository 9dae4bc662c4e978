import { expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import { checkPhotos } from './photo-uploads.ts';

const photo = { name: 'bow.jpg', type: 'image/jpeg', size: 1000 };
const titles = (files: (typeof photo)[], have = 0) =>
  checkPhotos(files, have).refusals.map(
    ({ title, message }) => `${title}: ${writeError('en', message)}`,
  );

test('when too many photos are picked, the first ones are accepted', () => {
  const bow = { ...photo, name: 'bow.jpg' };
  const mast = { ...photo, name: 'mast.jpg' };
  const picked = [bow, mast, { ...photo, name: 'stern.jpg' }];
  expect(checkPhotos(picked, 10).accepted).toEqual([bow, mast]);
  expect(titles(picked, 10)).toEqual([
    'Too Many Files: You can only upload 2 more photo(s). Maximum 12 photos allowed.',
  ]);
  expect(checkPhotos(picked, 12).accepted).toEqual([]);
});

test('a file that is not a photo does not count towards the photo limit', () => {
  const text = { ...photo, name: 'notes.txt', type: 'text/plain' };
  expect(checkPhotos([text, photo], 11).accepted).toEqual([photo]);
  expect(titles([text, photo], 11)).toEqual([
    'Invalid File Type: notes.txt is not a valid image file.',
  ]);
});

test('an invalid file is rejected by name, and the others are accepted', () => {
  const text = { ...photo, name: 'notes.txt', type: 'text/plain' };
  const large = { ...photo, name: 'large.jpg', size: 5 * 1024 * 1024 + 1 };
  const { accepted, refusals } = checkPhotos([text, photo, large], 0);
  expect(accepted).toEqual([photo]);
  expect(refusals.map(({ message }) => writeError('en', message))).toEqual([
    'notes.txt is not a valid image file.',
    'large.jpg is 5.1 MB. Maximum size is 5MB.',
  ]);
});

test('SVG and HEIC files are rejected', () => {
  const refused = titles([
    { ...photo, name: 'a.svg', type: 'image/svg+xml' },
    { ...photo, name: 'b.HEIC', type: '' },
  ]);
  expect(refused[0]).toBe('Invalid File Type: a.svg is not a valid image file.');
  expect(refused[1]).toMatch(/^Invalid File Type: b\.HEIC .*JPEG/);
});
