import { expect, test } from 'vitest';
import { freeAttempts, listWaits, type AttemptKind } from './admin-sign-in.ts';

const kinds = Object.keys(freeAttempts) as AttemptKind[];

test.each(kinds)(
  'sign-in waits of the kind “%s” begin after its free attempts, and double from 15 seconds up to 15 minutes',
  (kind) => {
    const waits = listWaits(kind);
    expect(waits.slice(0, freeAttempts[kind])).toEqual(
      Array.from({ length: freeAttempts[kind] }, () => 0),
    );
    const growing = waits.slice(freeAttempts[kind]);
    expect(growing).toEqual([15, 30, 60, 120, 240, 480, 900]);
  },
);
