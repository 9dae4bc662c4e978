import { expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import { describeMissingForPublishing, type Readiness } from '#domain/boats/boat-readiness.ts';
import { visitedPlaces } from '#domain/island/borders.ts';
import { DOCUMENTS_NEEDED } from '#domain/operators/documents.ts';
import { localizePlainList } from '../formats/list-formats.ts';
import labels from '#locales/portal/shared/portal-labels.en.ts';
import details from '#locales/guest/boat/details.en.ts';
import en from '#locales/portal/operator/boats/operator-boats.en.ts';

test('the boat editor uses the same English as the rules', () => {
  const nothing = { photos: false, availability: false, pricing: false, isReady: false };
  const needs = localizePlainList('en', Object.values(labels.needs));
  expect(labels.boatNeeds(needs)).toBe(writeMissing(nothing));
  expect(labels.boatNeeds(labels.needs.pricing)).toBe(
    writeMissing({ ...nothing, photos: true, availability: true }),
  );
  expect(en.documentsNeeded).toBe(writeError('en', DOCUMENTS_NEEDED));
  for (const place of visitedPlaces) {
    expect(en.places[place].toLowerCase()).toBe(details.visitedPlaces[place].toLowerCase());
  }
});

function writeMissing(readiness: Readiness): string | null {
  const missing = describeMissingForPublishing(readiness);
  return missing && writeError('en', missing);
}
