import { expect, test } from 'vitest';
import { missingForPublishing } from '#domain/boats/boat-readiness.ts';
import { visitedPlaces } from '#domain/island/borders.ts';
import { DOCUMENTS_NEEDED } from '#domain/operators/documents.ts';
import { formatPlainListIn } from '../formats/list-formats.ts';
import labels from '#locales/portal/shared/portal-labels.en.ts';
import details from '#locales/guest/boat/details.en.ts';
import en from '#locales/portal/operator/boats/operator-boats.en.ts';

test('the editor of a boat says in English what the rules say', () => {
  const nothing = { photos: false, availability: false, pricing: false, isReady: false };
  const needs = formatPlainListIn('en', Object.values(en.needs));
  expect(labels.boatNeeds(needs)).toBe(missingForPublishing(nothing));
  expect(labels.boatNeeds(en.needs.pricing)).toBe(
    missingForPublishing({ ...nothing, photos: true, availability: true }),
  );
  expect(en.documentsNeeded).toBe(DOCUMENTS_NEEDED);
  for (const place of visitedPlaces) {
    expect(en.places[place].toLowerCase()).toBe(details.visitedPlaces[place].toLowerCase());
  }
});
