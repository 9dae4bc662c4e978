import { expect, test } from 'vitest';
import { missingForPublishing } from '../../boat-readiness.ts';
import { visitedPlaceNames, visitedPlaces } from '../../borders.ts';
import { DOCUMENTS_NEEDED } from '../../documents.ts';
import { formatPlainListIn } from '../../list-formats.ts';
import en from './operator-boats.en.ts';

test('the editor of a boat says in English what the rules say', () => {
  const nothing = { photos: false, availability: false, pricing: false, isReady: false };
  const needs = formatPlainListIn('en', Object.values(en.needs));
  expect(en.missing(needs)).toBe(missingForPublishing(nothing));
  expect(en.missing(en.needs.pricing)).toBe(
    missingForPublishing({ ...nothing, photos: true, availability: true }),
  );
  expect(en.documentsNeeded).toBe(DOCUMENTS_NEEDED);
  for (const place of visitedPlaces) {
    expect(en.places[place].toLowerCase()).toBe(visitedPlaceNames[place].toLowerCase());
  }
});
