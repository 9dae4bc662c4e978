import { expect, test } from 'vitest';
import {
  refuseNotAPhoto,
  photosBeingPrepared,
  refuseLargePhoto,
  refuseTooManyPhotos,
} from '#domain/boats/photo-rules.ts';
import en from '#locales/portal/operator/boats/operator-photos.en.ts';

test('each refusal of a photo has a title in the catalogues, and the English one is the same as the rule’s', () => {
  const refusals = [
    refuseNotAPhoto('a'),
    photosBeingPrepared,
    refuseLargePhoto('a', 1),
    refuseTooManyPhotos(0),
  ];
  const titles = refusals.map(({ title }) => title);
  expect(Object.keys(en.refusals).toSorted()).toEqual(titles.toSorted());
  expect(Object.values(en.refusals)).toEqual(Object.keys(en.refusals));
});
