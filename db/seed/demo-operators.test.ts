import { expect, test } from 'vitest';
import { MAX_INTRODUCTION_LENGTH } from '#domain/operators/captain-profile.ts';
import { demoProfiles } from './demo-operators.ts';

test('at least four demo captains have an introduction, and every introduction respects the length limit', () => {
  const introductions = Object.values(demoProfiles).flatMap(
    (profile) => profile.introduction ?? [],
  );
  expect(introductions.length).toBeGreaterThanOrEqual(4);
  expect(introductions.filter((text) => text.length > MAX_INTRODUCTION_LENGTH)).toEqual([]);
});
