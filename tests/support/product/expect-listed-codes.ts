import { afterEach, expect } from 'vitest';
import { takeUnlistedCodes } from '../assertions/listed-error-codes.ts';

// Fails a test over HTTP that receives a code missing in its endpoint's `codes`, since OpenAPI publishes them as enums.
afterEach(() => {
  expect(takeUnlistedCodes(), 'codes to add to their endpoints').toEqual([]);
});
