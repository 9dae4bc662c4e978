import { afterEach, expect } from 'vitest';
import { takeUnlistedCodes } from '../assertions/listed-error-codes.ts';

// Fails a test that receives an error code its endpoint does not list, because OpenAPI publishes the lists as enums.
afterEach(() => {
  expect(takeUnlistedCodes(), 'codes to add to their endpoints').toEqual([]);
});
