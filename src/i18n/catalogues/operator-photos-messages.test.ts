import { expect, test } from 'vitest';
import {
  notAPhoto,
  photosBeingPrepared,
  photoTooLarge,
  tooManyPhotos,
} from '#domain/boats/photo-rules.ts';
import en from '#locales/portal/operator/boats/operator-photos.en.ts';

test('each refusal of a photo has its title in the catalogues, in English as the rule has it', () => {
  const refusals = [notAPhoto('a'), photosBeingPrepared, photoTooLarge('a', 1), tooManyPhotos(0)];
  const titles = refusals.map(({ title }) => title);
  expect(Object.keys(en.refusals).toSorted()).toEqual(titles.toSorted());
  expect(Object.values(en.refusals)).toEqual(Object.keys(en.refusals));
});
