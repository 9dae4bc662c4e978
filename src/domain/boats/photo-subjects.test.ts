import { expect, test } from 'vitest';
import { advisePhotoSet, type PhotoSubject } from './photo-subjects.ts';

const of = (...subjects: (PhotoSubject | null)[]) =>
  advisePhotoSet(subjects.map((shows) => ({ shows })));

test('a boat without photos lacks photos of the boat, the deck, people and a place', () => {
  expect(of()).toEqual({ undescribed: 0, missing: ['boat', 'deck', 'people', 'place'] });
});

test('a set of photos lacks the subjects that no photo shows', () => {
  expect(of('place', 'boat', 'other', 'boat').missing).toEqual(['deck', 'people']);
  expect(of('place', 'boat', 'people', 'deck')).toEqual({ undescribed: 0, missing: [] });
});

test('photos without a described subject are counted and cover no wanted subject', () => {
  expect(of('boat', null, null)).toEqual({
    undescribed: 2,
    missing: ['deck', 'people', 'place'],
  });
  expect(advisePhotoSet([{}]).undescribed).toBe(1);
});
